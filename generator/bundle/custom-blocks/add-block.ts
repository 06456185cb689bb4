import { lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { UsageError } from '../../core/diagnostics/errors.ts';
import { extras } from '../../core/diagnostics/extras.ts';
import { nearest } from '../../core/diagnostics/nearest.ts';
import { filesBelow } from './read-custom-blocks.ts';

/** In the folder of a block: where it is from. */
export const originFile = 'origin.json';

/**
 * Copies a block of somebody else to those of a site, with its origin noted. Nothing of it runs: who takes it reads it first.
 * @param from a folder with a `block.ts` @param site its folder
 * @returns the files that were written, from the folder of the site
 * @throws UsageError where there is no block, or one of its name already
 */
export function addBlock(from: string, site: string): string[] {
  const source = resolve(from);
  const files = (() => {
    try {
      // Links stay where they are: they may lead anywhere.
      return filesBelow(source, '', lstatSync).filter((name) => name !== originFile);
    } catch {
      return [];
    }
  })();
  if (!files.includes('block.ts')) throw new UsageError('no-block', { file: from, nearest: nearest(from, Object.keys(extras)) });
  const type = basename(source);
  const folder = join(site, 'blocks', type);
  const contents = files.map((name) => [name, readFileSync(join(source, name))] as const);
  mkdirSync(join(site, 'blocks'), { recursive: true });
  try {
    mkdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new UsageError('block-there', { file: relative(process.cwd(), folder) });
  }
  const origin = Buffer.from(`${JSON.stringify({ from, files }, null, 2)}\n`);
  for (const [name, content] of [...contents, [originFile, origin] as const]) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return [...files, originFile].map((name) => relative(process.cwd(), join(folder, name)));
}
