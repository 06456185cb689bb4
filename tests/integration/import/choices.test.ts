import { spawnSync } from 'node:child_process';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { choiceWords } from '../../../generator/cli/commands/import-words.ts';
import { TooLargeError } from '../../../generator/import/site/limits.ts';
import { temporaryFolder } from '../../support/build.ts';
import { importTemporarily } from '../../support/import-site.ts';
import { projectRoot } from '../../support/project-root.ts';

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

test.each([
  ['ar', 'الصفحات 2001 والحد 2000، والحجم 0.3 MB والحد 16', 'احذف منه صفوفًا أو ملفات، أو قسّمه واستورد كل قسم في مجلد مستقل'],
  [
    'en',
    '2001 pages of at most 2000, 0.3 MB of at most 16',
    'take out rows or files, or import its parts into folders of their own',
  ],
])(
  'a sheet of too many items is refused before anything is written, and says what to do (%s)',
  async (language, size, advice) => {
    const home = await temporaryFolder();
    const rows = Array.from({ length: 2001 }, (_, index) => `عضو ${index},مهندس,0110000${index},الرياض`);
    await writeFile(join(home, 'people.csv'), `الاسم,المنصب,الهاتف,المدينة\n${rows.join('\n')}\n`);
    const words = ['import', join(home, 'people.csv'), join(home, 'site'), '--dry-run', '--language', language];
    const command = join(projectRoot, 'generator/cli/start.mjs');
    const { status, stderr } = spawnSync(process.execPath, [command, ...words], { encoding: 'utf8' });
    expect(status).toBe(2);
    expect(stderr).toContain('people.csv');
    expect(stderr).toContain(`(${size})`);
    expect(stderr).toContain(advice);
    expect(await readdir(home)).toEqual(['people.csv']);
  },
);
