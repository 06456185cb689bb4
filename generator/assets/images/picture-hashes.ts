import type { Stats } from 'node:fs';
import type { BuildEnvironment } from '../../core/cache/build-environment.ts';
import type { CacheIndex } from '../../core/cache/cache-index.ts';
import { fileStatusOf, type StatusRecord } from '../../core/cache/file-status.ts';
import { hashBytes } from '../../core/util/hash.ts';

export interface PictureHash {
  /** Result of `hashBytes` for its bytes. */
  hash: string;
  /** In bytes. */
  size: number;
}

/** Hashes of the raster pictures in a folder, cached between commands: an unchanged file is not read again. */
export class PictureHashes {
  readonly #index: CacheIndex<StatusRecord<string>>;
  readonly #settled = new Map<string, StatusRecord<string>>();

  private constructor(table: CacheIndex<StatusRecord<string>>) {
    this.#index = table;
  }

  static async of(dir: string, environment: Pick<BuildEnvironment, 'openIndex'>): Promise<PictureHashes> {
    return new PictureHashes(await environment.openIndex(`pictures in ${hashBytes(dir)}`));
  }

  /** @param stats current file stat */
  find(source: string, stats: Stats): PictureHash | undefined {
    const record = this.#index.records.get(source);
    return record?.status === fileStatusOf(stats) ? { hash: record.value, size: stats.size } : undefined;
  }

  /** @param status status of the file before its bytes were read, old enough that any later change is visible in it */
  record(source: string, status: string, hash: string): void {
    const record = this.#index.records.get(source);
    this.#settled.set(source, record?.status === status && record.value === hash ? record : { status, value: hash });
  }

  /** Stores what was noted, and drops all other records. */
  async save(): Promise<void> {
    if (this.#settled.size > 0) await this.#index.save(this.#settled);
  }
}
