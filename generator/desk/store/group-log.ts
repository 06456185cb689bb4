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

/** @param size length of the valid part of the file, in bytes: what follows is overwritten */
export async function openGroupLog(file: string, size: number): Promise<GroupLog> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // `a` would ignore the position of writes.
  const handle = await open(file, size === 0 ? 'w' : 'r+', 0o600);
  let end = size;
  let waiting: Waiting[] = [];
  let writing: Promise<void> | undefined;

  const writeBatch = async (batch: readonly Waiting[]) => {
    const bytes = Buffer.concat(batch.map((one) => one.bytes));
    try {
      await writeAll(handle, bytes, end);
    } catch (error) {
      await handle.truncate(end).catch(() => undefined);
      for (const { reject } of batch) reject(error);
      return;
    }
    for (const { bytes: own, resolve } of batch) {
      resolve({ offset: end, length: own.byteLength });
      end += own.byteLength;
    }
  };
  const writeWaiting = async () => {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      await writeBatch(batch);
    }
    writing = undefined;
  };
  return {
    append: (line) =>
      new Promise((resolve, reject) => {
        waiting.push({ bytes: Buffer.from(`${line}\n`), resolve, reject });
        writing ??= writeWaiting();
      }),
    close: async () => {
      await writing;
      await handle.close();
    },
  };
}
