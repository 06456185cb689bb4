import { randomUUID } from 'node:crypto';
import { constants, type Stats } from 'node:fs';
import { appendFile, copyFile, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { viewSite } from '../../../check/facts/site-view.ts';
import { hashFile } from '../../../common/hash.ts';
import type { Project } from '../../../common/project.ts';
import { readRegularFile } from '../../../common/regular-file.ts';
import { remember } from '../../../common/remember.ts';
import { historyFolder, makeHistoryFolder } from '../../../edit/project-folder.ts';
import { readJson } from '../../../json/value.ts';
import { isWithin } from '../files/asset-folder.ts';
import { isAssetName } from '../files/file-mover.ts';

/** Most bytes that are kept of all files that content names, and of one. What was replaced first goes first. */
const mostKept = { all: 256 * 1024 ** 2, one: 32 * 1024 ** 2 };

const seenSchema = z.strictObject({
  source: z.string(),
  hash: z.string().regex(/^[\w-]{43}$/),
  size: z.number(),
  /** Since when it holds these bytes: milliseconds since 1970. */
  since: z.number(),
});

type Seen = z.infer<typeof seenSchema>;

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
export const sourcesIn = remember(
  (text: string): readonly string[] =>
    [...new Set(viewSite(readJson(text)).sources.map(({ value }) => value))].filter(isAssetName),
  { most: 2 },
);

function parseLine(line: string): Seen[] {
  try {
    return [seenSchema.parse(JSON.parse(line))];
  } catch {
    // The machine stopped while it was written, or it is of others.
    return [];
  }
}

/** Which copies stay: those of now, and of the others the last as long as there is room. */
function hashesWithRoom(seen: readonly Seen[], present: readonly Seen[], most: number): Set<string> {
  const kept = new Set<string>();
  let bytes = 0;
  for (const { hash, size } of [...present, ...seen.toReversed()]) {
    if (kept.has(hash) || bytes + size > most) continue;
    kept.add(hash);
    bytes += size;
  }
  return kept;
}

/** Keeps them beside what was done to the site file. @param most bytes of all */
export function createKeptFiles(project: Project, most = mostKept.all): KeptFiles {
  // Asked for when it is needed: a preview may have no file.
  const folder = () => join(historyFolder(project), 'kept');
  const list = () => join(folder(), 'files.jsonl');
  const copyOf = (hash: string) => join(folder(), hash);
  const isOurs = () => isWithin(historyFolder(project), folder());
  let seen: Seen[] | undefined;
  const present = new Map<string, Seen>();
  let last: Promise<void> = Promise.resolve();

  async function begin(): Promise<Seen[]> {
    makeHistoryFolder(historyFolder(project));
    await mkdir(folder(), { recursive: true });
    const lines = isOurs() ? await readFile(list(), 'utf8').catch(() => '') : '';
    const read = lines.split('\n').flatMap(parseLine);
    for (const one of read) present.set(one.source, one);
    return read;
  }

  /** Copied first, so that its name is that of the very bytes that are kept. */
  async function keep(source: string, since: number): Promise<Seen> {
    const unfinished = copyOf(`.${randomUUID()}`);
    try {
      await copyFile(join(project.assets, source), unfinished, constants.COPYFILE_FICLONE);
      const hash = await hashFile(unfinished);
      const { size } = await stat(unfinished);
      await rename(unfinished, copyOf(hash));
      return { source, hash, size, since };
    } finally {
      await rm(unfinished, { force: true });
    }
  }

  /** @returns whether it holds other bytes than it was last seen to hold */
  async function lookAt(source: string, { ctimeMs, size }: Stats, all: Seen[]): Promise<boolean> {
    const known = present.get(source);
    if (known?.since === ctimeMs && known.size === size) return false;
    const one = await keep(source, ctimeMs);
    present.set(source, one);
    if (known?.hash === one.hash) return false;
    all.push(one);
    await appendFile(list(), `${JSON.stringify(one)}\n`);
    return true;
  }

  async function makeRoom(all: Seen[], sources: readonly string[]): Promise<void> {
    const now = sources.flatMap((source) => present.get(source) ?? []);
    const room = hashesWithRoom(all, now, most);
    const gone = all.filter(({ hash }) => !room.has(hash));
    if (gone.length === 0) return;
    for (const { hash } of gone) await rm(copyOf(hash), { force: true });
    seen = all.filter(({ hash }) => room.has(hash));
    await writeFile(list(), seen.map((one) => `${JSON.stringify(one)}\n`).join(''));
  }

  async function lookAtAll(text: string): Promise<void> {
    seen ??= await begin();
    if (!isOurs()) return;
    const sources = sourcesIn(text);
    let [bytes, isNew] = [0, false];
    for (const source of sources) {
      const file = join(project.assets, source);
      const found = await stat(file).catch(() => undefined);
      if (!found?.isFile() || found.size > mostKept.one || bytes + found.size > most || !isWithin(project.root, file)) continue;
      bytes += found.size;
      isNew = (await lookAt(source, found, seen)) || isNew;
    }
    if (isNew) await makeRoom(seen, sources);
  }

  /** What a file held at a moment: what it was first seen to hold, where that was later. */
  const seenAt = (source: string, when: number) => {
    const own = (seen ?? []).filter((one) => one.source === source);
    return own.findLast(({ since }) => since <= when) ?? own[0];
  };

  return {
    look: (text) => {
      // What cannot be kept is no reason to fail.
      last = last.then(() => lookAtAll(text)).catch(() => undefined);
    },
    othersAt: async (when) => {
      await last;
      const sources = new Set((seen ?? []).map(({ source }) => source));
      return new Set([...sources].filter((source) => seenAt(source, when)?.hash !== present.get(source)?.hash));
    },
    bytesAt: async (source, when) => {
      await last;
      const found = seenAt(source, when);
      const read = found && isOurs() ? readRegularFile(copyOf(found.hash), mostKept.one) : undefined;
      return read && 'bytes' in read ? read.bytes : undefined;
    },
  };
}
