/** Thrown for a body that is not valid multipart/form-data, or beyond a limit. */
export class MultipartError extends Error {
  readonly isTooLarge: boolean;
  constructor(isTooLarge = false) {
    super(isTooLarge ? 'The body is too large.' : 'The body is not valid multipart/form-data.');
    this.isTooLarge = isTooLarge;
  }
}

/** Head of a part. */
export interface PartHead {
  name: string;
  /** Absent for a part that is no file. */
  filename?: string;
}

export interface MultipartOptions {
  boundary: string;
  /** Bytes of the head of a part at most. */
  longestHead: number;
  mostParts: number;
  /** Receives the content of a part, piece by piece; awaited before more is read. */
  onPart: (head: PartHead) => { write: (bytes: Buffer) => Promise<void> | void; end: () => Promise<void> | void };
}

/** Boundary of a content type; undefined if it is another type. */
export function boundaryOf(contentType: string): string | undefined {
  const [, quoted, plain] =
    /^multipart\/form-data\s*;\s*boundary=(?:"([^"]{1,70})"|([^\s;,"]{1,70}))\s*$/i.exec(contentType) ?? [];
  return quoted ?? plain;
}

/** Browsers write quotes and line breaks of names as percent escapes. https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#multipart-form-data */
const unescaped = (text: string) => text.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n');

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Reads the head of a part: one disposition, and no encoding. */
function readHead(bytes: Buffer): PartHead {
  let text: string;
  try {
    text = decoder.decode(bytes);
  } catch {
    throw new MultipartError();
  }
  const lines = text.split('\r\n');
  const dispositions = lines.filter((line) => /^content-disposition:/i.test(line));
  const isKnown = lines.every((line) => /^content-(?:disposition|type):/i.test(line));
  const [, name, filename] =
    /^content-disposition:\s*form-data;\s*name="([^"]*)"(?:;\s*filename="([^"]*)")?$/i.exec(dispositions[0] ?? '') ?? [];
  if (!isKnown || dispositions.length !== 1 || name === undefined) throw new MultipartError();
  return { name: unescaped(name), ...(filename !== undefined && { filename: unescaped(filename) }) };
}

const emptyBytes: Buffer = Buffer.alloc(0);
const headEnd = Buffer.from('\r\n\r\n');

/** Bytes that have arrived and are not yet read. */
class Input {
  readonly #source: AsyncIterator<Buffer>;
  bytes: Buffer = emptyBytes;

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** Waits for more. @throws MultipartError at the end */
  async more(): Promise<void> {
    const next = await this.#source.next();
    if (next.done) throw new MultipartError();
    this.bytes = this.bytes.length === 0 ? next.value : Buffer.concat([this.bytes, next.value]);
  }

  /** Removes bytes from the start. */
  take(count: number): Buffer {
    const taken = this.bytes.subarray(0, count);
    this.bytes = this.bytes.subarray(count);
    return taken;
  }

  async atLeast(count: number): Promise<void> {
    while (this.bytes.length < count) await this.more();
  }

  /** Takes what is before a mark, and the mark. @throws MultipartError if it is longer than allowed */
  async takeBefore(mark: Buffer, longest: number): Promise<Buffer> {
    for (;;) {
      const at = this.bytes.indexOf(mark);
      if (at > longest || (at === -1 && this.bytes.length > longest + mark.length)) throw new MultipartError();
      if (at !== -1) {
        const taken = this.take(at);
        this.take(mark.length);
        return taken;
      }
      await this.more();
    }
  }
}

/** Passes the content of a part on, up to the delimiter. */
async function readContent(input: Input, delimiter: Buffer, write: (bytes: Buffer) => Promise<void> | void): Promise<void> {
  for (;;) {
    const at = input.bytes.indexOf(delimiter);
    // The end of what has arrived may be the beginning of a delimiter.
    const ready = at === -1 ? Math.max(0, input.bytes.length - delimiter.length + 1) : at;
    if (ready > 0) await write(input.take(ready));
    if (at !== -1) {
      input.take(delimiter.length);
      return;
    }
    await input.more();
  }
}

/**
 * Reads multipart/form-data as a stream: strictly as browsers write it, without preamble, epilogue or encodings.
 * https://www.rfc-editor.org/rfc/rfc7578
 * @throws MultipartError
 */
export async function readMultipart(source: AsyncIterable<Buffer>, options: MultipartOptions): Promise<void> {
  const input = new Input(source);
  const delimiter = Buffer.from(`\r\n--${options.boundary}`);
  // The first delimiter has no line break before it.
  input.bytes = Buffer.from('\r\n');
  await input.atLeast(delimiter.length);
  if (!input.take(delimiter.length).equals(delimiter)) throw new MultipartError();
  for (let parts = 0; ; parts++) {
    await input.atLeast(2);
    const next = input.take(2).toString('latin1');
    if (next === '--') return;
    if (next !== '\r\n') throw new MultipartError();
    if (parts === options.mostParts) throw new MultipartError(true);
    const part = options.onPart(readHead(await input.takeBefore(headEnd, options.longestHead)));
    await readContent(input, delimiter, (bytes) => part.write(bytes));
    await part.end();
  }
}
