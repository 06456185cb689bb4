import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { expect, test } from 'vitest';
import { openWordPressExport } from '../../../../generator/import/sources/wordpress/open.ts';
import { temporaryFolder } from '../../../support/build.ts';
import { wxrFile, wxrItem } from '../../../support/wxr.ts';

const megabyte = 1024 * 1024;

/** Writes an export of that size with what a function gives for each number. */
async function writeLarge(bytes: number, start: string, part: (index: number) => string, end: string): Promise<string> {
  const path = join(await temporaryFolder(), 'large.xml');
  const [head, tail] = wxrFile(['@']).split('@');
  const stream = createWriteStream(path);
  stream.write(`${head}${start}`);
  for (let size = 0, index = 0; size < bytes; index++) {
    const text = part(index);
    size += Buffer.byteLength(text);
    if (!stream.write(text)) await once(stream, 'drain');
  }
  stream.end(`${end}${tail}`);
  await finished(stream);
  return path;
}

/** Reads an export twice, as an import does. @returns number of documents, and by how many megabytes memory grew */
async function readLarge(path: string): Promise<{ documents: number; omissions: string[]; growth: number }> {
  const before = process.memoryUsage.rss();
  let most = before;
  let documents = 0;
  const source = openWordPressExport(path);
  const outline = await source.readOutline();
  for await (const { blocks } of source.readDocuments(outline)) {
    documents += blocks.length > 0 ? 1 : 0;
    most = Math.max(most, process.memoryUsage.rss());
  }
  const omissions = outline.losses.omissions.map(({ reason, name }) => `${reason} ${name}`);
  return { documents, omissions, growth: (Math.max(most, process.memoryUsage.rss()) - before) / megabyte };
}

const paragraph = `<!-- wp:paragraph --><p>${'كلمات كثيرة عن النخيل والتمور '.repeat(40)}</p><!-- /wp:paragraph -->`;

test('reads 60 MB of posts with constant memory', async () => {
  const path = await writeLarge(60 * megabyte, '', (index) => wxrItem({ id: index + 1, content: paragraph.repeat(4) }), '');
  const { documents, growth } = await readLarge(path);
  expect(documents).toBeGreaterThan(5000);
  expect(growth).toBeLessThan(200);
});

test('leaves out a post of 60 MB with constant memory', async () => {
  const [start = '', end = ''] = wxrItem({ content: '@' }).split('@');
  const { documents, omissions, growth } = await readLarge(await writeLarge(60 * megabyte, start, () => paragraph, end));
  expect([documents, omissions]).toEqual([0, ['too-large post 1']]);
  expect(growth).toBeLessThan(250);
});
