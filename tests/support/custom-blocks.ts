import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fixtureSite, temporaryFolder } from './build.ts';
import { projectRoot } from './project-root.ts';

/** Files that the guide to custom blocks tells readers to write, by path in a site's folder. */
export function filesOfDocument(): Map<string, string> {
  const text = readFileSync(join(projectRoot, 'docs/own-blocks.md'), 'utf8');
  return new Map(
    [...text.matchAll(/^```\w+ ((?:blocks|theme)\/\S+)\n([\s\S]*?)^```$/gm)].map(([, name = '', content = '']) => [
      name,
      content,
    ]),
  );
}

type Edit = (text: string) => string;

export interface CustomBlockSite {
  folder: string;
  /** Writes or edits a file of the site. */
  write: (name: string, content: string | Edit) => Promise<void>;
  /** Runs a command there. */
  run: (...args: string[]) => Promise<{ status: number | null; text: string }>;
}

/** Entry point of the project's commands. */
export const start = join(projectRoot, 'generator/cli/start.mjs');

/** Runs a program until it exits. Its text is that of the error stream, then the other's. */
export async function runProgram(
  args: readonly string[],
  cwd: string,
  env = process.env,
): Promise<{ status: number | null; text: string }> {
  const child = spawn(process.execPath, args, { cwd, env });
  const [[status], errors, results] = await Promise.all([once(child, 'close'), text(child.stderr), text(child.stdout)]);
  return { status, text: errors + results };
}

/** Adds the first example of a block to the first page of a site. */
export function showExample(folder: string, type: string): void {
  const file = join(folder, 'site.json');
  const site = JSON.parse(readFileSync(file, 'utf8'));
  const [{ block }] = JSON.parse(readFileSync(join(folder, `blocks/${type}/examples.json`), 'utf8'));
  site.routes[0].blocks.push(block);
  writeFileSync(file, JSON.stringify(site, null, 2));
}

/** Temporary site with the block of the guide in `blocks/` and on its page. */
export async function openCustomBlockSite(): Promise<CustomBlockSite> {
  const folder = join(await temporaryFolder(), 'موقع بأقسامه');
  await cp(dirname(fixtureSite('smallest')), folder, { recursive: true });
  const write = async (name: string, content: string | Edit) => {
    const place = join(folder, name);
    await mkdir(dirname(place), { recursive: true });
    writeFileSync(place, typeof content === 'string' ? content : content(readFileSync(place, 'utf8')));
  };
  for (const [name, content] of filesOfDocument()) await write(name, content);
  showExample(folder, 'account');
  return { folder, write, run: (...args) => runProgram([start, ...args], folder) };
}

/** Site with a block of the fixtures on its page. */
export async function openSiteWith(type: string): Promise<CustomBlockSite> {
  const site = await openCustomBlockSite();
  await cp(join(projectRoot, 'tests/fixtures/own-blocks', type), join(site.folder, 'blocks', type), { recursive: true });
  showExample(site.folder, type);
  return site;
}

/** Site with the fixture block that has a field of each kind. */
export const openSiteOfFields = (): Promise<CustomBlockSite> => openSiteWith('course');
