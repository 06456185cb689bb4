const strictUtf8 = new TextDecoder('utf-8', { fatal: true });

function decodeAs(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: encoding === 'utf-8' }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Encoding that a byte order mark states. */
function markedEncoding([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return first === 0xef && second === 0xbb && third === 0xbf ? 'utf-8' : undefined;
}

/** Whether a page states an encoding of Latin writing, as old editors did, and is Arabic: its words are accents only. */
const isMisread = (stated: string, arabic: string): boolean =>
  /[\u00c0-\u00ff]{4,}/.test(stated) && /[\u0621-\u064a]{4,}/.test(arabic) && !/[\u0621-\u064a]{2,}/.test(stated);

/**
 * Text of a file of unknown encoding: that of the byte order mark, UTF-8 if it is valid, else what the file states if it can be so, else the
 * Arabic encoding of Windows.
 */
export function readText(bytes: Uint8Array): string {
  const marked = markedEncoding(bytes);
  if (marked) return new TextDecoder(marked).decode(bytes);
  try {
    return strictUtf8.decode(bytes);
  } catch {
    const start = new TextDecoder('latin1').decode(bytes.slice(0, 4096));
    const stated = /charset\s*=\s*["']?\s*([\w-]+)/i.exec(start)?.[1];
    const isUtf8 = stated === undefined || /^utf-?8$/i.test(stated);
    const arabic = new TextDecoder('windows-1256').decode(bytes);
    const text = isUtf8 ? undefined : decodeAs(bytes, stated);
    return text === undefined || isMisread(text, arabic) ? arabic : text;
  }
}
