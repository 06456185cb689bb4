import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Contender, scenarios } from './contender.ts';
import { bundleScript } from './script.ts';

/** Below this no generator with React can go: it reads the content, renders each page, and writes it. */
export async function bareReact(work: string): Promise<Contender> {
  const folder = join(work, 'react');
  await mkdir(folder, { recursive: true });
  const script = await bundleScript('floor/render.ts', folder);
  return {
    name: 'bare React',
    scenarios,
    give: (content) => writeFile(join(folder, 'content.json'), JSON.stringify(content)),
    commands: [{ program: process.execPath, args: [script], cwd: folder, env: { NODE_ENV: 'production' } }],
    clean: () => rm(join(folder, 'out'), { recursive: true, force: true }),
    fileOf: (path) => join(folder, 'out', path === '/' ? 'index.html' : `${path}.html`),
  };
}

/** An empty script: the start and the end of a process. `options` come before it, such as `--import tsx`. */
export async function emptyScript(work: string, options: string[] = []): Promise<Contender> {
  const folder = join(work, 'empty');
  await mkdir(folder, { recursive: true });
  const script = join(folder, 'empty.mjs');
  await writeFile(script, '');
  return {
    name: ['node', ...options, 'empty.mjs'].join(' '),
    scenarios: ['unchanged'],
    give: async () => {},
    commands: [{ program: process.execPath, args: [...options, script], cwd: process.cwd() }],
    clean: async () => {},
  };
}
