import { graphemesOf } from '../util/graphemes.ts';

/** Signs, as readers count them, that a message shows of what it quotes. */
const maxShown = 80;

/** A text as messages quote it: long ones end in an ellipsis, never within a sign. Takes no longer for a longer text. */
export function crop(text: string, most = maxShown): string {
  // Marks without end on one letter are one sign: they are cut by their number.
  const within = text.slice(0, most * 4);
  if (within.length <= most) return text;
  let end = 0;
  let count = 0;
  for (const { index, segment } of graphemesOf(within)) {
    if (count === most) return `${within.slice(0, index)}…`;
    count++;
    end = index + segment.length;
  }
  return within.length === text.length ? text : `${within.slice(0, end).toWellFormed()}…`;
}

/** The same of every text in a value. */
export function cropAll<Value>(value: Value): Value {
  if (typeof value === 'string') return crop(value) as Value;
  if (Array.isArray(value)) return value.map((one) => cropAll(one)) as Value;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cropAll(one)])) as Value;
}
