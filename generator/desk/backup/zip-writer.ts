import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { UsageError } from '../../core/diagnostics/errors.ts';

/** ZIP archive that is written piece by piece, so that memory stays small. */
export interface ZipWriter {
  /** Adds a file. @param name path with slashes @throws UsageError if the archive becomes too large */
  add: (name: string, content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) => Promise<void>;
  /** Puts the archive into its place. */
  finish: () => Promise<void>;
  /** Removes what was written. */
  abandon: () => Promise<void>;
}

/** Limits of archives without the ZIP64 extension. https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, 4.4.1.4 */
const limits = { bytes: 2 ** 32 - 1, entries: 65_535 };

/** Files that compression does not make smaller. */
const compressed = /\.(?:bundle|gz|zip|docx|xlsx|pptx|pdf|png|jpe?g|webp|avif|gif|woff2?|mp[34])$/i;

class ArchiveWriter implements ZipWriter {
  readonly #file: string;
  readonly #opened: FileHandle;
  readonly #zip: Zip;
  #chunks: Uint8Array[] = [];
  #error: Error | undefined;
  #size = 0;
  #entries = 0;

  constructor(file: string, opened: FileHandle) {
    this.#file = file;
    this.#opened = opened;
    this.#zip = new Zip((error, chunk) => {
      if (error) this.#error = error;
      else this.#chunks.push(chunk);
    });
  }

  async add(name: string, content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) {
    this.#entries++;
    const entry = compressed.test(name) ? new ZipPassThrough(name) : new ZipDeflate(name);
    this.#zip.add(entry);
    for await (const chunk of content) {
      entry.push(chunk);
      await this.#write();
    }
    entry.push(new Uint8Array(), true);
    await this.#write();
  }

  async finish() {
    this.#zip.end();
    await this.#write();
    await this.#opened.sync();
    await this.#opened.close();
    await rename(unfinishedOf(this.#file), this.#file);
  }

  async abandon() {
    this.#zip.terminate();
    await this.#opened.close().catch(() => undefined);
    await rm(unfinishedOf(this.#file), { force: true });
  }

  async #write() {
    if (this.#error) throw this.#error;
    const chunks = this.#chunks;
    this.#chunks = [];
    for (const chunk of chunks) {
      this.#size += chunk.byteLength;
      if (this.#size > limits.bytes || this.#entries > limits.entries)
        throw new UsageError('backup-too-large', { file: this.#file });
      for (let at = 0; at < chunk.byteLength; ) at += (await this.#opened.write(chunk, at)).bytesWritten;
    }
  }
}

/** Name of an archive that is not complete yet. */
export const unfinishedOf = (file: string) => `${file}.new`;

/** Begins an archive, readable by its owner only; it has its name once it is complete. */
export async function openZipWriter(file: string): Promise<ZipWriter> {
  await rm(unfinishedOf(file), { force: true });
  return new ArchiveWriter(file, await open(unfinishedOf(file), 'wx', 0o600));
}
