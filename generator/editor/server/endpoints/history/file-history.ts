import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isWithin } from '../../../../core/util/is-within.ts';
import type { Project } from '../../../../core/util/project.ts';
import { sourcesIn } from '../files/asset-sources.ts';
import { type FileVersion, openCopies } from './file-copies.ts';

/** Maximum number of bytes kept in total and per file; the oldest copies are deleted first. */
const maxStoredBytes = { all: 256 * 1024 ** 2, one: 32 * 1024 ** 2 };

/** Former contents of asset files, in case another program overwrites them. */
export interface FileHistory {
  /** Queues a check of the files that a text refers to. */
  record: (text: string) => void;
  /** Files whose content has changed since a moment. */
  othersAt: (when: number) => Promise<Set<string>>;
  /** Content of a file at a moment; undefined if it was not kept. */
  bytesAt: (source: string, when: number) => Promise<Uint8Array | undefined>;
}

/** Hashes to keep: present contents, then the newest former ones that fit. */
function hashesToKeep(seen: readonly FileVersion[], present: readonly FileVersion[], most: number): Set<string> {
  const fileHistory = new Set<string>();
  let bytes = 0;
  for (const { hash, size } of [...present, ...seen.toReversed()]) {
    if (fileHistory.has(hash) || bytes + size > most) continue;
    fileHistory.add(hash);
    bytes += size;
  }
  return fileHistory;
}

/** Recorded contents of asset files, former and present. */
class FileVersionLog {
  readonly #project: Project;
  readonly #most: number;
  readonly copies: ReturnType<typeof openCopies>;
  versions: FileVersion[] | undefined;
  readonly present = new Map<string, FileVersion>();

  constructor(project: Project, most: number) {
    this.#project = project;
    this.#most = most;
    this.copies = openCopies(project);
  }

  async recordAll(text: string): Promise<void> {
    this.versions ??= await this.#open();
    if (!this.copies.isOurs()) return;
    const sources = sourcesIn(text);
    let [bytes, isNew] = [0, false];
    for (const source of sources) {
      const file = join(this.#project.assets, source);
      const found = await stat(file).catch(() => undefined);
      if (!found?.isFile() || found.size > maxStoredBytes.one || bytes + found.size > this.#most) continue;
      if (!isWithin(this.#project.root, file)) continue;
      bytes += found.size;
      isNew = (await this.#record(source, found, this.versions)) || isNew;
    }
    if (isNew) await this.#removeOldest(this.versions, sources);
  }

  /** Content at a moment; the first recorded one if that is later. */
  versionAt(source: string, when: number): FileVersion | undefined {
    const own = (this.versions ?? []).filter((one) => one.source === source);
    return own.findLast(({ since }) => since <= when) ?? own[0];
  }

  async #open(): Promise<FileVersion[]> {
    const read = await this.copies.open();
    for (const one of read) this.present.set(one.source, one);
    return read;
  }

  /** @returns whether the content differs from the last recorded one */
  async #record(source: string, { ctimeMs, size }: Stats, all: FileVersion[]): Promise<boolean> {
    const known = this.present.get(source);
    if (known?.since === ctimeMs && known.size === size) return false;
    const one = await this.copies.copy(source, ctimeMs);
    this.present.set(source, one);
    if (known?.hash === one.hash) return false;
    all.push(one);
    await this.copies.note(one);
    return true;
  }

  async #removeOldest(all: FileVersion[], sources: readonly string[]): Promise<void> {
    const now = sources.flatMap((source) => this.present.get(source) ?? []);
    const room = hashesToKeep(all, now, this.#most);
    const gone = all.filter(({ hash }) => !room.has(hash));
    if (gone.length === 0) return;
    this.versions = all.filter(({ hash }) => room.has(hash));
    await this.copies.remove(gone, this.versions);
  }
}

/** Records asset files in the history folder. @param most maximum total size in bytes */
export function createFileHistory(project: Project, most = maxStoredBytes.all): FileHistory {
  const files = new FileVersionLog(project, most);
  let last: Promise<void> = Promise.resolve();
  return {
    record: (text) => {
      // Failing to keep a copy is not an error.
      last = last.then(() => files.recordAll(text)).catch(() => undefined);
    },
    othersAt: async (when) => {
      await last;
      const sources = new Set((files.versions ?? []).map(({ source }) => source));
      return new Set([...sources].filter((source) => files.versionAt(source, when)?.hash !== files.present.get(source)?.hash));
    },
    bytesAt: async (source, when) => {
      await last;
      const found = files.versionAt(source, when);
      return found && files.copies.bytesOf(found.hash, maxStoredBytes.one);
    },
  };
}
