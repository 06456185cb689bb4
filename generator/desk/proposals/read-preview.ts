import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Readable, Writable } from 'node:stream';
import type { EditorProcess } from '../model/desk.ts';

/** What the preview answered. */
export interface PreviewAnswer {
  status: number;
  headers: OutgoingHttpHeaders;
  content: Buffer;
}

/** Request without a body and without the headers of the client: no cookie, no person. */
function previewRequest(path: string, headers: Record<string, string>): IncomingMessage {
  const own = { method: 'GET', url: path, headers: { accept: '*/*', ...headers }, rawHeaders: [], complete: true };
  return Object.assign(Readable.from([]), own) as unknown as IncomingMessage;
}

/** Collects an answer instead of sending it. */
class CollectedResponse extends Writable {
  statusCode = 200;
  headersSent = false;
  readonly headers: OutgoingHttpHeaders = {};
  readonly #parts: Buffer[] = [];
  readonly #most: number;
  #size = 0;

  constructor(most: number) {
    super();
    this.#most = most;
  }

  override _write(part: Buffer, _encoding: BufferEncoding, done: (error?: Error) => void): void {
    this.#size += part.byteLength;
    if (this.#size <= this.#most) this.#parts.push(part);
    done(this.#size <= this.#most ? undefined : new Error('The answer is too long.'));
  }

  setHeader(name: string, value: number | string | string[]): this {
    this.headers[name.toLowerCase()] = value;
    return this;
  }

  getHeader(name: string) {
    return this.headers[name.toLowerCase()];
  }

  writeHead(status: number, headers: OutgoingHttpHeaders = {}): this {
    this.statusCode = status;
    this.headersSent = true;
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) this.setHeader(name, value);
    return this;
  }

  content(): Buffer | undefined {
    return this.#size > this.#most ? undefined : Buffer.concat(this.#parts);
  }
}

/**
 * Reads a page or file of the preview, as somebody without an account.
 * @param path escaped path with query
 * @param most maximum size in bytes
 * @returns undefined if it is larger
 */
export async function readPreview(
  editor: EditorProcess,
  path: string,
  { headers = {}, most }: { headers?: Record<string, string>; most: number },
): Promise<PreviewAnswer | undefined> {
  const response = new CollectedResponse(most);
  response.on('error', () => undefined);
  await editor.forward(previewRequest(path, headers), response as unknown as ServerResponse, undefined);
  const content = response.content();
  return content && { status: response.statusCode, headers: response.headers, content };
}
