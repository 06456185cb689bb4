import type { IncomingMessage } from 'node:http';
import { RequestBodyError, readJson } from '../../editor/server/endpoints/body.ts';
import { boundaryOf, MultipartError, type PartHead, readMultipart } from './multipart.ts';
import type { NewFile, VisitorFiles } from './waiting-files.ts';

/** File of a post, on disk. */
export interface PostedFile {
  field: string;
  id: string;
  /** As the visitor's computer named it, without folders and control characters. */
  name: string;
  bytes: number;
}

/** What was posted. */
export interface Post {
  /** Values by name, in the order of the form. */
  values: Map<string, string[]>;
  files: PostedFile[];
}

/** Thrown for a post that cannot be read; what it left on disk is removed. */
export class PostError extends Error {
  readonly reason: 'too-large' | 'unreadable' | 'full';
  constructor(reason: PostError['reason']) {
    super(`A post cannot be read: ${reason}`);
    this.reason = reason;
  }
}

export interface PostLimits {
  /** Bytes of all text. */
  text: number;
  /** Bytes of one file, and of all. */
  file: number;
  files: number;
  /** Number of fields and files. */
  parts: number;
}

export const postLimits: PostLimits = { text: 256_000, file: 20_000_000, files: 40_000_000, parts: 120 };

/** Line breaks as scripts of pages see them. */
const normal = (value: string) => value.replaceAll('\r\n', '\n');

/** A value for each entry; text that is not well-formed has replacement characters. */
function valuesOf(entries: Iterable<readonly [string, string]>, { parts }: PostLimits): Map<string, string[]> {
  const values = new Map<string, string[]>();
  let count = 0;
  for (const [name, value] of entries) {
    if (++count > parts) throw new PostError('too-large');
    values.set(name, [...(values.get(name) ?? []), normal(value)]);
  }
  return values;
}

async function readText(request: IncomingMessage, most: number): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > most) throw new PostError('too-large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Fields of a JSON object: texts, or lists of texts. */
function* jsonEntries(value: unknown): Generator<readonly [string, string]> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new PostError('unreadable');
  for (const [name, own] of Object.entries(value)) {
    for (const one of Array.isArray(own) ? own : [own]) {
      if (typeof one !== 'string') throw new PostError('unreadable');
      yield [name, one];
    }
  }
}

/** Name of a file without folders and without characters that could mislead about it. */
export const plainFileName = (name: string): string =>
  (name.split(/[/\\]/).at(-1) ?? '').replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '').slice(0, 200) || 'file';

/** Collects the parts of a multipart body: text in memory, files on disk. */
class Collector {
  readonly entries: [string, string][] = [];
  readonly posted: PostedFile[] = [];
  readonly #files: VisitorFiles;
  readonly #limits: PostLimits;
  readonly #open = new Map<string, NewFile>();
  readonly ids: string[] = [];
  #text = 0;
  #bytes = 0;

  constructor(files: VisitorFiles, limits: PostLimits) {
    this.#files = files;
    this.#limits = limits;
  }

  part({ name, filename }: PartHead) {
    return filename === undefined ? this.#textPart(name) : this.#filePart(name, filename);
  }

  #textPart(name: string) {
    const parts: Buffer[] = [];
    return {
      write: (bytes: Buffer) => {
        this.#text += bytes.byteLength;
        if (this.#text > this.#limits.text) throw new PostError('too-large');
        parts.push(Buffer.from(bytes));
      },
      end: () => void this.entries.push([name, Buffer.concat(parts).toString('utf8')]),
    };
  }

  #filePart(field: string, filename: string) {
    let file: NewFile | undefined;
    let bytes = 0;
    return {
      write: async (piece: Buffer) => {
        bytes += piece.byteLength;
        this.#bytes += piece.byteLength;
        if (bytes > this.#limits.file || this.#bytes > this.#limits.files) throw new PostError('too-large');
        file ??= await this.#create();
        await file.write(piece);
      },
      end: async () => {
        // Browsers send an empty part for a field without a file.
        if (!file) return;
        await file.end();
        this.#open.delete(file.id);
        this.posted.push({ field, id: file.id, name: plainFileName(filename), bytes });
      },
    };
  }

  async #create(): Promise<NewFile> {
    const file = await this.#files.create();
    if (!file) throw new PostError('full');
    this.ids.push(file.id);
    this.#open.set(file.id, file);
    return file;
  }

  /** Removes what was written. */
  async discard(): Promise<void> {
    for (const file of this.#open.values()) await file.abandon();
    this.#files.remove(this.ids);
  }
}

async function readParts(request: IncomingMessage, boundary: string, collector: Collector, { parts }: PostLimits): Promise<void> {
  await readMultipart(request as AsyncIterable<Buffer>, {
    ...{ boundary, longestHead: 4096, mostParts: parts },
    onPart: (head) => collector.part(head),
  });
}

/** What went wrong, as a reason. */
function reasonOf(error: unknown): PostError['reason'] | undefined {
  if (error instanceof PostError) return error.reason;
  if (error instanceof MultipartError) return error.isTooLarge ? 'too-large' : 'unreadable';
  if (error instanceof RequestBodyError) return error.status === 413 ? 'too-large' : 'unreadable';
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOSPC' || code === 'EDQUOT' ? 'full' : undefined;
}

/**
 * Reads what a form posts: urlencoded, JSON or multipart/form-data. Files are written to disk as they arrive.
 * @throws PostError
 */
export async function readPost(request: IncomingMessage, files: VisitorFiles, limits = postLimits): Promise<Post> {
  const type = request.headers['content-type'] ?? '';
  const collector = new Collector(files, limits);
  try {
    if (Number(request.headers['content-length'] ?? 0) > limits.files + limits.text) throw new PostError('too-large');
    const boundary = boundaryOf(type);
    if (boundary !== undefined) {
      await readParts(request, boundary, collector, limits);
      return { values: valuesOf(collector.entries, limits), files: collector.posted };
    }
    if (/^application\/x-www-form-urlencoded(?:;|$)/i.test(type)) {
      const text = await readText(request, limits.text);
      return { values: valuesOf(new URLSearchParams(text), limits), files: [] };
    }
    return { values: valuesOf(jsonEntries(await readJson(request, limits.text)), limits), files: [] };
  } catch (error) {
    await collector.discard();
    const reason = reasonOf(error);
    throw reason === undefined ? error : new PostError(reason);
  }
}
