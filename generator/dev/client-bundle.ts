import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectRoot } from '../paths.ts';

const clientDir = fileURLToPath(new URL('client', import.meta.url));
const cacheDir = join(projectRoot, 'node_modules/.cache/qiyam');
const keptName = /^preview-client-[0-9a-f]{16}\.js$/;

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

/** What was kept, when it is what was written: the first line says the hash of the rest. */
async function readKept(file: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const code = text.slice(text.indexOf('\n') + 1);
  return text.startsWith(`// ${digest(code)}\n`) ? code : undefined;
}

/** Keeps the script for the next start, in place of those of before. A disk that takes nothing costs time only. */
async function keep(file: string, code: string): Promise<void> {
  try {
    await mkdir(cacheDir, { recursive: true });
    const unfinished = `${file}.${process.pid}`;
    await writeFile(unfinished, `// ${digest(code)}\n${code}`);
    await rename(unfinished, file);
    const others = (await readdir(cacheDir)).filter((name) => keptName.test(name) && !file.endsWith(name));
    await Promise.all(others.map((name) => rm(join(cacheDir, name), { force: true })));
  } catch {
    // The next start makes it again.
  }
}

async function makeClient(): Promise<string> {
  const file = join(cacheDir, `preview-client-${await hashInputs()}.js`);
  const kept = await readKept(file);
  if (kept !== undefined) return kept;
  const code = await bundle();
  await keep(file, code);
  return code;
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
