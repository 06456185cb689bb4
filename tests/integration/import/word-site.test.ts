import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../support/build.ts';
import { importTemporarily } from '../../support/import-site.ts';
import { docx, drawing, paragraph, run, writeFile } from '../../support/office-files.ts';

test('pictures of Word files come with them', async () => {
  const folder = await temporaryFolder();
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#246' } })
    .png()
    .toBuffer();
  const parts = {
    body: paragraph(run('نص اللائحة.')) + paragraph(drawing('p1', 'شعار الجمعية')),
    relations: [{ id: 'p1', type: 'image', target: 'media/image1.png' }],
    files: { 'word/media/image1.png': picture },
  };
  writeFile(join(folder, 'لوائح/لائحة العمل.docx'), docx(parts));
  const { media, conversion, account } = await importTemporarily(folder);
  expect(media.map(({ outcome }) => outcome)).toEqual(['copied']);
  expect(conversion.files.map(({ asset }) => asset)).toEqual(['pictures/shiar-al-jamiyya.png']);
  expect(account?.isBalanced).toBe(true);
  expect(account?.missingPictures).toEqual([]);
}, 120_000);
