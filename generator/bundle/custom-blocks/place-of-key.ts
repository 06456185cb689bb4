/** Texts and comments: what stands in them is no key. */
const noCode = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;

/** Places count from 1 for people. */
export function placeAt(text: string, index: number): { line: number; column: number } {
  const before = text.slice(0, index).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

const escaped = (key: string) => key.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Code with blanks in the place of texts and comments, but for keys that are written as texts. */
const withoutTexts = (text: string) =>
  text.replaceAll(noCode, (found, at: number) => {
    const isKey = /^['"]/.test(found) && /^\s*:/.test(text.slice(at + found.length));
    return isKey ? found : found.replaceAll(/[^\n]/g, ' ');
  });

/** The next key of the same object, or of another. */
const nextKey = /[,{]\s*['"]?[\w$-]+['"]?\s*:/;

/**
 * Where a key of an object stands in code, as far as letters tell: behind the keys that lead to it, else anywhere.
 * @param value what it is given, where that tells it from others of its name
 * @returns undefined where no key is called so
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

/** Where code last says what a pattern finds; undefined where it never does. */
export function placeOfLast(text: string, pattern: RegExp): { line: number; column: number } | undefined {
  const found = [...withoutTexts(text).matchAll(new RegExp(pattern, 'g'))].at(-1);
  return found && placeAt(text, found.index);
}
