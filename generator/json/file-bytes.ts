import { closeSync, fstatSync, readSync, type Stats } from 'node:fs';
import { isUntouched } from '../common/regular-file.ts';

/** The bytes of a file, of which some are read at a time. */
export interface FileBytes {
  readonly size: number;
  /** All of them, where they are in memory. */
  readonly whole?: Buffer | undefined;
  /** The bytes from one place up to another, fewer where the file ends; into some room, where that is given and enough. */
  read: (from: number, to: number, into?: Buffer) => Buffer;
  /** Whether nobody has written to the file since it was opened. */
  isSettled: () => boolean;
}

export function bytesInMemory(whole: Buffer): FileBytes {
  const read = (from: number, to: number) => whole.subarray(Math.max(0, from), Math.max(0, to));
  return { size: whole.length, whole, read, isSettled: () => true };
}

const closeLater = new FinalizationRegistry<number>((descriptor) => closeSync(descriptor));

/** A file that is closed once nobody holds it any more. */
export class OpenFile {
  readonly descriptor: number;
  /** As it was when it was opened. */
  readonly stats: Stats;

  constructor(descriptor: number, stats: Stats) {
    this.descriptor = descriptor;
    this.stats = stats;
    closeLater.register(this, descriptor);
  }
}

/** Bytes that stay on the disk. */
export class BytesOnDisk implements FileBytes {
  readonly size: number;
  readonly #file: OpenFile;
  readonly #skipped: number;

  /** @param file an open file. */
  constructor(file: OpenFile, skipped = 0) {
    this.#file = file;
    this.#skipped = skipped;
    this.size = file.stats.size - skipped;
  }

  /** The same file without the bytes at its beginning. */
  after(skipped: number): BytesOnDisk {
    return new BytesOnDisk(this.#file, this.#skipped + skipped);
  }

  isSettled(): boolean {
    const { descriptor, stats } = this.#file;
    return isUntouched(stats, fstatSync(descriptor));
  }

  read(from: number, to: number, into?: Buffer): Buffer {
    const start = Math.max(0, from);
    const size = Math.max(0, Math.min(to, this.size) - start);
    const bytes = into && into.length >= size ? into.subarray(0, size) : Buffer.allocUnsafe(size);
    let end = 0;
    while (end < bytes.length) {
      const count = readSync(this.#file.descriptor, bytes, end, bytes.length - end, start + end + this.#skipped);
      if (count === 0) break;
      end += count;
    }
    return bytes.subarray(0, end);
  }
}

/**
 * Makes a function that gives the bytes of a file from one place to another, and reads what lies behind them too: for what is
 * asked for from the beginning of a file to its end, or back. What it gives are others when it is asked again.
 * @param size of bytes that are read at a time; more where more are asked for.
 */
export function inRuns(bytes: FileBytes, size: number): (from: number, to: number) => Buffer {
  if (bytes.whole) return (from, to) => bytes.read(from, to);
  let room = Buffer.alloc(0);
  let run: Buffer = room;
  let base = 0;
  return (from, to) => {
    if (from < base || to > base + run.length) {
      if (Math.max(size, to - from) > room.length) room = Buffer.allocUnsafeSlow(Math.max(size, to - from));
      base = from < base ? Math.max(0, to - room.length) : from;
      run = bytes.read(base, base + room.length, room);
    }
    return run.subarray(from - base, to - base);
  };
}
