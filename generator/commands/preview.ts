import { readSite } from '../build.ts';
import { ContentError } from '../errors.ts';
import { planHost } from '../hosts/host-plan.ts';
import { serveSite } from '../hosts/preview.ts';
import { readOptions, report, run } from './options.ts';

await run(async () => {
  const options = readOptions(['site', 'out', 'port', 'language', 'secure']);
  try {
    const { site } = await readSite(options);
    const { outDir, port = 4173, isSecure } = options;
    const { url } = await serveSite({ outDir, plan: planHost(site), port, isSecure });
    process.stdout.write(`${url}\n`);
  } catch (error) {
    if (error instanceof ContentError) process.stderr.write(report(error.diagnostics, options));
    throw error;
  }
});
