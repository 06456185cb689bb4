import type { IncomingMessage } from 'node:http';
import type * as z from 'zod';
import { readPlainJson } from '../../../core/json/plain-json.ts';

/** Thrown if the body of a request is refused; `status` is the HTTP status. */
export class RequestBodyError extends Error {
  readonly status: 400 | 411 | 413 | 415;
  constructor(status: 400 | 411 | 413 | 415) {
    super(`The body of the request was refused: ${status}`);
    this.status = status;
  }
}

/**
 * Reads the body of a request.
 * @param most maximum size in bytes; the rest is not read
 * @throws RequestBodyError 413 if it is larger
 */
async function readBody(request: IncomingMessage, most: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > most) throw new RequestBodyError(413);
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > most) throw new RequestBodyError(413);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Maximum nesting of JSON; content is far less deep. */
const deepest = 64;

const decoder = new TextDecoder('utf-8', { fatal: true });

function decode(bytes: Buffer): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw new RequestBodyError(400);
  }
}

/**
 * Reads the JSON body of a request: strict, without duplicate keys or `__proto__`, and with limited depth.
 * @throws RequestBodyError 415 for another media type, 413 for more than `most` bytes, 400 for invalid JSON
 */
export async function readJson(request: IncomingMessage, most: number): Promise<unknown> {
  const [type = ''] = (request.headers['content-type'] ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/json') throw new RequestBodyError(415);
  const text = decode(await readBody(request, most));
  const found = readPlainJson(text, deepest);
  if (!found) throw new RequestBodyError(400);
  return found.value;
}

/**
 * Reads the JSON body of a request, as `readJson` does, and checks it.
 * @throws RequestBodyError 400 also if it does not match the schema
 */
export async function readValidJson<Schema extends z.ZodType>(
  request: IncomingMessage,
  schema: Schema,
  most: number,
): Promise<z.output<Schema>> {
  const read = schema.safeParse(await readJson(request, most));
  if (!read.success) throw new RequestBodyError(400);
  return read.data;
}
