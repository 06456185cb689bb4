import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fontFaces } from '../../templates/theme/fonts.ts';
import { contentHash } from '../hash.ts';
import { projectRoot } from '../paths.ts';
import { once } from '../remember.ts';

/** Names the bytes of the fonts that pages and drawings have. */
export const nameFonts = once(async (): Promise<string> => {
  const files = await Promise.all(fontFaces.map(({ file }) => readFile(join(projectRoot, 'node_modules', file))));
  return files.map(contentHash).join('-');
});
