import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isInstalled, missingPackageError } from '../../core/diagnostics/optional.ts';
import type { Engine } from '../../core/util/engine.mjs';
import { createIconDrawings, iconDrawingsFile, iconSet } from '../../pages/social/icon-set.ts';
import { defineCommand } from './command.ts';
import { readOptions, run } from './options.ts';

export const command = defineCommand({
  name: 'icons',
  script: 'icons',
  words: {
    en: 'Writes templates/theme/icons/drawings.ts, the drawings of the icons, from the icon set.',
    ar: 'يكتب templates/theme/icons/drawings.ts، وفيه رسوم الأيقونات، من مجموعة الأيقونات.',
  },
  options: ['language'],
});

export const main = (engine: Engine) =>
  run(command, engine, async () => {
    readOptions(command, engine);
    if (!isInstalled(engine.root, iconSet)) throw missingPackageError(iconSet);
    await writeFile(join(engine.root, iconDrawingsFile), createIconDrawings(engine.root));
    process.stdout.write(`${iconDrawingsFile}\n`);
  });
