import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fontFaces } from '../../templates/theme/fonts.ts';
import { contentHash } from '../common/hash.ts';
import { projectRoot } from '../common/paths.ts';
import { once } from '../common/remember.ts';

/** Names the bytes of the fonts that pages and drawings have. */
export const nameFonts = once(async (): Promise<string> => {
  const files = await Promise.all(fontFaces.map(({ file }) => readFile(join(projectRoot, 'node_modules', file))));
  return files.map(contentHash).join('-');
});
