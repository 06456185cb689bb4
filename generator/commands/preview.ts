import { readSite } from '../build.ts';
import { ContentError } from '../errors.ts';
import { securityHeaders } from '../headers.ts';
import { basePath } from '../plan.ts';
import { serveSite } from '../serve.ts';
import { readOptions, report, run } from './options.ts';

await run(async () => {
  const options = readOptions(['site', 'out', 'port', 'language']);
  try {
    const { site } = await readSite(options);
    const { url } = await serveSite({
      outDir: options.outDir,
      base: basePath(site.site.url),
      headers: securityHeaders(site),
      port: options.port ?? 4173,
    });
    process.stdout.write(`${url}\n`);
  } catch (error) {
    if (error instanceof ContentError) process.stderr.write(report(error.diagnostics, options));
    throw error;
  }
});
