import { mkdir } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { inEachLanguage, inLanguages } from '../../../templates/model/files/language.ts';
import { inTemporaryFolder } from '../../core/cache/temporary-folder.ts';
import { type MessageLanguage, messageLanguages } from '../../core/diagnostics/diagnostics.ts';
import { escapeControlCharacters } from '../../core/diagnostics/escape-control-characters.ts';
import type { Engine } from '../../core/util/engine.mjs';
import { packFolder } from '../pack/npm-pack.ts';
import { writePackage } from '../pack/write-package.ts';
import { preferredLanguage, readArguments } from './arguments.ts';
import { callingFolder } from './calling-folder.ts';
import type { Command } from './command.ts';
import { loadCommands } from './command-list.ts';
import { run } from './options.ts';
import { command } from './pack-command.ts';
import { quoted } from './quoted.ts';

const summariesIn = (commands: readonly Command[], language: MessageLanguage) =>
  Object.fromEntries(commands.map(({ name, words }) => [name, words[language].replace(/(?<=\.) .*$/s, '')]));

const words = inLanguages({
  en: { install: 'Install it in the folder of a site:', begin: 'Begin a site with it, in any folder:' },
  ar: { install: 'لتثبيتها في مجلد موقع:', begin: 'لبدء موقع بها، في أي مجلد:' },
});

/** Writes the package as a tarball. @param folder destination */
function writeTarball(engine: Engine, folder: string): Promise<string> {
  return inTemporaryFolder('pack', async (place) => {
    const content = join(place, 'qiyam');
    const commands = await loadCommands();
    await writePackage(
      engine,
      content,
      inEachLanguage((language) => summariesIn(commands, language)),
    );
    await mkdir(folder, { recursive: true });
    return packFolder(content, folder);
  });
}

export const main = (engine: Engine) =>
  run(command, engine, async () => {
    const { out, language: asked } = readArguments(command);
    process.chdir(callingFolder(command, engine.root));
    const file = await writeTarball(engine, resolve(out));
    const { install, begin } = words[preferredLanguage({ language: messageLanguages.find((one) => one === asked) }, undefined)];
    const path = quoted(file);
    const lines = [relative(process.cwd(), file), install, `  npm install ${path}`, begin, `  npx ${path} new my-site`];
    process.stdout.write(lines.map((line) => `${escapeControlCharacters(line)}\n`).join(''));
  });
