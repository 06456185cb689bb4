import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countSource } from '../../../../../generator/import/account/count/count-source.ts';
import { openHtmlFolder } from '../../../../../generator/import/sources/html/open.ts';
import { temporaryFolder } from '../../../../support/build.ts';
import { readSource } from '../../../../support/office-sources.ts';

test.each([
  ['markdown', 'md'],
  ['html', 'html'],
  ['word', 'docx'],
  ['sheets', 'csv'],
] as const)('a file of 2 GB is left out of the count of %s', async (format, ending) => {
  const folder = await temporaryFolder();
  writeFileSync(join(folder, `a.${ending}`), '');
  truncateSync(join(folder, `a.${ending}`), 2 ** 31);
  const counted = [];
  for await (const { id } of countSource(folder, format, {})) counted.push(id);
  expect(counted.filter((id) => id === `a.${ending}`)).toEqual([]);
});

test('a page of 2 GB is named, and the others are read', async () => {
  const folder = await temporaryFolder();
  writeFileSync(join(folder, 'a.html'), '');
  truncateSync(join(folder, 'a.html'), 2 ** 31);
  writeFileSync(join(folder, 'b.html'), '<p>نص الصفحة</p>');
  const { outline, documents } = await readSource(openHtmlFolder(folder, {}));
  expect(documents.map(({ id }) => id)).toEqual(['b.html']);
  expect(outline.losses.omissions).toEqual([expect.objectContaining({ reason: 'unreadable', name: 'a.html' })]);
});
