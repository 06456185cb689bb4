#!/usr/bin/env node
/**
 * Starts a command: `node generator/cli/start.mjs build --site site.json`. Commands run from the engine in `generator/dist/`
 * that `npm ci` builds; it is rebuilt first if a source is newer. Plain JavaScript, as it runs before the build.
 */
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildInChildProcess } from '../core/util/build-in-child-process.mjs';
import { isBuilt, listCommands, openEngine } from '../core/util/engine.mjs';
import { findPackage } from '../core/util/packages.mjs';
import { systemLocale } from '../core/util/system-locale.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
/** The build tools are missing if development dependencies were omitted. */
const canBuild = findPackage(root, 'tsx') !== undefined;
/** @template Said @typedef {Record<import('../../templates/model/files/language.ts').MessageLanguage, Said>} InEachLanguage */

/**
 * @template Said
 * @param {InEachLanguage<Said>} said
 * @returns {Said} the one in the language of the system
 */
const inItsLanguage = (said) =>
  Object.entries(said).find(([language]) => systemLocale(process.env).toLowerCase().startsWith(language))?.[1] ?? said.en;

/**
 * Prints a sentence and ends the command.
 * @param {InEachLanguage<string>} said
 * @returns {never}
 */
function end(said, isFine = false) {
  process[isFine ? 'stdout' : 'stderr'].write(`${inItsLanguage(said)}\n`);
  process.exit(isFine ? 0 : 2);
}

/** Nothing is installed: a fresh clone or an interrupted installation. */
const endUninstalled = () =>
  end({
    en: `Run "npm ci" in ${root} first: the packages that Qiyam needs, those of development too, are not all installed.`,
    ar: `شغّل "npm ci" أولًا في ${root}: لم تُثبَّت كل الحزم التي تحتاجها قيم، ومنها حزم التطوير.`,
  });

/** @param {string} found unknown command */
function endUnknown(found) {
  const list = listCommands(root)
    .map(({ script }) => `  npm run ${script}`)
    .join('\n');
  const isFine = ['', '-h', '--help'].includes(found);
  const [en, ar] = isFine ? ['', ''] : [`There is no command "${found}". `, `لا يوجد أمر "${found}". `];
  /** @type {InEachLanguage<string>} */
  const said = {
    en: `${en}These are the commands; each explains itself, as "npm run build -- --help":\n\n${list}`,
    ar: `${ar}هذه هي الأوامر، ويشرح كل منها نفسه، مثل "npm run build -- --help":\n\n${list}`,
  };
  end(said, isFine);
}

/** @param {string} reason */
function endUnbuilt(reason) {
  if (/Cannot find (?:package|module)|No "exports" main/.test(reason)) endUninstalled();
  end({ en: `The engine could not be built of its sources:\n${reason}`, ar: `تعذّر بناء المحرك من شيفرته:\n${reason}` });
}

/** @returns engine of the sources, rebuilt if necessary */
async function openBuilt() {
  if (!isBuilt(root)) {
    if (!canBuild) endUninstalled();
    /** @type {InEachLanguage<string>} */
    const words = {
      en: 'Building the engine, once after each change of its sources …',
      ar: 'يُبنى المحرك، مرة بعد كل تغيير في شيفرته…',
    };
    process.stderr.write(`${inItsLanguage(words)}\n`);
    await buildInChildProcess(root).catch((error) => endUnbuilt(error.message));
  }
  return openEngine(root);
}

const [command = ''] = process.argv.splice(2, 1);
if (!listCommands(root).some(({ name }) => name === command)) canBuild || isBuilt(root) ? endUnknown(command) : endUninstalled();
const engine = await openBuilt();
const { main } = await import(pathToFileURL(join(engine.program, `${command}.mjs`)).href);
await main(engine);
