import { readFile } from 'node:fs/promises';
import { fontFaces } from '../../templates/theme/fonts.ts';
import { contentHash } from '../common/hash.ts';
import { packageFile } from '../common/packages.mjs';
import { remember } from '../common/remember.ts';

/** Names the bytes of the fonts that pages and drawings have. @param root of the code of the engine */
export const nameFonts = remember(async (root: string): Promise<string> => {
  const files = await Promise.all(fontFaces.map(({ file }) => readFile(packageFile(root, file))));
  return files.map(contentHash).join('-');
});
