import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { PassThrough, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { decodedPart } from '../../../templates/model/addresses/decode.ts';
import type { MediaReason } from './media-types.ts';

/** A fetch that failed. */
export class FetchError extends Error {
  readonly reason: MediaReason;
  /** May succeed if it is tried again. */
  readonly isTemporary: boolean;
  /** Milliseconds to wait first, if the server says so. */
  readonly wait: number | undefined;

  constructor(reason: MediaReason, detail = '', { isTemporary = false, wait }: { isTemporary?: boolean; wait?: number } = {}) {
    super(detail);
    this.reason = reason;
    this.isTemporary = isTemporary;
    this.wait = wait;
  }
}

/** Stream that fails beyond a number of bytes. */
function limited(most: number, already: number): Transform {
  let size = already;
  return new Transform({
    transform(part: Buffer, _encoding, done) {
      size += part.length;
      done(size > most ? new FetchError('too-large', `> ${most}`) : null, part);
    },
  });
}

const decoders: Record<string, () => Transform> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** Encoding of the body, which servers may use though they were asked not to. @throws FetchError */
export function encodingOf({ headers }: IncomingMessage): string | undefined {
  const encoding = headers['content-encoding']?.trim().toLowerCase();
  if (!encoding || encoding === 'identity') return undefined;
  if (!Object.hasOwn(decoders, encoding)) throw new FetchError('kind', encoding);
  return encoding;
}

/**
 * Appends the body of a response to a file.
 * @param already size of the file before
 * @returns size of the file
 * @throws FetchError; what arrived before stays in the file
 */
export async function receiveBody(
  response: IncomingMessage,
  file: string,
  { most, already }: { most: number; already: number },
): Promise<number> {
  const encoding = encodingOf(response);
  const announced = Number(response.headers['content-length'] ?? 0);
  if (!encoding && already + announced > most) {
    response.destroy();
    throw new FetchError('too-large', String(already + announced));
  }
  const decode = (encoding !== undefined && decoders[encoding]?.()) || new PassThrough();
  await pipeline(response, decode, limited(most, already), createWriteStream(file, { flags: already > 0 ? 'a' : 'w' }));
  return (await stat(file)).size;
}

/** Name that a server suggests for a file. RFC 6266 */
export function suggestedName({ headers }: IncomingMessage): string | undefined {
  const text = headers['content-disposition'] ?? '';
  const [, encoded = ''] = /filename\*\s*=\s*UTF-8'[^']*'([^;\s]+)/i.exec(text) ?? [];
  const decoded = decodedPart(encoded);
  if (decoded) return decoded;
  const [, quoted, plain] = /filename\s*=\s*(?:"([^"]*)"|([^;\s]+))/i.exec(text) ?? [];
  const name = quoted ?? plain;
  // Header bytes arrive as Latin-1; servers send UTF-8.
  return name === undefined ? undefined : Buffer.from(name, 'latin1').toString('utf8');
}
