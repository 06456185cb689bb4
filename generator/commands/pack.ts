import { relative, resolve } from 'node:path';
import type { Engine } from '../common/engine.mjs';
import { openProject } from '../common/project.ts';
import type { MessageLanguage } from '../diagnostics/diagnostics.ts';
import { visible } from '../diagnostics/visible.ts';
import { writePackage } from '../package/write-package.ts';
import { readArguments } from './arguments.ts';
import { commandList } from './command-list.ts';
import { withMachine } from './machine.ts';
import { run } from './options.ts';

const summariesIn = (language: MessageLanguage) =>
  Object.fromEntries(Object.entries(commandList).map(([name, { words }]) => [name, words[language].replace(/(?<=\.) .*$/s, '')]));

export const main = (engine: Engine) =>
  run('pack', engine, async () => {
    const folder = resolve(readArguments('pack').out, 'qiyam');
    await withMachine(engine, openProject(folder), (machine) =>
      writePackage(machine, folder, { en: summariesIn('en'), ar: summariesIn('ar') }),
    );
    process.stdout.write(`${visible(relative(process.cwd(), folder) || '.')}\n`);
  });
