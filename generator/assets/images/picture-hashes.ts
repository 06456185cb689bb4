import type { Stats } from 'node:fs';
import { looksOf, type Seen } from '../../core/cache/looks.ts';
import type { Machine } from '../../core/cache/machine.ts';
import type { Table } from '../../core/cache/table.ts';
import { hashBytes } from '../../core/util/hash.ts';

export interface KnownPicture {
  /** What `hashBytes` gives for its bytes. */
  hash: string;
  /** In bytes. */
  size: number;
}

/** Hashes of the pictures of pixels in a folder, kept from command to command: a file that nobody has touched is not read again. */
export class PictureHashes {
  readonly #table: Table<Seen<string>>;
  readonly #settled = new Map<string, Seen<string>>();

  private constructor(table: Table<Seen<string>>) {
    this.#table = table;
  }

  static async of(dir: string, machine: Pick<Machine, 'openTable'>): Promise<PictureHashes> {
    return new PictureHashes(await machine.openTable(`pictures in ${hashBytes(dir)}`));
  }

  /** @param stats what the system says of the file now */
  find(source: string, stats: Stats): KnownPicture | undefined {
    const row = this.#table.rows.get(source);
    return row?.looks === looksOf(stats) ? { hash: row.found, size: stats.size } : undefined;
  }

  /** @param looks what the system said of the file before its bytes were read; it can no longer change without showing it */
  note(source: string, looks: string, hash: string): void {
    const row = this.#table.rows.get(source);
    this.#settled.set(source, row?.looks === looks && row.found === hash ? row : { looks, found: hash });
  }

  /** Keeps what was noted, and nothing else. */
  async keep(): Promise<void> {
    if (this.#settled.size > 0) await this.#table.keep(this.#settled);
  }
}
