import { join } from 'node:path';
import { projectRoot } from '../paths.ts';
import { keyOfSources } from '../sources-key.ts';
import { takeOrMake } from '../store.ts';

/** The bundler is loaded only when the modules have changed. */
async function bundle(folder: string): Promise<string> {
  const { build } = await import('esbuild');
  const options = { bundle: true, write: false, format: 'esm', target: 'es2022', logLevel: 'silent' } as const;
  const entryPoints = [join(projectRoot, folder, 'main.ts')];
  const { outputFiles } = await build({ ...options, absWorkingDir: projectRoot, entryPoints });
  return outputFiles.map(({ text }) => text).join('');
}

/** The script of a folder, kept for the next start. */
function createClient(name: string, folder: string): () => Promise<string> {
  const make = async () => {
    const key = `${name}/${await keyOfSources([folder, 'package-lock.json'])}`;
    return Buffer.from(await takeOrMake(key, async () => Buffer.from(await bundle(folder)))).toString();
  };
  let made: Promise<string> | undefined;
  return () => {
    made ??= make().catch((error) => {
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
