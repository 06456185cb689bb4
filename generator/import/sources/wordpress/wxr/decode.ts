import { createReadStream } from 'node:fs';

const declaration = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/;

/** Characters that XML forbids and old databases contain nevertheless. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: They are what is removed.
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** Name of the encoding of a file by its first bytes: byte order mark, else the XML declaration, else UTF-8. */
function encodingOf(start: Uint8Array): string {
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  const name = declaration.exec(Buffer.from(start.subarray(0, 256)).toString('latin1'))?.[1] ?? 'utf-8';
  return /^utf-?16/i.test(name) ? 'utf-8' : name;
}

/** Decoder of a file by its first bytes. Invalid bytes become U+FFFD. */
export function decoderFor(start: Uint8Array): TextDecoder {
  try {
    return new TextDecoder(encodingOf(start));
  } catch {
    return new TextDecoder();
  }
}

/** Text of an XML file in parts, without a byte order mark and the characters that XML forbids. */
export async function* decodedParts(path: string): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  for await (const bytes of createReadStream(path, { highWaterMark: 64 * 1024 })) {
    decoder ??= decoderFor(bytes);
    yield decoder.decode(bytes, { stream: true }).replace(forbidden, '');
  }
  if (decoder) yield decoder.decode().replace(forbidden, '');
}
