import type { IncomingMessage } from 'node:http';
import { readPlainJson } from '../../../core/json/plain-json.ts';

/** What a request sends cannot be taken; the number says why to the browser. */
export class RefusedBody extends Error {
  readonly status: 400 | 411 | 413 | 415;
  constructor(status: 400 | 411 | 413 | 415) {
    super(`The body of the request was refused: ${status}`);
    this.status = status;
  }
}

/**
 * Everything that a request sends.
 * @param most bytes that it may have; what goes on after them is not read. @throws RefusedBody 413 for more.
 */
async function readBody(request: IncomingMessage, most: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > most) throw new RefusedBody(413);
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > most) throw new RefusedBody(413);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Content goes less deep than this by far. */
const deepest = 64;

const decoder = new TextDecoder('utf-8', { fatal: true });

function decode(bytes: Buffer): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw new RefusedBody(400);
  }
}

/**
 * The JSON that a request sends: as it is defined, no key twice, none `__proto__`, not deeper than content goes.
 * @throws RefusedBody 415 for another media type, 413 for more than `most` bytes, 400 for what is no such JSON.
 */
export async function readJson(request: IncomingMessage, most: number): Promise<unknown> {
  const [type = ''] = (request.headers['content-type'] ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/json') throw new RefusedBody(415);
  const text = decode(await readBody(request, most));
  const found = readPlainJson(text, deepest);
  if (!found) throw new RefusedBody(400);
  return found.value;
}
