/**
 * Starts a command: `node generator/commands/start.mjs build --site site.json`.
 *
 * The generator's own modules run from one bundle under `node_modules/.cache`, made anew when a source is another: the
 * transform of `tsx` and the loading of hundreds of files would take longer than a whole build. Plain JavaScript, as it
 * runs before anything can transform it.
 */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import module from 'node:module';
import { join, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { keepCompiled } from './compile-cache.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cacheDir = join(root, 'node_modules/.cache', process.env.QIYAM_CACHE || 'qiyam');
const [command = ''] = process.argv.splice(2, 1);

/** Every file below a folder that code or styles are made of. By hand: the library asks thrice as much of the machine. */
function listFiles(folder, found) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = folder + sep + entry.name;
    if (entry.isDirectory()) listFiles(place, found);
    else if (entry.isFile() && /\.(?:tsx?|m?js|json|css)$/.test(entry.name)) found.push(place);
  }
  return found;
}

/** The sources as they are now: by their places what the system says of each. */
function lookAtSources() {
  const files = [join(root, 'site.schema.ts'), join(root, 'package-lock.json')];
  for (const folder of ['generator', 'templates']) listFiles(join(root, folder), files);
  return new Map(files.sort().map((file) => [file, statSync(file)]));
}

/** A file of the cache. What is no file, such as a pipe, would keep the command waiting. */
function readPlainFile(file) {
  if (!statSync(file).isFile()) throw new Error(`${file} is no file`);
  return readFileSync(file);
}

/** What the system says of the sources. A file may have the time and size of the one before, never the time of its last change. */
function looksOf(sources) {
  const hash = createHash('sha256').update(`${process.versions.node}\0${root}`);
  for (const [file, { dev, ino, size, mtimeMs, ctimeMs }] of sources)
    hash.update(`\0${file}\0${dev} ${ino} ${size} ${mtimeMs} ${ctimeMs}`);
  return hash.digest('hex');
}

/** Names the sources by what they hold, the version of Node, and where they stand. */
function readKey(sources) {
  const hash = createHash('sha256').update(`${process.versions.node}\0${root}`);
  for (const file of sources.keys()) {
    const bytes = readFileSync(file);
    hash.update(`\0${file}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex').slice(0, 16);
}

/** Clocks of disks are coarse: a file that changed just now may change again and show the same time. Milliseconds. */
const coarse = 2000;

function removeIfPossible(file) {
  try {
    rmSync(file, { recursive: true, force: true });
  } catch {
    // A file may stand where the folder of the cache belongs.
  }
}

/** Remembers which sources look so, for the next command; where nothing can be kept, it reads them too. */
function keepKey(file, kept) {
  const unfinished = `${file}.${process.pid}`;
  try {
    mkdirSync(cacheDir, { recursive: true });
    writeFileSync(unfinished, kept, { flag: 'wx' });
    // A folder in its place would be in the way.
    rmSync(file, { recursive: true, force: true });
    renameSync(unfinished, file);
  } catch {
    removeIfPossible(unfinished);
  }
}

/** Names the state of the sources. They are read only when the system says other things of them than when they were read last. */
function keyOfSources(all) {
  const sources = new Map([...all].filter(([file]) => !file.endsWith('.css')));
  const place = join(cacheDir, 'sources');
  const looks = looksOf(sources);
  const latest = Math.max(...[...sources.values()].map(({ ctimeMs }) => ctimeMs));
  const isSettled = Date.now() - latest > coarse;
  try {
    const [keptLooks, key] = readPlainFile(place).toString().split(' ');
    if (keptLooks === looks && /^[0-9a-f]{16}$/.test(key)) return key;
  } catch {
    // Nothing is kept, or what is no file.
  }
  const key = readKey(sources);
  if (isSettled) keepKey(place, `${looks} ${key}`);
  return key;
}

/** Marks a bundle as used, where it may be: that of another user does as well. */
function touch(folder) {
  try {
    utimesSync(folder, new Date(), new Date());
  } catch {
    // It is pruned although it is used, and made again.
  }
}

/** The entry of a bundle whose every file is as it was written, or undefined. */
function findProgram(folder) {
  try {
    const files = JSON.parse(readPlainFile(join(folder, 'program.json')));
    for (const [name, hash] of Object.entries(files)) {
      const found = createHash('sha256').update(readPlainFile(join(folder, name)));
      if (found.digest('hex') !== hash) return undefined;
    }
    touch(folder);
    return `${command}.mjs` in files ? join(folder, `${command}.mjs`) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether code there finds the packages of the project: Node looks for them around where a link leads to. */
function findsPackages(file) {
  try {
    const place = realpathSync(file);
    if (place.startsWith(realpathSync(root) + sep)) return true;
    return existsSync(module.createRequire(place).resolve('zod'));
  } catch {
    return false;
  }
}

/** Makes the bundle; where it cannot be kept, the command runs from its sources. */
async function makeProgram(folder) {
  const { bundleProgram } = await import('./bundle-program.mjs');
  await bundleProgram({ root, folder, isWhole: () => findProgram(folder) !== undefined });
  return findProgram(folder);
}

const source = join(root, `generator/commands/${command}.ts`);
if (!/^[a-z-]+$/.test(command) || !existsSync(source)) {
  process.stderr.write('Usage: node generator/commands/start.mjs COMMAND [OPTIONS], with the commands of package.json\n');
  process.exit(2);
}
keepCompiled(cacheDir);
const sources = lookAtSources();
// Commands that end soon need not look at them again: `sources-key.ts`.
globalThis[Symbol.for('qiyam.sources')] = sources;
const folder = join(cacheDir, 'programs', keyOfSources(sources));
const program = findProgram(folder) ?? (await makeProgram(folder).catch(() => undefined));
if (program && findsPackages(program)) {
  await import(pathToFileURL(program).href);
} else {
  const { register } = await import('tsx/esm/api');
  register();
  await import(pathToFileURL(source).href);
}
