import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { viewSite } from '../../../../check/facts/site-view.ts';
import { readJson } from '../../../../core/json/value.ts';
import { memoize } from '../../../../core/util/memoize.ts';
import type { Project } from '../../../../core/util/project.ts';
import { isWithin } from '../files/asset-folder.ts';
import { isAssetName } from '../files/file-mover.ts';
import { openCopies, type SeenBytes } from './kept-copies.ts';

/** Most bytes that are kept of all files that content names, and of one. What was replaced first goes first. */
const mostKept = { all: 256 * 1024 ** 2, one: 32 * 1024 ** 2 };

/** Bytes that files of the assets had, so that another program may write over them. */
export interface KeptFiles {
  /** Looks again at the files that a text names, in its turn. */
  look: (text: string) => void;
  /** Files that held other bytes at a moment than they hold now. */
  othersAt: (when: number) => Promise<Set<string>>;
  /** The bytes that a file held at a moment; undefined where they are not kept. */
  bytesAt: (source: string, when: number) => Promise<Uint8Array | undefined>;
}

/** The names of files that a text of content has, each once. The editor asks for the state of one text again and again. */
export const sourcesIn = memoize(
  (text: string): readonly string[] =>
    [...new Set(viewSite(readJson(text)).sources.map(({ value }) => value))].filter(isAssetName),
  { most: 2 },
);

/** Which copies stay: those of now, and of the others the last as long as there is room. */
function hashesWithRoom(seen: readonly SeenBytes[], present: readonly SeenBytes[], most: number): Set<string> {
  const kept = new Set<string>();
  let bytes = 0;
  for (const { hash, size } of [...present, ...seen.toReversed()]) {
    if (kept.has(hash) || bytes + size > most) continue;
    kept.add(hash);
    bytes += size;
  }
  return kept;
}

/** What files were seen to hold since the project was first opened, and what they hold now. */
class SeenFiles {
  readonly #project: Project;
  readonly #most: number;
  readonly copies: ReturnType<typeof openCopies>;
  seen: SeenBytes[] | undefined;
  readonly present = new Map<string, SeenBytes>();

  constructor(project: Project, most: number) {
    this.#project = project;
    this.#most = most;
    this.copies = openCopies(project);
  }

  async lookAtAll(text: string): Promise<void> {
    this.seen ??= await this.#open();
    if (!this.copies.isOurs()) return;
    const sources = sourcesIn(text);
    let [bytes, isNew] = [0, false];
    for (const source of sources) {
      const file = join(this.#project.assets, source);
      const found = await stat(file).catch(() => undefined);
      if (!found?.isFile() || found.size > mostKept.one || bytes + found.size > this.#most) continue;
      if (!isWithin(this.#project.root, file)) continue;
      bytes += found.size;
      isNew = (await this.#lookAt(source, found, this.seen)) || isNew;
    }
    if (isNew) await this.#makeRoom(this.seen, sources);
  }

  /** What a file held at a moment: what it was first seen to hold, where that was later. */
  seenAt(source: string, when: number): SeenBytes | undefined {
    const own = (this.seen ?? []).filter((one) => one.source === source);
    return own.findLast(({ since }) => since <= when) ?? own[0];
  }

  async #open(): Promise<SeenBytes[]> {
    const read = await this.copies.open();
    for (const one of read) this.present.set(one.source, one);
    return read;
  }

  /** @returns whether it holds other bytes than it was last seen to hold */
  async #lookAt(source: string, { ctimeMs, size }: Stats, all: SeenBytes[]): Promise<boolean> {
    const known = this.present.get(source);
    if (known?.since === ctimeMs && known.size === size) return false;
    const one = await this.copies.copy(source, ctimeMs);
    this.present.set(source, one);
    if (known?.hash === one.hash) return false;
    all.push(one);
    await this.copies.note(one);
    return true;
  }

  async #makeRoom(all: SeenBytes[], sources: readonly string[]): Promise<void> {
    const now = sources.flatMap((source) => this.present.get(source) ?? []);
    const room = hashesWithRoom(all, now, this.#most);
    const gone = all.filter(({ hash }) => !room.has(hash));
    if (gone.length === 0) return;
    this.seen = all.filter(({ hash }) => room.has(hash));
    await this.copies.remove(gone, this.seen);
  }
}

/** Keeps them beside what was done to the site file. @param most bytes of all */
export function createKeptFiles(project: Project, most = mostKept.all): KeptFiles {
  const files = new SeenFiles(project, most);
  let last: Promise<void> = Promise.resolve();
  return {
    look: (text) => {
      // What cannot be kept is no reason to fail.
      last = last.then(() => files.lookAtAll(text)).catch(() => undefined);
    },
    othersAt: async (when) => {
      await last;
      const sources = new Set((files.seen ?? []).map(({ source }) => source));
      return new Set([...sources].filter((source) => files.seenAt(source, when)?.hash !== files.present.get(source)?.hash));
    },
    bytesAt: async (source, when) => {
      await last;
      const found = files.seenAt(source, when);
      return found && files.copies.bytesOf(found.hash, mostKept.one);
    },
  };
}
