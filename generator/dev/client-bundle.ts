import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectRoot } from '../paths.ts';
import { takeOrMake } from '../store.ts';

const clientDir = fileURLToPath(new URL('client', import.meta.url));

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

async function hashInputs(): Promise<string> {
  const names = (await readdir(clientDir)).filter((name) => name.endsWith('.ts')).sort();
  const files = [...names.map((name) => join(clientDir, name)), join(projectRoot, 'package-lock.json')];
  const contents = await Promise.all(files.map((file) => readFile(file, 'utf8').catch(() => '')));
  return digest(JSON.stringify([names, contents]));
}

/** The bundler is loaded only when the modules have changed. */
async function bundle(): Promise<string> {
  const { build } = await import('esbuild');
  const options = { bundle: true, write: false, format: 'esm', target: 'es2022', logLevel: 'silent' } as const;
  const { outputFiles } = await build({ ...options, absWorkingDir: projectRoot, entryPoints: [join(clientDir, 'main.ts')] });
  return outputFiles.map(({ text }) => text).join('');
}

/** Kept for the next start. */
async function makeClient(): Promise<string> {
  const code = await takeOrMake(`preview-client/${await hashInputs()}`, async () => Buffer.from(await bundle()));
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
