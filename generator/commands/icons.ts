import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Engine } from '../common/engine.mjs';
import { isInstalled, missing } from '../diagnostics/optional.ts';
import { createIconDrawings, iconDrawingsFile, iconSet } from '../graphics/icon-set.ts';
import { readOptions, run } from './options.ts';

export const main = (engine: Engine) =>
  run('icons', engine, async () => {
    readOptions('icons', engine);
    if (!isInstalled(engine.root, iconSet)) throw missing(iconSet);
    await writeFile(join(engine.root, iconDrawingsFile), createIconDrawings(engine.root));
    process.stdout.write(`${iconDrawingsFile}\n`);
  });
