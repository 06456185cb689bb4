import { readSite } from '../build.ts';
import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import { ContentError } from '../diagnostics/errors.ts';
import { chooseLanguage } from './arguments.ts';
import { countOf, type Options, readOptions, report, run } from './options.ts';

async function print(diagnostics: Diagnostic[], options: Options): Promise<void> {
  const language = await chooseLanguage(options);
  process.stdout.write(report(diagnostics, { ...options, language }));
  if (options.format === 'text') process.stdout.write(`${countOf(diagnostics, language)}\n`);
}

await run('check', async () => {
  const options = readOptions('check');
  try {
    await print((await readSite(options)).warnings, options);
  } catch (error) {
    if (error instanceof ContentError) await print(error.diagnostics, options);
    throw error;
  }
});
