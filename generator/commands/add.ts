import type { Engine } from '../common/engine.mjs';
import { UsageError } from '../diagnostics/errors.ts';
import { type ExtraName, extras, isExtra, missingOf } from '../diagnostics/extras.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { visible } from '../diagnostics/visible.ts';
import { addBlock } from '../own/add-block.ts';
import { languageOf, readWords } from './arguments.ts';
import { readOptions, run } from './options.ts';
import { install } from './package-manager.ts';

/** Installs extras by their names: what is for work alone, and what a build needs, each by a call. @returns whether all are there */
async function addExtras(names: readonly ExtraName[], engine: Engine, folder: string): Promise<boolean> {
  const language = await languageOf(process.argv.slice(2), engine.home);
  const tell = (error: UsageError) => process.stderr.write(`${visible(error.in(language))}\n`);
  const asked = [true, false].flatMap((isForWork) => {
    const own = names.filter((name) => extras[name].isForWork === isForWork);
    const packages = [...new Set(own.flatMap((name) => missingOf(name, engine, folder)))];
    return packages.length === 0 ? [] : [{ packages, isForWork }];
  });
  if (asked.length === 0) tell(new UsageError('extra-there', { list: [...names] }));
  for (const one of asked) {
    const { call, failure } = await install(folder, one);
    if (failure === undefined) continue;
    tell(new UsageError('extra-refused', { call, reason: failure }));
    return false;
  }
  return true;
}

export const main = (engine: Engine) =>
  run('add', engine, async () => {
    const { project } = readOptions('add', engine);
    const words = readWords();
    const [word, another] = words;
    if (word === undefined) throw new UsageError('no-block', { file: '' });
    const names = words.filter(isExtra);
    if (names.length === words.length) {
      if (!(await addExtras(names, engine, project.root))) process.exitCode = 2;
      return;
    }
    const strange = words.find((one) => !isExtra(one)) ?? '';
    if (another !== undefined)
      throw new UsageError('no-extra', { found: strange, nearest: nearest(strange, Object.keys(extras)) });
    for (const file of addBlock(word, project.root)) process.stdout.write(`${visible(file)}\n`);
  });
