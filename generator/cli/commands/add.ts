import { existsSync } from 'node:fs';
import { addBlock } from '../../bundle/custom-blocks/add-block.ts';
import { UsageError } from '../../core/diagnostics/errors.ts';
import { escapeControlCharacters } from '../../core/diagnostics/escape-control-characters.ts';
import { type ExtraName, extraNames, extras, fontExtras, isExtra, missingPackages } from '../../core/diagnostics/extras.ts';
import { nearest } from '../../core/diagnostics/nearest.ts';
import type { Engine } from '../../core/util/engine.mjs';
import { isGiven, languageOf, readArguments, readWords } from './arguments.ts';
import { findSiteFolder } from './calling-folder.ts';
import { defineCommand } from './command.ts';
import { findBrowser } from './find-browser.ts';
import { readOptions, run } from './options.ts';
import { install } from './package-manager.ts';

export const command = defineCommand({
  name: 'add',
  script: 'add',
  words: {
    en: 'Copies a block into the site, or installs extra packages. It runs no code of the block: read it first.',
    ar: 'ينسخ قسمًا كتبه غيرك إلى أقسام الموقع، أو يثبت إضافات لا يحتاجها إلا قليل من المواقع. ولا يُشغّل من القسم شيئًا، فاقرأه أولًا.',
  },
  takes: [
    {
      value: 'FOLDER',
      words: {
        en: 'folder of a block, named after its type; its origin is recorded. Begin with ./ if an extra has the same name',
        ar: 'مجلد القسم، واسمه نوعه، ويُسجل مصدره؛ ويبدأ بـ ./ إن كان باسم إضافة',
      },
    },
    {
      value: 'EXTRA…',
      words: {
        en: 'extra packages, installed with the package manager of the site in tested versions:',
        ar: 'إضافات يثبتها مدير الحزم الذي للموقع، بالإصدارات التي جُرّبت:',
      },
    },
    ...extraNames.map((name) => ({ value: `  ${name}`, words: extras[name].words })),
    {
      value: '  FONT',
      words: { en: `a font: ${fontExtras.join(', ')}`, ar: `خط: ${fontExtras.join('، ')}` },
    },
  ],
  options: ['site', 'language'],
});

/**
 * Installs extras one by one; a failure does not stop the others.
 * @returns whether all are installed
 */
async function addExtras(names: readonly ExtraName[], engine: Engine, folder: string): Promise<boolean> {
  const language = await languageOf(process.argv.slice(2), engine.root);
  const tell = (error: UsageError) => process.stderr.write(`${escapeControlCharacters(error.in(language))}\n`);
  const failures: UsageError[] = [];
  let isAnyRequested = false;
  for (const name of new Set(names)) {
    const packages = missingPackages(name, engine, folder);
    if (packages.length === 0) continue;
    isAnyRequested = true;
    // Puppeteer need not download a browser if one is installed.
    const environment = name === 'axe' && findBrowser() !== undefined ? { PUPPETEER_SKIP_DOWNLOAD: 'true' } : {};
    const { call, failure } = await install(folder, { packages, isForWork: extras[name].isForWork, environment });
    if (failure !== undefined) failures.push(new UsageError('extra-refused', { found: name, call, reason: failure }));
  }
  if (!isAnyRequested) tell(new UsageError('extra-there', { list: [...names] }));
  // Print errors last: package managers write a lot of output.
  for (const error of failures) tell(error);
  return failures.length === 0;
}

/** Folder that extras are installed in: that of the site, else the working folder if packages are installed in it, as on a server. */
function folderOfExtras(engine: Engine): string {
  readArguments(command);
  const hasSite = isGiven('site') || findSiteFolder(engine.root) !== undefined;
  return hasSite || !existsSync('package.json') ? readOptions(command, engine).project.root : process.cwd();
}

export const main = (engine: Engine) =>
  run(command, engine, async () => {
    const words = readWords();
    const [word, another] = words;
    if (word === undefined) throw new UsageError('no-block', { file: '' });
    const names = words.filter(isExtra);
    if (names.length === words.length) {
      if (!(await addExtras(names, engine, folderOfExtras(engine)))) process.exitCode = 2;
      return;
    }
    const { project } = readOptions(command, engine);
    const strange = words.find((one) => !isExtra(one)) ?? '';
    if (another !== undefined)
      throw new UsageError('no-extra', { found: strange, nearest: nearest(strange, Object.keys(extras)) });
    for (const file of addBlock(word, project.root)) process.stdout.write(`${escapeControlCharacters(file)}\n`);
  });
