import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../support/build.ts';
import { importTemporarily } from '../../support/import-site.ts';
import { docx, paragraph, run } from '../../support/office-files.ts';
import { savedPage } from '../../support/saved-pages.ts';
import { wxrFile } from '../../support/wxr.ts';

const word = 'ب'.repeat(3_000_000);

const files = {
  'a.html': savedPage('صفحة', `<main><p>نص ${word} آخر</p></main>`),
  'alt.html': savedPage('صفحة', `<main><p>نص</p><img src="/a.jpg" alt="${word}"></main>`),
  'a.md': `# صفحة\n\nنص ${word} آخر\n`,
  'a.csv': `الاسم,الوصف\nأحمد,${word}\n`,
  'a.docx': docx({ body: paragraph(run(`نص ${word} آخر`)) }),
  'a.xml': wxrFile([{ id: 1, type: 'page', title: 'صفحة', content: `<p>نص ${word} آخر</p>` }]),
};

test.each(Object.entries(files))('a word of three million letters is refused in %s', async (name, content) => {
  const source = await temporaryFolder();
  await writeFile(join(source, name), content);
  await expect(importTemporarily(source)).rejects.toMatchObject({ reason: 'long-word', place: { file: name } });
});

test('a file in an address, and a word of a hundred thousand letters, are imported', async () => {
  const source = await temporaryFolder();
  const content = `<main><p>نص ${word.slice(0, 100_000)} آخر</p><img src="data:image/png;base64,${'A'.repeat(3_000_000)}"></main>`;
  await writeFile(join(source, 'a.html'), savedPage('صفحة', content));
  const { account } = await importTemporarily(source);
  expect(account?.isBalanced).toBe(true);
});
