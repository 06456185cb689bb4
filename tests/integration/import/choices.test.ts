import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { choiceWords } from '../../../generator/cli/commands/import-words.ts';
import { TooLargeError } from '../../../generator/import/site/limits.ts';
import { temporaryFolder } from '../../support/build.ts';
import { importTemporarily } from '../../support/import-site.ts';

test('an import that selects nothing is refused', async () => {
  const source = await temporaryFolder();
  await writeFile(join(source, 'about.md'), '---\ntitle: من نحن\n---\n\nنص عن الجمعية.\n');
  await expect(importTemporarily(source, { types: ['pages'] })).rejects.toMatchObject({ reason: 'nothing-selected' });
});

test('a source that is too large names the limits', () => {
  const words = choiceWords(new TooLargeError([], { file: 'export.xml' }));
  expect(words.en).toContain('0 pages of at most 2000, 0 MB of at most 16');
  expect(words.ar).toContain('الصفحات 0 والحد 2000، والحجم 0 MB والحد 16');
});
