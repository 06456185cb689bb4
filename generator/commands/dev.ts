import { startPreview } from '../dev/server.ts';
import { openMachine } from '../machine/machine.ts';
import { cacheFolder } from '../machine/store.ts';
import { readArguments } from './arguments.ts';
import { readOptions, run } from './options.ts';

await run('dev', async () => {
  const { project, language, port } = readOptions('dev');
  const { bucket, endpoint, prefix } = readArguments('dev');
  const store = [...(endpoint === undefined ? [] : ['--endpoint', endpoint]), ...(prefix === '' ? [] : ['--prefix', prefix])];
  const { url } = await startPreview({
    project,
    machine: openMachine({ folder: cacheFolder, isLasting: true }),
    port,
    language,
    bucket: bucket === undefined ? undefined : { name: bucket, options: store },
  });
  process.stdout.write(`${url}\n`);
});
