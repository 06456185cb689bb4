import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findSourceFiles } from '../../../generator/import/sources/office/source-files.ts';
import { openSource } from '../../../generator/import/sources/open-source.ts';
import { otherFiles } from '../../../generator/import/sources/other-files.ts';
import { temporaryFolder } from '../../support/build.ts';
import { type Files, writeFolder } from '../../support/markdown-folder.ts';
import { docx, paragraph, run, writeFile } from '../../support/office-files.ts';
import { wxrFile } from '../../support/wxr.ts';

async function namesOf(files: Files): Promise<string[]> {
  const folder = writeFolder(files);
  const source = await openSource(folder, {});
  return (await otherFiles(folder, await source.readOutline())).map(({ name }) => name);
}

const word = Buffer.from(docx({ body: paragraph(run('نص')) }));

test.each<[string, Files, string[]]>([
  ['WordPress', { 'a.xml': wxrFile([]), 'b.md': 'نص', 'c.docx': word, 'uploads/d.docx': word, 'e.png': 'x' }, ['b.md', 'c.docx']],
  [
    'Hugo',
    {
      ...{ 'hugo.toml': 'title = "أ"', 'content/a.md': 'نص', 'content/b.html': 'نص', 'content/c.adoc': 'نص' },
      ...{ 'layouts/d.html': 'x', 'static/e.html': 'x' },
    },
    ['content/b.html', 'content/c.adoc'],
  ],
  [
    'Jekyll',
    {
      '_config.yml': 'title: أ\n',
      'a.md': 'نص',
      'b.html': '---\ntitle: ب\n---\nنص',
      'c.html': 'x',
      '_layouts/d.html': '---\n---\n',
    },
    ['b.html'],
  ],
  ['Markdown without a generator', { 'a.md': 'نص', 'b/c.html': 'نص' }, ['b/c.html']],
  ['Word', { 'a.docx': word, 'b.xlsx': 'x', 'c.pdf': 'x', 'd.png': 'x' }, ['b.xlsx', 'c.pdf']],
])('documents that are not read in a folder of %s', async (_, files, expected) => {
  expect(await namesOf(files)).toEqual(expected);
});

test('links out of a folder of documents are not followed', async () => {
  const [folder, outside] = [await temporaryFolder(), await temporaryFolder()];
  writeFile(join(folder, 'a.docx'), word);
  writeFile(join(outside, 'b.docx'), word);
  symlinkSync(join(outside, 'b.docx'), join(folder, 'b.docx'));
  symlinkSync(join(folder, 'a.docx'), join(folder, 'c.docx'));
  symlinkSync('/dev/zero', join(folder, 'd.docx'));
  expect((await findSourceFiles(folder)).map(({ name }) => name)).toEqual(['a.docx', 'c.docx']);
});
