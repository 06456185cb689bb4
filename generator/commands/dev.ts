import { startPreview } from '../dev/server.ts';
import { openMachine } from '../machine/machine.ts';
import { cacheFolder } from '../machine/store.ts';
import { readArguments } from './arguments.ts';
import { readOptions, run } from './options.ts';

await run('dev', async () => {
  const { siteFile, outDir, language, port } = readOptions('dev');
  const { bucket, endpoint, prefix } = readArguments('dev');
  const store = [...(endpoint === undefined ? [] : ['--endpoint', endpoint]), ...(prefix === '' ? [] : ['--prefix', prefix])];
  const { url } = await startPreview({
    siteFile,
    machine: openMachine({ folder: cacheFolder }),
    port,
    language,
    outDir,
    bucket: bucket === undefined ? undefined : { name: bucket, options: store },
  });
  process.stdout.write(`${url}\n`);
});
