/**
 * Starts a command: `node generator/commands/start.mjs build --site site.json`.
 *
 * The generator's own modules run from one bundle under `node_modules/.cache`, made anew when a source has changed: the
 * transform of `tsx` and the loading of hundreds of files would take longer than a whole build. Plain JavaScript, as it
 * runs before anything can transform it.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cacheDir = join(root, 'node_modules/.cache', process.env.QIYAM_CACHE || 'qiyam');
const [command = ''] = process.argv.splice(2, 1);

/** Every file that the bundle may be made of. */
function listSources() {
  const folders = ['generator', 'templates'].map((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:tsx?|m?js|json)$/.test(entry.name))
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name)),
  );
  return [...folders.flat().sort(), join(root, 'site.schema.ts'), join(root, 'package-lock.json')];
}

/** Names the state of the sources by their times and sizes: reading them would take longer than it saves. */
function fingerprint() {
  const hash = createHash('sha256').update(`${process.versions.node}\0${root}`);
  for (const file of listSources()) {
    const { mtimeMs, size } = statSync(file);
    hash.update(`\0${file}\0${mtimeMs}\0${size}`);
  }
  return hash.digest('hex').slice(0, 16);
}

/** A file of the cache. What is no file, such as a pipe, would keep the command waiting. */
function readPlainFile(file) {
  if (!statSync(file).isFile()) throw new Error(`${file} is no file`);
  return readFileSync(file);
}

/** The entry of a bundle whose every file is as it was written, or undefined. */
function findProgram(folder) {
  try {
    const files = JSON.parse(readPlainFile(join(folder, 'program.json')));
    for (const [name, hash] of Object.entries(files)) {
      const found = createHash('sha256').update(readPlainFile(join(folder, name)));
      if (found.digest('hex') !== hash) return undefined;
    }
    utimesSync(folder, new Date(), new Date());
    return `${command}.mjs` in files ? join(folder, `${command}.mjs`) : undefined;
  } catch {
    return undefined;
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
module.enableCompileCache?.(join(cacheDir, 'compiled'));
const folder = join(cacheDir, 'programs', fingerprint());
const program = findProgram(folder) ?? (await makeProgram(folder).catch(() => undefined));
if (program) {
  await import(pathToFileURL(program).href);
} else {
  const { register } = await import('tsx/esm/api');
  register();
  await import(pathToFileURL(source).href);
}
