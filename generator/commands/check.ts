import { readSite } from '../build.ts';
import type { Diagnostic } from '../diagnostics.ts';
import { ContentError } from '../errors.ts';
import { countOf, type Options, readOptions, report, run } from './options.ts';

function print(diagnostics: Diagnostic[], options: Options): void {
  process.stdout.write(report(diagnostics, options));
  if (options.format === 'text') process.stdout.write(`${countOf(diagnostics)}\n`);
}

await run(async () => {
  const options = readOptions(['site', 'strict', 'format', 'language']);
  try {
    print((await readSite(options)).warnings, options);
  } catch (error) {
    if (error instanceof ContentError) print(error.diagnostics, options);
    throw error;
  }
});
