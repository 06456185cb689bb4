#!/usr/bin/env node
/**
 * Starts a command: `node generator/commands/start.mjs build --site site.json`.
 *
 * `tsx` runs the generator from its sources. That takes longer than a whole build, so a command runs from a bundle of its own
 * making where one can be kept (`program.mjs` in `bundle/`). What V8 can only be told before anything runs, `npm run build` and `check` tell it
 * (`heap.ts` in `machine/` says why). Plain JavaScript, as it runs before anything can transform it.
 */
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { findProgram } from '../bundle/program.mjs';
import { keepCompiled } from '../common/compile-cache.mjs';
import { idNow, listCommands, openEngine } from '../common/engine.mjs';
import { machineLocale } from '../common/machine-locale.mjs';
import { findPackage } from '../common/packages.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
const isArabic = machineLocale(process.env).toLowerCase().startsWith('ar');

/**
 * Ends the command with a sentence for people.
 * @param {{ ar: string, en: string, isFine?: boolean }} said
 * @returns {never}
 */
function end({ ar, en, isFine = false }) {
  process[isFine ? 'stdout' : 'stderr'].write(`${isArabic ? ar : en}\n`);
  process.exit(isFine ? 0 : 2);
}

/** As in a clone in which nothing has been installed yet. */
const endUninstalled = () =>
  end({
    en: `Run "npm ci" in ${root} first: the packages that Qiyam needs are not installed.`,
    ar: `شغّل "npm ci" أولًا في ${root}: لم تُثبَّت الحزم التي تحتاجها قيم.`,
  });

/** @param {unknown} error @returns {boolean} whether a package is not installed, as after an installation that was interrupted */
const isMissingPackage = (error) =>
  error instanceof Error &&
  'code' in error &&
  /MODULE_NOT_FOUND$/.test(String(error.code)) &&
  !/module '[./]/.test(error.message);

/** @param {string} found the command that there is not */
function endUnknown(found) {
  const list = listCommands(root)
    .map(({ script }) => `  npm run ${script}`)
    .join('\n');
  const isFine = ['', '-h', '--help'].includes(found);
  const [en, ar] = isFine ? ['', ''] : [`There is no command "${found}". `, `لا يوجد أمر "${found}". `];
  end({
    en: `${en}These are the commands; each explains itself, as "npm run build -- --help":\n\n${list}`,
    ar: `${ar}هذه هي الأوامر، ويشرح كل منها نفسه، مثل "npm run build -- --help":\n\n${list}`,
    isFine,
  });
}

const [command = ''] = process.argv.splice(2, 1);
const source = join(root, `generator/commands/${command}.ts`);
if (!listCommands(root).some(({ name }) => name === command))
  findPackage(root, 'tsx') === undefined ? endUninstalled() : endUnknown(command);
let engine = openEngine(root);
if (engine.cache !== undefined) keepCompiled(engine.cache);
let program = await findProgram(engine, command);
// The sources have changed while they were bundled, as by a pull.
if (program === undefined && idNow(engine) !== engine.id) {
  engine = openEngine(root);
  program = await findProgram(engine, command);
}
/** @returns {Promise<{ main: (engine: import('../common/engine.mjs').Engine) => Promise<void> }>} */
async function load() {
  try {
    if (program === undefined) (await import('tsx/esm/api')).register();
    return await import(pathToFileURL(program ?? source).href);
  } catch (error) {
    if (isMissingPackage(error)) endUninstalled();
    throw error;
  }
}

const { main } = await load();
await main(engine);
