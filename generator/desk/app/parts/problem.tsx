import { problem } from '../style/desk.ts';

/** Sentence about what went wrong, read aloud at once; renders nothing without one. */
export function Problem({ words }: { words: string | undefined }) {
  if (words === undefined) return null;
  return (
    <p role="alert" className={problem}>
      {words}
    </p>
  );
}
