import type { Engine } from '../common/engine.mjs';
import { startPreview } from '../dev/server.ts';
import { openMachine } from '../machine/machine.ts';
import { readArguments } from './arguments.ts';
import { readOptions, run } from './options.ts';

export const main = (engine: Engine) =>
  run('dev', engine, async () => {
    const { project, language, port } = readOptions('dev', engine);
    const { bucket, endpoint, prefix } = readArguments('dev');
    const store = [...(endpoint === undefined ? [] : ['--endpoint', endpoint]), ...(prefix === '' ? [] : ['--prefix', prefix])];
    const { url } = await startPreview({
      project,
      machine: openMachine({ engine, cache: project.cache, isLasting: true }),
      port,
      language,
      bucket: bucket === undefined ? undefined : { name: bucket, options: store },
    });
    process.stdout.write(`${url}\n`);
  });
