import { UsageError } from '../../core/diagnostics/errors.ts';
import type { Engine } from '../../core/util/engine.mjs';
import { readArguments, readWords } from './arguments.ts';
import { withEnvironment } from './build-environment.ts';
import { readOptions, reportContent, run } from './options.ts';
import { command } from './translate-call.ts';
import { confirmTranslations } from './translate-confirm.ts';
import { exportTranslations } from './translate-export.ts';
import { importTranslations } from './translate-import.ts';

const actions = { export: exportTranslations, import: importTranslations, confirm: confirmTranslations };
const names = Object.keys(actions) as (keyof typeof actions)[];

export { command };

export const main = (engine: Engine) =>
  run(command, engine, async () => {
    const values = readArguments(command);
    const options = readOptions(command, engine);
    const [found, ...words] = readWords();
    const name = names.find((one) => one === found);
    if (!name) throw new UsageError('no-action', { ...(found !== undefined && { found }), list: names });
    try {
      await withEnvironment(engine, options.project, (environment) =>
        actions[name]({ values, words, options, machine: environment }),
      );
    } catch (error) {
      reportContent(error, options);
      throw error;
    }
  });
