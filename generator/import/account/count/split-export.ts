import { createReadStream } from 'node:fs';
import { SourceError } from '../../model/source-error.ts';

/** Characters of one item, beyond which no honest export goes. */
const longestItem = 64 * 1024 * 1024;

/** Bytes read at once. */
const chunkSize = 256 * 1024;

/** Part of an export: an item, or what is between items. Its text is without the tags of the item. */
export interface ExportPart {
  isItem: boolean;
  text: string;
  line: number;
  /** Opening tag of an item. */
  tag: string;
}

const mark = /<!\[CDATA\[|<!--|<item(?:\s[^>]*)?>|<\/item\s*>/g;

/** Ends of sections in which tags are text. */
const sectionEnds: Record<string, string> = { '<![CDATA[': ']]>', '<!--': '-->' };

/** Characters at the end of a chunk that may begin a mark. */
const longestMark = 512;

const linesIn = (text: string): number => {
  let lines = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines++;
  return lines;
};

/** Splits text that arrives in pieces. Holds one part at a time. */
class Splitter {
  readonly #file: string;
  #pending = '';
  #part: string[] = [];
  #length = 0;
  #tag = '';
  #sectionEnd = '';
  #line = 1;
  #start = 1;

  constructor(file: string) {
    this.#file = file;
  }

  /** @param isLast whether the text ends with this piece */
  *push(piece: string, isLast: boolean): Generator<ExportPart> {
    this.#pending += piece;
    for (;;) {
      const step = this.#sectionEnd === '' ? this.#nextMark(isLast) : this.#nextEnd(isLast);
      if (step === undefined) break;
      if (step !== null) yield step;
    }
    if (isLast) yield this.#finish('');
  }

  #keep(end: number): void {
    const text = this.#pending.slice(0, end);
    this.#pending = this.#pending.slice(end);
    this.#line += linesIn(text);
    this.#length += text.length;
    if (this.#length > longestItem) throw new SourceError('hostile', { file: this.#file, line: this.#start });
    // Text between items is not needed beyond the header, but its length is bounded all the same.
    this.#part.push(text);
  }

  /** @param tag opening tag of the next item */
  #finish(tag: string): ExportPart {
    const part = { isItem: this.#tag !== '', text: this.#part.join(''), line: this.#start, tag: this.#tag };
    this.#part = [];
    this.#length = 0;
    this.#tag = tag;
    this.#start = this.#line;
    return part;
  }

  /** @returns a finished part, null to go on, or undefined to wait for more text */
  #nextMark(isLast: boolean): ExportPart | null | undefined {
    mark.lastIndex = 0;
    const found = mark.exec(this.#pending);
    if (!found) {
      const end = isLast ? this.#pending.length : this.#pending.length - longestMark;
      if (end > 0) this.#keep(end);
      return undefined;
    }
    const sectionEnd = sectionEnds[found[0]];
    if (sectionEnd !== undefined) {
      this.#keep(found.index + found[0].length);
      this.#sectionEnd = sectionEnd;
      return null;
    }
    this.#keep(found.index);
    this.#pending = this.#pending.slice(found[0].length);
    return this.#finish(found[0].startsWith('</') ? '' : found[0]);
  }

  #nextEnd(isLast: boolean): null | undefined {
    const at = this.#pending.indexOf(this.#sectionEnd);
    if (at === -1) {
      const end = isLast ? this.#pending.length : this.#pending.length - this.#sectionEnd.length;
      if (end > 0) this.#keep(end);
      return undefined;
    }
    this.#keep(at + this.#sectionEnd.length);
    this.#sectionEnd = '';
    return null;
  }
}

/** Encoding of the XML declaration. */
function encodingOf(start: Uint8Array): string {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  const declared = /^[^<]*<\?xml[^>]*?encoding\s*=\s*["']([\w-]+)["']/.exec(
    new TextDecoder('latin1').decode(start.slice(0, 256)),
  );
  return declared?.[1] ?? 'utf-8';
}

function decoderOf(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding);
  } catch {
    return new TextDecoder();
  }
}

/** Parts of an export file in order, at most one in memory. @throws SourceError for an item beyond all measure */
export async function* splitExport(path: string, file: string): AsyncGenerator<ExportPart> {
  const splitter = new Splitter(file);
  let decoder: TextDecoder | undefined;
  for await (const chunk of createReadStream(path, { highWaterMark: chunkSize }) as AsyncIterable<Uint8Array>) {
    decoder ??= decoderOf(encodingOf(chunk));
    yield* splitter.push(decoder.decode(chunk, { stream: true }), false);
  }
  yield* splitter.push(decoder?.decode() ?? '', true);
}
