const maxStated = 4096;

/** Encoding that a byte order mark or the zeros of UTF-16 show. */
function markedEncoding(bytes: Uint8Array): string | undefined {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0x3c && second === 0 && bytes[3] === 0) return 'utf-16le';
  return first === 0 && second === 0x3c ? 'utf-16be' : undefined;
}

/** Encoding that a page states in its first bytes. */
function statedEncoding(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, maxStated));
  return /(?:charset|encoding)\s*=\s*["']?\s*([\w:-]+)/i.exec(start)?.[1]?.toLowerCase();
}

function decodedAs(bytes: Uint8Array, encoding: string, fatal = false): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Text that is judged; tags and entities are the same in all encodings. */
const maxJudged = 200_000;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/**
 * How much a text looks like writing: Arabic words and articles are for it; Arabic beside Latin letters in a word, words full of
 * accents and control characters are against it.
 */
function likelihood(decoded: string): number {
  const text = decoded.slice(0, maxJudged);
  const good = count(text, /[\u0621-\u064a]{2,}/g) + 3 * count(text, /(?<![\u0621-\u064a])ال[\u0621-\u064a]{2}/g);
  const mixed = count(text, /[A-Za-z\u00c0-\u024f][\u0621-\u064a]|[\u0621-\u064a][A-Za-z\u00c0-\u024f]/g);
  const accented = count(text, /[\u00c0-\u00ff]{3,}/g) + count(text, /[\u00d8-\u00db][\u0080-\u00bf\u2018-\u2030]/g);
  const broken = count(text, /[\u0080-\u009f\ufffd]/g);
  return good - 4 * mixed - 3 * accented - 4 * broken;
}

/** Encodings of Arabic and Latin writing before UTF-8. */
const candidates = ['windows-1256', 'iso-8859-6', 'windows-1252'];

/** A page as text. */
export interface DecodedPage {
  text: string;
  encoding: string;
}

/**
 * Decodes a page. The byte order mark decides; valid UTF-8 is UTF-8, whatever the page states; else the stated encoding and the
 * usual ones are tried, and the text that looks most like Arabic or Latin writing is taken.
 */
export function decodePage(bytes: Uint8Array): DecodedPage {
  const marked = markedEncoding(bytes);
  if (marked !== undefined) return { text: new TextDecoder(marked).decode(bytes), encoding: marked };
  const utf8 = decodedAs(bytes, 'utf-8', true);
  if (utf8 !== undefined) return { text: utf8, encoding: 'utf-8' };
  const stated = statedEncoding(bytes);
  const encodings = [...(stated === undefined || /^utf-?(?:8|16)/.test(stated) ? [] : [stated]), ...candidates, 'utf-8'];
  const tried = [...new Set(encodings)].flatMap((encoding) => {
    const text = decodedAs(bytes, encoding);
    return text === undefined ? [] : [{ text, encoding, likelihood: likelihood(text) }];
  });
  const best = tried.reduce((one, other) => (other.likelihood > one.likelihood ? other : one));
  return { text: best.text, encoding: best.encoding };
}
