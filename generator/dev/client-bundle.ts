import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectRoot } from '../paths.ts';
import { keyOfSources } from '../sources-key.ts';
import { takeOrMake } from '../store.ts';

const clientDir = fileURLToPath(new URL('client', import.meta.url));

/** Everything that the script is made of. */
const inputs = ['generator/dev/client', 'package-lock.json'];

/** The bundler is loaded only when the modules have changed. */
async function bundle(): Promise<string> {
  const { build } = await import('esbuild');
  const options = { bundle: true, write: false, format: 'esm', target: 'es2022', logLevel: 'silent' } as const;
  const { outputFiles } = await build({ ...options, absWorkingDir: projectRoot, entryPoints: [join(clientDir, 'main.ts')] });
  return outputFiles.map(({ text }) => text).join('');
}

/** Kept for the next start. */
async function makeClient(): Promise<string> {
  const code = await takeOrMake(`preview-client/${await keyOfSources(inputs)}`, async () => Buffer.from(await bundle()));
  return Buffer.from(code).toString();
}

let made: Promise<string> | undefined;

/** The preview's part in an open page, as one script. */
export function bundleClient(): Promise<string> {
  made ??= makeClient().catch((error) => {
    made = undefined;
    throw error;
  });
  return made;
}
