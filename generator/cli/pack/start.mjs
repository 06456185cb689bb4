#!/usr/bin/env node
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
/** Starts a command of the packed engine, such as `qiyam build`. Runs only bundled code. */
import { inEachLanguage, wordsLanguage } from '../../../templates/model/files/language.ts';
import { openEngine, readEngineMetadata } from '../../core/util/engine.mjs';
import { systemLocale } from '../../core/util/system-locale.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { summaries = inEachLanguage(() => ({})) } = readEngineMetadata(root);
const [command = ''] = process.argv.splice(2, 1);
if (Object.hasOwn(summaries.en, command)) {
  const engine = openEngine(root);
  const { main } = await import(new URL(`./${command}.mjs`, import.meta.url).href);
  await main(engine);
} else {
  const language = wordsLanguage(systemLocale(process.env).toLowerCase().replace('_', '-'));
  const told = summaries[language];
  const width = Math.max(...Object.keys(told).map((name) => name.length));
  const list = Object.entries(told).map(([name, words]) => `  ${name.padEnd(width)}  ${words}\n`);
  const isAsked = command === '' || command === '-h' || command === '--help';
  if (!isAsked) {
    const [{ UsageError }, { nearest }, { escapeControlCharacters: visible }] = await Promise.all([
      import('../../core/diagnostics/errors.ts'),
      import('../../core/diagnostics/nearest.ts'),
      import('../../core/diagnostics/escape-control-characters.ts'),
    ]);
    const error = new UsageError('unknown-command', { found: command, nearest: nearest(command, Object.keys(told)) });
    process.stderr.write(`${visible(error.in(language))}\n\n`);
    process.exitCode = 2;
  }
  process[isAsked ? 'stdout' : 'stderr'].write(`qiyam COMMAND [OPTIONS], qiyam COMMAND --help\n\n${list.join('')}`);
}
