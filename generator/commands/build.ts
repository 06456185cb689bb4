import { relative } from 'node:path';
import { performance } from 'node:perf_hooks';
import { buildSite } from '../build.ts';
import { ContentError } from '../errors.ts';
import { countOf, readOptions, report, run } from './options.ts';

await run(async () => {
  const options = readOptions(['site', 'out', 'strict', 'language']);
  try {
    const { files, pages, warnings } = await buildSite(options);
    process.stderr.write(report(warnings, options));
    const bytes = files.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0);
    const out = relative(process.cwd(), options.outDir) || '.';
    const time = (performance.now() / 1000).toFixed(2);
    process.stdout.write(
      `${out}: ${pages} pages, ${files.length} files, ${(bytes / 1024).toFixed(0)} KB, ${time} s, ${countOf(warnings)}\n`,
    );
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    process.stderr.write(report(error.diagnostics, options));
    process.stderr.write(`Nothing was written: ${countOf(error.diagnostics)}.\n`);
    throw error;
  }
});
