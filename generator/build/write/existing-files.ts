import { type Dirent, readdirSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { once } from '../../core/util/memoize.ts';
import { fileListName, readFileList } from './file-list.ts';
import { liveFolder } from './live-folder.ts';

const head =
  '# Files of this folder that "npm run build" wrote, copies .br and .gz apart. It refuses to replace a folder that holds others.';

const draftHead =
  '# A draft, for a quick look: without compressed copies, social pictures and budgets. "npm run build" writes the whole site.';

/** Path of the original of a compressed copy; undefined for other paths. */
const copiedFrom = (path: string) => (path.endsWith('.br') || path.endsWith('.gz') ? path.slice(0, -3) : undefined);

/** Content of the file list of a site or draft. Deterministic. */
export function fileListOf(paths: readonly string[], isDraft = false): string {
  const listed = new Set<string | undefined>(paths);
  const named = paths.filter((path) => !listed.has(copiedFrom(path)));
  return `${[head, ...(isDraft ? [draftHead] : []), ...named.toSorted()].join('\n')}\n`;
}

/** Files that operating systems and tools leave in every folder; they may be deleted. */
const osJunk = /^(?:\.DS_Store|\._.*|Thumbs\.db|desktop\.ini|\.gitkeep)$/i;

/** Disks may return a name with different case or Unicode normalization than it was written with. */
const fold = (path: string) => path.normalize('NFC').toLowerCase();

/** All names in a folder; computed on demand. */
type Names = () => ReadonlySet<string>;

/** Files that a build wrote, and their folders. */
class RecordedFiles {
  readonly #paths = new Set<string>();
  readonly #folded = once(() => new Map([...this.#paths].map((path) => [fold(path), path])));

  constructor(files: readonly string[]) {
    for (const file of files) {
      this.#paths.add(file);
      for (let end = file.lastIndexOf('/'); end > 0; end = file.lastIndexOf('/', end - 1)) {
        const folder = file.slice(0, end + 1);
        if (this.#paths.has(folder)) break;
        this.#paths.add(folder);
      }
    }
  }

  /** Path as written by the build; undefined if it was not. `names` are all names in the same folder. */
  find(path: string, names: Names): string | undefined {
    return this.#paths.has(path) ? path : this.#findFolded(path, names);
  }

  #findFolded(path: string, names: Names): string | undefined {
    const recorded = this.#folded().get(fold(path));
    const [, name = ''] = /([^/]*)\/?$/.exec(recorded ?? '') ?? [];
    return recorded !== undefined && !names().has(name) ? recorded : undefined;
  }

  /** @param path with a trailing slash */
  hasFolder(path: string): boolean {
    return this.#paths.has(path);
  }

  hasFile(path: string, names: Names): boolean {
    // Fast path: nearly every name is recorded as it is, or is a copy of one that is.
    const original = copiedFrom(path);
    if (original !== undefined && !this.#paths.has(path) && this.#paths.has(original)) return true;
    if (this.find(path, names) !== undefined) return true;
    return original !== undefined && this.#findFolded(original, names) !== undefined;
  }
}

function containsFiles(folder: string): boolean {
  return readdirSync(folder, { withFileTypes: true }).some((entry) =>
    entry.isDirectory() ? containsFiles(join(folder, entry.name)) : !osJunk.test(entry.name),
  );
}

/**
 * Whether an entry of a folder was written by a build or is OS junk.
 * @param names all names in the same folder
 */
function isManagedOrJunk(
  entry: Dirent,
  path: string,
  { written: recorded, names }: { written: RecordedFiles; names: Names },
): boolean {
  return (entry.isFile() && recorded.hasFile(path, names)) || osJunk.test(entry.name);
}

/** Whether this is the live folder, whose files may change while they are listed. */
const isLive = (entry: Dirent, path: string, recorded: RecordedFiles) =>
  path === liveFolder && (entry.isDirectory() || entry.isSymbolicLink()) && !recorded.hasFolder(`${liveFolder}/`);

/** Paths that no build wrote; a folder without any recorded file is listed once, with a trailing slash. */
function listUnmanaged(folder: string, recorded: RecordedFiles, prefix = ''): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  const names = once(() => new Set(entries.map(({ name }) => name)));
  const found: string[] = [];
  for (const entry of entries) {
    const { name } = entry;
    if (isLive(entry, prefix + name, recorded)) continue;
    if (entry.isDirectory()) {
      const recordedPath = recorded.find(`${prefix}${name}/`, names);
      if (recordedPath !== undefined) found.push(...listUnmanaged(`${folder}/${name}`, recorded, recordedPath));
      else if (containsFiles(join(folder, name))) found.push(`${prefix}${name}/`);
    } else if (!isManagedOrJunk(entry, prefix + name, { written: recorded, names })) {
      found.push(prefix + name);
    }
  }
  return found;
}

/** Files with fixed names from versions without a file list. */
const fixedNames = new Set(['robots.txt', 'sitemap.xml', 'favicon.ico', 'site.webmanifest', '_headers', '_redirects']);
const hashedName = /^assets\/.*\.[\w-]{7,12}(?:-\d+)?\.\w+$/;
const ownPage = /<link rel="stylesheet" href="[^"]*\/assets\/site\.|<meta http-equiv="refresh" content="0; url=/;

/** Guesses the files written by versions without a file list: by name, and pages by their content. */
async function guessRecordedFiles(outDir: string): Promise<RecordedFiles> {
  const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
  const own = [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(outDir.length + 1).replaceAll('\\', '/');
    const plain = copiedFrom(path) ?? path;
    const isNamed = fixedNames.has(plain) || plain === '.well-known/security.txt' || hashedName.test(plain);
    if (isNamed || (path.endsWith('.html') && ownPage.test(await readFile(file, 'utf8')))) own.push(path);
  }
  return new RecordedFiles(own);
}

/** Whether the file list of a folder says that it holds a draft. */
export function containsDraft(outDir: string): boolean {
  return readFileList(outDir)?.includes(draftHead) ?? false;
}

async function readRecordedFiles(outDir: string): Promise<RecordedFiles | undefined> {
  const lines = readFileList(outDir);
  if (lines) return new RecordedFiles([fileListName, ...lines.filter((line) => line !== '' && !line.startsWith('#'))]);
  const assets = await readdir(join(outDir, 'assets')).catch(() => [] as string[]);
  const isOld = assets.some((name) => /^site\.[\w-]{7,12}\.css$/.test(name)) && (await readdir(outDir)).includes('404.html');
  return isOld ? guessRecordedFiles(outDir) : undefined;
}

export interface ExistingFiles {
  /** Whether a build has written at least a part of the folder. */
  isSite: boolean;
  /** Paths that no build wrote, without OS junk. */
  unmanaged: string[];
}

/** Lists unmanaged files; undefined if a file disappeared meanwhile and another try is allowed. */
function tryListing(outDir: string, recorded: RecordedFiles, isLast: boolean): string[] | undefined {
  try {
    return listUnmanaged(outDir, recorded);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || isLast) throw error;
    return undefined;
  }
}

/** Inspects an output folder, with links followed. Retries while another build is replacing it. */
export async function findExistingFiles(outDir: string): Promise<ExistingFiles> {
  const identity = () =>
    stat(outDir).then(
      ({ ino }) => ino,
      () => undefined,
    );
  for (let tries = 0; ; tries++) {
    const before = await identity();
    if (before === undefined) return { isSite: false, unmanaged: [] };
    const recorded = await readRecordedFiles(outDir);
    const unmanaged = tryListing(outDir, recorded ?? new RecordedFiles([]), tries > 5);
    if (unmanaged && (unmanaged.length === 0 || tries > 5 || before === (await identity()))) {
      return { isSite: recorded !== undefined, unmanaged: unmanaged.toSorted() };
    }
    await setTimeout(20);
  }
}
