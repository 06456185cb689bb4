import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Made } from './page.ts';
import { inLanguage } from './recipes.ts';
import { changelogWords } from './words.ts';

/** The changelog has the English first, then the same in Arabic in a division of its own. */
export function changelogPage(root: string): Made {
  const source = readFileSync(join(root, 'CHANGELOG.md'), 'utf8').replaceAll('\r\n', '\n');
  const [english = '', arabic = ''] = source.split(/<div dir="rtl"[^>]*>/);
  const bodyOf = (text: string) => text.replace(/<\/div>\s*$/, '').replace(/^\s*# [^\n]+\n/, '');
  const { title, description } = changelogWords;
  return {
    path: '/changelog',
    title,
    description,
    blocks: [inLanguage('ar', bodyOf(arabic), title.ar), inLanguage('en', bodyOf(english), title.en)],
  };
}
