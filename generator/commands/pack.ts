import { relative, resolve } from 'node:path';
import type { Engine } from '../common/engine.mjs';
import { openProject } from '../common/project.ts';
import { visible } from '../diagnostics/visible.ts';
import { writePackage } from '../package/write-package.ts';
import { readArguments } from './arguments.ts';
import { withMachine } from './machine.ts';
import { run } from './options.ts';

export const main = (engine: Engine) =>
  run('pack', engine, async () => {
    const folder = resolve(readArguments('pack').out, 'qiyam');
    await withMachine(engine, openProject(folder), (machine) => writePackage(machine, folder));
    process.stdout.write(`${visible(relative(process.cwd(), folder) || '.')}\n`);
  });
