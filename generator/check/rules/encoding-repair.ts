import { memoize, once } from '../../core/util/memoize.ts';

/** A text that was read in a wrong encoding and saved so. */
export interface EncodingDamage {
  /** Where it shows first. */
  index: number;
  /** The text read as it was meant, where that gives Arabic; undefined where letters are lost. */
  repaired: string | undefined;
  /** Nothing of the damage is left in what was repaired. */
  isWhole: boolean;
}

/** Encodings in which Arabic in UTF-8 is read by mistake, those of Arabic and Western Windows first. */
const misreadings = ['windows-1252', 'windows-1256', 'macintosh', 'windows-1251'] as const;

/** Encodings of one byte a letter that are read as the Western one. */
const singleByte = ['windows-1256', 'iso-8859-6'] as const;

/** The byte of each character of an encoding above ASCII. */
const bytesOf = memoize((encoding: string): ReadonlyMap<string, number> => {
  const high = Uint8Array.from({ length: 128 }, (_, index) => index + 128);
  const known = [...new TextDecoder(encoding).decode(high)].map((character, index) => [character, index + 128] as const);
  // Programs that know no character for a byte leave it as its number.
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

/** Runs of characters above ASCII that, as the bytes they were, are UTF-8: read as that. */
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

/** What is read again more often was saved so more often. */
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

/** Words of Western letters with marks: no language has four of them in a row. */
const westernRun = /[\u00A1-\u00FF]+/g;
const suspectRun = /[\u00C1-\u00FE]{4,}/;

/** How often the article stands in a text, by which the encoding is told that was meant. */
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

/** What is left of letters that an encoding did not have. */
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

/** Signs of damage that are left. */
const remainingDamage = /[ØÙ](?![A-Za-zÀ-ÖÙ-öø-ÿ]*[a-z])|ط§|ظ„|\uFFFD/;

/** What is wrong with a text that was read in a wrong encoding; undefined where nothing is. */
export function findDamage(text: string): EncodingDamage | undefined {
  const read = fromUtf8(text) ?? fromSingleByte(text);
  if (read) return { index: read.index, repaired: read.text, isWhole: !remainingDamage.test(read.text) };
  const lost = lostLetters(text);
  return lost === undefined ? undefined : { index: lost, repaired: undefined, isWhole: false };
}
