/** Strings and comments, which contain no keys. */
const noCode = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;

/** Line and column of an index, both from 1. */
export function placeAt(text: string, index: number): { line: number; column: number } {
  const before = text.slice(0, index).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

const escaped = (key: string) => key.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Code with strings and comments replaced by spaces, except quoted keys. */
const withoutTexts = (text: string) =>
  text.replaceAll(noCode, (found, at: number) => {
    const isKey = /^['"]/.test(found) && /^\s*:/.test(text.slice(at + found.length));
    return isKey ? found : found.replaceAll(/[^\n]/g, ' ');
  });

/** Start of the next key, in the same object or another. */
const nextKey = /[,{]\s*['"]?[\w$-]+['"]?\s*:/;

/**
 * Finds a key of an object literal by text search: after the keys that lead to it, or else anywhere.
 * @param value pattern of its value, to tell it from other keys of the same name
 * @returns undefined if there is no such key
 */
export function placeOfKey(text: string, path: readonly string[], value = /(?:)/): { line: number; column: number } | undefined {
  const code = withoutTexts(text);
  const indexesOf = (key: string) =>
    [...code.matchAll(new RegExp(String.raw`(?<![\w$.])(['"]?)${escaped(key)}\1\s*(?=[:,}])`, 'g'))].map(({ index }) => index);
  const from = path.slice(0, -1).reduce((at, key) => indexesOf(key).find((index) => index > at) ?? at, -1);
  const all = indexesOf(path.at(-1) ?? '');
  const isMeant = (index: number) => value.test(code.slice(index).split(nextKey, 1)[0] ?? '');
  const found =
    all.find((index) => index > from && isMeant(index)) ?? all.find(isMeant) ?? all.find((index) => index > from) ?? all[0];
  return found === undefined ? undefined : placeAt(text, found);
}

/** Position of the last match of a pattern in code; undefined if there is none. */
export function placeOfLast(text: string, pattern: RegExp): { line: number; column: number } | undefined {
  const found = [...withoutTexts(text).matchAll(new RegExp(pattern, 'g'))].at(-1);
  return found && placeAt(text, found.index);
}
