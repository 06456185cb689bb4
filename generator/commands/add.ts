import type { Engine } from '../common/engine.mjs';
import { UsageError } from '../diagnostics/errors.ts';
import { visible } from '../diagnostics/visible.ts';
import { addBlock } from '../own/add-block.ts';
import { readWords } from './arguments.ts';
import { readOptions, run } from './options.ts';

export const main = (engine: Engine) =>
  run('add', engine, async () => {
    const { project } = readOptions('add', engine);
    const [folder, another] = readWords();
    if (another !== undefined) throw new UsageError('unexpected-word', { found: another });
    if (folder === undefined) throw new UsageError('no-block', { file: '' });
    for (const file of addBlock(folder, project.root)) process.stdout.write(`${visible(file)}\n`);
  });
