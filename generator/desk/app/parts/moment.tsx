import { useClock } from '../data/formats.ts';

/** Time of something, in words and for programs. */
export function Moment({ at }: { at: number }) {
  const clock = useClock();
  return <time dateTime={new Date(at).toISOString()}>{clock(at)}</time>;
}
