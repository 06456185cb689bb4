import { lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { UsageError } from '../../core/diagnostics/errors.ts';
import { extras } from '../../core/diagnostics/extras.ts';
import { nearest } from '../../core/diagnostics/nearest.ts';
import { filesBelow } from './read-custom-blocks.ts';

/** File in a block's folder that records where the block was copied from. */
export const originFile = 'origin.json';

/**
 * Copies somebody else's block into a site and records its origin. Runs none of its code, so that it can be reviewed first.
 * @param from folder with a `block.ts`
 * @param site folder of the site
 * @returns paths of the written files, relative to the working directory
 * @throws UsageError if `from` has no block or the site already has a block of that name
 */
export function addBlock(from: string, site: string): string[] {
  const source = resolve(from);
  const files = (() => {
    try {
      // Symbolic links are skipped: they may point anywhere.
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
