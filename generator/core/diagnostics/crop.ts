import { graphemesOf } from '../util/graphemes.ts';

/** Maximum length of quoted content in messages, in graphemes. */
const maxShown = 80;

/** Truncates a text for messages with an ellipsis, never within a grapheme. The cost does not depend on the text's length. */
export function crop(text: string, most = maxShown): string {
  // A letter with very many combining marks is a single grapheme: limit by code units, too.
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

/** Truncates every text in a value. */
export function cropAll<Value>(value: Value): Value {
  if (typeof value === 'string') return crop(value) as Value;
  if (Array.isArray(value)) return value.map((one) => cropAll(one)) as Value;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cropAll(one)])) as Value;
}
