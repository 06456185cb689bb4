import { endWithCaller } from '../common/end-with-caller.ts';
import type { Engine } from '../common/engine.mjs';
import { startPreview } from '../dev/server.ts';
import { standBy } from '../own/stand-by.ts';
import { ownVariable } from '../own/supervised.ts';
import { readArguments } from './arguments.ts';
import { machineOf } from './machine.ts';
import { editorOf, openInBrowser } from './open-editor.ts';
import { readOptions, run } from './options.ts';

export const main = (engine: Engine) =>
  run('dev', engine, async () => {
    endWithCaller();
    const { project, language, port } = readOptions('dev', engine);
    const { bucket, endpoint, prefix, open } = readArguments('dev');
    const store = [...(endpoint === undefined ? [] : ['--endpoint', endpoint]), ...(prefix === '' ? [] : ['--prefix', prefix])];
    const machine = machineOf(engine, project, true);
    const onNext = process.env[ownVariable] === undefined ? undefined : await standBy(machine);
    const { url } = await startPreview({
      project,
      machine,
      onNext,
      port,
      language,
      bucket: bucket === undefined ? undefined : { name: bucket, options: store },
    });
    process.stdout.write(`${url}\n`);
    if (open) openInBrowser(editorOf(url));
  });
