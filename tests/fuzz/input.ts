/** A piece of a text that gives way to another. Offsets are those of the text before any edit. */
export interface Edit {
  at: number;
  remove: number;
  insert: string;
  /** How often it goes in; once when absent. */
  times?: number;
}

export const encodings = ['utf-8', 'utf-8-bom', 'utf-16le', 'utf-16le-bom', 'utf-16be-bom', 'latin1'] as const;
export type Encoding = (typeof encodings)[number];

/** A site file that was made wrong, or odd, on purpose: a base and what was done to it. */
export interface Input {
  /** Name of a base; see `bases.ts`. */
  base: string;
  edits: Edit[];
  /** The same places with harmless text: the pages of both must have the same skeleton. */
  twin?: Edit[];
  /** Pointers of the texts that the edits replace: what is refused with them, and not without, is refused there. */
  fields?: string[];
  /** How the text becomes bytes; UTF-8 when absent. */
  encoding?: Encoding;
  /** Bytes of the file that are overwritten: place and value. */
  bytes?: [at: number, value: number][];
  /** The content is right by what the documentation says: nothing may be refused at this pointer. */
  right?: string;
}

/** Edits in the order of the text, without those that reach into the one before. */
export function withoutOverlaps(edits: Edit[]): Edit[] {
  let end = 0;
  return edits
    .toSorted((a, b) => a.at - b.at)
    .filter(({ at, remove }) => {
      if (at < end) return false;
      end = at + Math.max(remove, 1);
      return true;
    });
}

export function applyEdits(text: string, edits: Edit[]): string {
  let end = 0;
  const pieces = withoutOverlaps(edits).flatMap(({ at, remove, insert, times = 1 }) => {
    const piece = [text.slice(end, at), insert.repeat(times)];
    end = at + remove;
    return piece;
  });
  return pieces.join('') + text.slice(end);
}

function swapped(bytes: Buffer): Buffer {
  return Buffer.from(bytes.subarray(0, bytes.length - (bytes.length % 2))).swap16();
}

function encode(text: string, encoding: Encoding): Buffer {
  if (encoding === 'utf-8-bom') return Buffer.from(`\ufeff${text}`);
  if (encoding === 'utf-16le') return Buffer.from(text, 'utf16le');
  if (encoding === 'utf-16le-bom') return Buffer.from(`\ufeff${text}`, 'utf16le');
  if (encoding === 'utf-16be-bom') return swapped(Buffer.from(`\ufeff${text}`, 'utf16le'));
  return Buffer.from(text, encoding === 'latin1' ? 'latin1' : 'utf8');
}

/** The file of an input; `edits` may be those of its twin. */
export function toBytes(baseText: string, { edits, encoding = 'utf-8', bytes = [] }: Omit<Input, 'base' | 'twin'>): Buffer {
  const file = encode(applyEdits(baseText, edits), encoding);
  for (const [at, value] of bytes) if (at < file.length) file[at] = value;
  return file;
}
