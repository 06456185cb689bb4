import { mkdirSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Place of a line in a log, in bytes. */
export interface LinePlace {
  offset: number;
  length: number;
}

/** Log of lines whose writes are joined: one sync for all that arrive during the one before. */
export interface GroupLog {
  /**
   * Appends a line once it is on disk.
   * @throws Error if it cannot be written, e.g. as the disk is full; nothing of it then remains
   */
  append: (line: string) => Promise<LinePlace>;
  /** Waits for what is being written. */
  close: () => Promise<void>;
}

interface Waiting {
  bytes: Buffer;
  resolve: (place: LinePlace) => void;
  reject: (error: unknown) => void;
}

async function writeAll(handle: FileHandle, bytes: Buffer, offset: number): Promise<void> {
  for (let at = 0; at < bytes.byteLength; ) {
    const { bytesWritten } = await handle.write(bytes, at, bytes.byteLength - at, offset + at);
    at += bytesWritten;
  }
  await handle.datasync();
}

class JoinedLog implements GroupLog {
  readonly #handle: FileHandle;
  #end: number;
  #waiting: Waiting[] = [];
  #writing: Promise<void> | undefined;

  constructor(handle: FileHandle, end: number) {
    this.#handle = handle;
    this.#end = end;
  }

  async #writeBatch(batch: readonly Waiting[]): Promise<void> {
    try {
      await writeAll(this.#handle, Buffer.concat(batch.map((one) => one.bytes)), this.#end);
    } catch (error) {
      await this.#handle.truncate(this.#end).catch(() => undefined);
      for (const { reject } of batch) reject(error);
      return;
    }
    for (const { bytes, resolve } of batch) {
      resolve({ offset: this.#end, length: bytes.byteLength });
      this.#end += bytes.byteLength;
    }
  }

  async #writeWaiting(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting;
      this.#waiting = [];
      await this.#writeBatch(batch);
    }
    this.#writing = undefined;
  }

  append = (line: string): Promise<LinePlace> =>
    new Promise((resolve, reject) => {
      this.#waiting.push({ bytes: Buffer.from(`${line}\n`), resolve, reject });
      this.#writing ??= this.#writeWaiting();
    });

  close = async (): Promise<void> => {
    await this.#writing;
    await this.#handle.close();
  };
}

/** @param size length of the valid part of the file, in bytes: what follows is overwritten */
export async function openGroupLog(file: string, size: number): Promise<GroupLog> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // `a` would ignore the position of writes.
  const handle = await open(file, size === 0 ? 'w' : 'r+', 0o600);
  await handle.truncate(size);
  return new JoinedLog(handle, size);
}
