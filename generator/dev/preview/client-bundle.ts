import { join } from 'node:path';
import { blockTypes, descriptorOf } from '../../../templates/blocks/descriptors.ts';
import { contentHash } from '../../common/hash.ts';
import { takeOrMakeValue } from '../../machine/forms.ts';
import type { Machine } from '../../machine/machine.ts';

/** What the blocks say of their islands, for the script of the preview. */
const define = { movingIslands: JSON.stringify(blockTypes.filter((type) => descriptorOf(type)?.hasMovingParts)) };

/** The bundler is loaded only when the modules have changed. */
async function bundle(root: string, folder: string): Promise<string> {
  const { build } = await import('esbuild');
  const options = { bundle: true, write: false, format: 'esm', target: 'es2022', logLevel: 'silent' } as const;
  const entryPoints = [join(root, folder, 'main.ts')];
  const { outputFiles } = await build({ ...options, absWorkingDir: root, entryPoints, define });
  return outputFiles.map(({ text }) => text).join('');
}

/** The script of a folder, kept for the next start. */
function createClient(name: string, folder: string): (machine: Machine) => Promise<string> {
  const make = async (machine: Machine) => {
    const { engine, engineCache, sourceState } = machine;
    return takeOrMakeValue(engineCache.core, `${name}/${contentHash(define.movingIslands)}`, {
      make: () => bundle(engine.root, folder),
      read: (bytes) => Buffer.from(bytes).toString(),
      write: (script) => Buffer.from(script),
      isToKeep: () => sourceState() === engine.id,
    });
  };
  let made: Promise<string> | undefined;
  return (machine) => {
    made ??= make(machine).catch((error) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

/** The preview's part in an open page, as one script. */
export const bundleClient = createClient('preview-client', 'generator/dev/client');

/** What the pages of the guide do beside being read. */
export const bundleGuideClient = createClient('preview-guide', 'generator/dev/client-guide');
