import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../common/paths.ts';
import { createIconDrawings, iconDrawingsFile } from '../graphics/icon-set.ts';
import { readOptions, run } from './options.ts';

await run('icons', async () => {
  readOptions('icons');
  await writeFile(join(projectRoot, iconDrawingsFile), createIconDrawings());
  process.stdout.write(`${iconDrawingsFile}\n`);
});
