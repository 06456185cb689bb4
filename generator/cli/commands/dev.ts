import { attachCustomBlocks } from '../../bundle/custom-blocks/attach-custom-blocks.ts';
import { listenForReloads, type ReloadHandlers } from '../../bundle/custom-blocks/listen-for-reloads.ts';
import type { RunningPreview } from '../../bundle/custom-blocks/preview-supervisor.ts';
import { engineVariable, noCustomBlocks } from '../../bundle/custom-blocks/supervisor-protocol.ts';
import type { Engine } from '../../core/util/engine.mjs';
import { exitWithParent } from '../../core/util/exit-with-parent.ts';
import { endWithChannel } from '../../core/util/parent-channel.ts';
import { deskSecretVariable } from '../../editor/server/endpoints/guard.ts';
import { startPreview } from '../../editor/server/server.ts';
import { languageOf, readArguments } from './arguments.ts';
import { environmentOf } from './build-environment.ts';
import { defineCommand } from './command.ts';
import { editorOf, openInBrowser } from './open-editor.ts';
import { readOptions, run } from './options.ts';

export const command = defineCommand({
  name: 'dev',
  script: 'dev',
  words: {
    en: 'Serves a preview of the site: each saved change appears on the open pages at once.',
    ar: 'يعرض الموقع في أثناء تحريره: يظهر كل تغيير محفوظ في الصفحات المفتوحة فورًا.',
  },
  options: ['site', 'port', 'open', 'out', 'bucket', 'endpoint', 'prefix', 'cache', 'language'],
  defaults: { port: '5173' },
});

export const main = (engine: Engine) =>
  run(command, engine, async () => {
    exitWithParent();
    const { project, language, port } = readOptions(command, engine);
    const { bucket, endpoint, prefix, open } = readArguments(command);
    const store = [...(endpoint === undefined ? [] : ['--endpoint', endpoint]), ...(prefix === '' ? [] : ['--prefix', prefix])];
    const environment = environmentOf(engine, project, true);
    const isSupervised = process.env[engineVariable] !== undefined;
    let follow: ReloadHandlers | undefined;
    const onNext = isSupervised
      ? listenForReloads(environment)
      : (next: ReloadHandlers) => {
          follow = next;
        };
    const { [deskSecretVariable]: secret } = process.env;
    // Without its desk, nobody can use this process.
    if (secret !== undefined) endWithChannel();
    const { url, close } = await startPreview({
      project,
      environment,
      onNext,
      port,
      desk: secret === undefined ? undefined : { secret },
      onListening: open ? (url) => openInBrowser(editorOf(url)) : undefined,
      language,
      bucket: bucket === undefined ? undefined : { name: bucket, options: store },
    });
    process.stdout.write(`${url}\n`);
    if (isSupervised) return;
    const former: RunningPreview = {
      ...{ root: noCustomBlocks, url, folder: project.root, stop: close },
      send: (said) => 'failure' in said && follow?.reportFailure(said.failure === '' ? undefined : new Error(said.failure)),
    };
    await attachCustomBlocks(environment.engine, former, () => languageOf(process.argv.slice(2), engine.root));
  });
