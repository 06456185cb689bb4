import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { RequestBodyError } from '../body.ts';

/** Stream that fails beyond a number of bytes. */
function limited(most: number): Transform {
  let size = 0;
  return new Transform({
    transform(part: Buffer, _encoding, done) {
      size += part.length;
      done(size > most ? new RequestBodyError(413) : null, part);
    },
  });
}

/**
 * Streams the body of a request to a file, as a video may be larger than the memory.
 * @param most maximum size in bytes
 * @throws RequestBodyError 413 if it is larger
 */
export async function receive(request: IncomingMessage, file: string, most: number): Promise<void> {
  if (Number(request.headers['content-length'] ?? 0) > most) throw new RequestBodyError(413);
  await pipeline(request, limited(most), createWriteStream(file, { flags: 'wx' }));
}
