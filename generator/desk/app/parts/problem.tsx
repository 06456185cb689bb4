import { problem } from '../style/desk.ts';

/** Sentence about what went wrong, read aloud at once; renders nothing without one. */
export function Problem({ words }: { words: string | undefined }) {
  return <div role="alert">{words === undefined ? null : <p className={problem}>{words}</p>}</div>;
}
