import { memoize, once } from '../../core/util/memoize.ts';

/** A text saved after decoding with the wrong encoding. */
export interface EncodingDamage {
  /** Index of the first damage. */
  index: number;
  /** The text decoded correctly, if that gives Arabic; undefined if letters are lost. */
  repaired: string | undefined;
  /** The repaired text has no damage left. */
  isWhole: boolean;
}

/** Encodings that Arabic in UTF-8 is mistakenly decoded with, the most common first. */
const misreadings = ['windows-1252', 'windows-1256', 'macintosh', 'windows-1251'] as const;

/** Single-byte Arabic encodings that are mistakenly decoded as Windows-1252. */
const singleByte = ['windows-1256', 'iso-8859-6'] as const;

/** The byte of each character of an encoding above ASCII. */
const bytesOf = memoize((encoding: string): ReadonlyMap<string, number> => {
  const high = Uint8Array.from({ length: 128 }, (_, index) => index + 128);
  const known = [...new TextDecoder(encoding).decode(high)].map((character, index) => [character, index + 128] as const);
  // Some programs keep a byte without a character as the code point of the same number.
  const bare = Array.from({ length: 32 }, (_, index) => [String.fromCharCode(index + 128), index + 128] as const);
  return new Map([...bare, ...known]);
});

const utf8 = once(() => new TextDecoder('utf-8', { fatal: true }));

const arabic = /[\u0621-\u064A\u066E-\u06D3]/g;
const lettersIn = (text: string) => text.match(arabic)?.length ?? 0;

function decode(bytes: number[]): string | undefined {
  try {
    return utf8().decode(Uint8Array.from(bytes));
  } catch {
    return undefined;
  }
}

/** Decodes again: runs of non-ASCII characters whose bytes in `encoding` are valid UTF-8. */
function decodeAs(text: string, encoding: string): { text: string; index: number } | undefined {
  const bytes = bytesOf(encoding);
  let index = -1;
  const read = text.replaceAll(/[^\0-\x7f]+/g, (run, at: number) => {
    const codes = [...run].map((character) => bytes.get(character) ?? -1);
    const meant = codes.includes(-1) ? undefined : decode(codes);
    if (meant === undefined) return run;
    if (index === -1) index = at;
    return meant;
  });
  return index === -1 ? undefined : { text: read, index };
}

/** A text may have been damaged and saved several times. */
const maxRounds = 3;

function fromUtf8(text: string): { text: string; index: number } | undefined {
  for (const encoding of misreadings) {
    let read = decodeAs(text, encoding);
    const index = read?.index ?? 0;
    for (let round = 1; read && round <= maxRounds; round++) {
      const isArabic = read.text.split(/\s+/).some((word) => lettersIn(word) > 1) && lettersIn(read.text) > lettersIn(text) / 3;
      if (isArabic && read.text !== text) return { text: read.text, index };
      read = decodeAs(read.text, encoding);
    }
  }
  return undefined;
}

/** Runs of accented Western letters: no language has four in a row. */
const westernRun = /[\u00A1-\u00FF]+/g;
const suspectRun = /[\u00C1-\u00FE]{4,}/;

/** Number of Arabic articles in a text; used to guess the intended encoding. */
const articlesIn = (text: string) => text.match(/ال/g)?.length ?? 0;

function fromSingleByte(text: string): { text: string; index: number } | undefined {
  const index = text.search(suspectRun);
  if (index === -1) return undefined;
  const western = bytesOf('windows-1252');
  const candidates = singleByte.flatMap((encoding) => {
    const decoder = new TextDecoder(encoding);
    const decodeRun = (run: string) => decoder.decode(Uint8Array.from(run, (character) => western.get(character) ?? 63));
    const first = decodeRun(suspectRun.exec(text)?.[0] ?? '');
    return lettersIn(first) === first.length ? [text.replaceAll(westernRun, decodeRun)] : [];
  });
  const [best] = candidates.toSorted((one, other) => articlesIn(other) - articlesIn(one));
  return best === undefined ? undefined : { text: best, index };
}

/** Index of letters that the encoding could not represent, if any. */
function lostLetters(text: string): number | undefined {
  const replaced = text.indexOf('\uFFFD');
  if (replaced !== -1) return replaced;
  const words = text.split(/\s+/).filter((word) => /^[?.,:;!()«»"'\-–]*$/.test(word) && /\?\?/.test(word));
  const lengths = words.map((word) => word.replaceAll(/[^?]/g, '').length);
  const count = lengths.reduce((sum, length) => sum + length, 0);
  const others = text.replaceAll(/[\s\p{P}\p{N}]/gu, '').length;
  const isSum = words.length > 1 && new Set(lengths).size === 1;
  return count >= 4 && others <= count && !isSum ? text.indexOf('??') : undefined;
}

/** Signs that damage is left after repair. */
const remainingDamage = /[ØÙ](?![A-Za-zÀ-ÖÙ-öø-ÿ]*[a-z])|ط§|ظ„|\uFFFD/;

/** The damage of a text decoded with the wrong encoding; undefined if there is none. */
export function findDamage(text: string): EncodingDamage | undefined {
  const read = fromUtf8(text) ?? fromSingleByte(text);
  if (read) return { index: read.index, repaired: read.text, isWhole: !remainingDamage.test(read.text) };
  const lost = lostLetters(text);
  return lost === undefined ? undefined : { index: lost, repaired: undefined, isWhole: false };
}
