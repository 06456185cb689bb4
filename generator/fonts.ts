import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { FontFace } from '../templates/theme/fonts.ts';
import { contentHash } from './hash.ts';
import { projectRoot } from './paths.ts';

/** The file of a face (woff2, all weights) with its name relative to `out/`. */
export async function makeFont({ name, file, characters }: FontFace): Promise<{ fileName: string; bytes: Uint8Array }> {
  const whole = await readFile(join(projectRoot, 'node_modules', file));
  const bytes = characters === undefined ? whole : await subsetFont(whole, characters, { targetFormat: 'woff2' });
  return { fileName: `assets/${name}.${contentHash(bytes)}.woff2`, bytes };
}
