import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, type Stats, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { projectRoot } from '../common/paths.ts';
import { hasSettled } from './looks.ts';
import type { Store } from './store.ts';

/** What code and styles are made of. */
const isSource = (name: string) => /\.(?:tsx?|m?js|css)$/.test(name);

/** What the system says of a source. */
type Looks = Pick<Stats, 'mtimeMs' | 'ctimeMs' | 'size' | 'ino'>;

/** The sources as a command found them when it was started, by their places. */
let atStart: ReadonlyMap<string, Looks> | undefined;

/** For commands that end soon: `start.mjs` has looked at every source, and they are taken to be as they were then. */
export function trustLookAtStart(): void {
  atStart = (globalThis as { [name: symbol]: ReadonlyMap<string, Looks> | undefined })[Symbol.for('qiyam.sources')];
}

/** Files below a folder as a command found them when it was started; undefined where it has not looked there. */
function foundAtStart(root: string, path: string): string[] | undefined {
  const place = join(root, path) + sep;
  const found = atStart && [...atStart.keys()].filter((file) => file.startsWith(place) && isSource(file));
  const start = join(root, sep).length;
  return found && found.length > 0 ? found.map((file) => file.slice(start).replaceAll('\\', '/')) : undefined;
}

/** Files below folders, and files, in one order. */
export function listSources(root: string, paths: readonly string[]): string[] {
  const files = paths.flatMap((path) => {
    const found = foundAtStart(root, path);
    if (found) return found;
    const place = join(root, path);
    if (!statSync(place).isDirectory()) return [path];
    return readdirSync(place, { recursive: true, encoding: 'utf8' })
      .filter(isSource)
      .map((name) => `${path}/${name.replaceAll('\\', '/')}`);
  });
  return files.sort().map((file) => join(root, file));
}

interface State {
  /** Times, sizes and numbers of the files, which differ after any change. */
  fingerprint: string;
  /** When the last of them changed, in milliseconds. */
  changed: number;
}

function stateOf(files: readonly string[]): State {
  const hash = createHash('sha256').update(process.version);
  let changed = 0;
  for (const file of files) {
    const { mtimeMs, ctimeMs, size, ino } = atStart?.get(file) ?? statSync(file);
    hash.update(`\0${file}\0${mtimeMs}\0${ctimeMs}\0${size}\0${ino}`);
    changed = Math.max(changed, mtimeMs, ctimeMs);
  }
  return { fingerprint: hash.digest('hex'), changed };
}

function hashContents(root: string, files: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of files) hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

const known = new Map<string, { fingerprint: string; key: string }>();

/**
 * Names the content of sources of the project, and the version of Node: the same content has the same key on every
 * machine. They are read only when their times or sizes are others than when they were read last.
 * @param paths folders and files, relative to `root`.
 */
export async function keyOfSources(
  paths: readonly string[],
  { store }: { store: Store },
  root: string = projectRoot,
): Promise<string> {
  const name = `sources/${[root, ...paths].join('\n')}`;
  const files = listSources(root, paths);
  const { fingerprint, changed } = stateOf(files);
  const last = known.get(name);
  if (last?.fingerprint === fingerprint) return last.key;
  const [keptFingerprint, keptKey] = Buffer.from((await store.get(name)) ?? [])
    .toString()
    .split('\n');
  const isKept = keptFingerprint === fingerprint && keptKey !== undefined;
  const key = isKept ? keptKey : hashContents(root, files);
  const isSettled = hasSettled({ ctimeMs: changed });
  if (isSettled) known.set(name, { fingerprint, key });
  if (isSettled && !isKept) await store.put(name, Buffer.from(`${fingerprint}\n${key}`));
  return key;
}
