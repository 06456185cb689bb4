import type { Stats } from 'node:fs';
import type { BuildEnvironment } from '../../core/cache/build-environment.ts';
import type { CacheIndex } from '../../core/cache/cache-index.ts';
import { fileStatusOf, type StatusRecord } from '../../core/cache/file-status.ts';
import { hashBytes } from '../../core/util/hash.ts';

export interface PictureHash {
  /** What `hashBytes` gives for its bytes. */
  hash: string;
  /** In bytes. */
  size: number;
}

/** Hashes of the pictures of pixels in a folder, kept from command to command: a file that nobody has touched is not read again. */
export class PictureHashes {
  readonly #index: CacheIndex<StatusRecord<string>>;
  readonly #settled = new Map<string, StatusRecord<string>>();

  private constructor(table: CacheIndex<StatusRecord<string>>) {
    this.#index = table;
  }

  static async of(dir: string, environment: Pick<BuildEnvironment, 'openTable'>): Promise<PictureHashes> {
    return new PictureHashes(await environment.openTable(`pictures in ${hashBytes(dir)}`));
  }

  /** @param stats what the system says of the file now */
  find(source: string, stats: Stats): PictureHash | undefined {
    const record = this.#index.rows.get(source);
    return record?.looks === fileStatusOf(stats) ? { hash: record.found, size: stats.size } : undefined;
  }

  /** @param status what the system said of the file before its bytes were read; it can no longer change without showing it */
  note(source: string, status: string, hash: string): void {
    const record = this.#index.rows.get(source);
    this.#settled.set(source, record?.looks === status && record.found === hash ? record : { looks: status, found: hash });
  }

  /** Keeps what was noted, and nothing else. */
  async keep(): Promise<void> {
    if (this.#settled.size > 0) await this.#index.keep(this.#settled);
  }
}
