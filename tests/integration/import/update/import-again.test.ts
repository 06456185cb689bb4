import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openProject } from '../../../../generator/core/util/project.ts';
import { importBaseFile, writeImportBase } from '../../../../generator/import/update/import-base.ts';
import { baseOf, type UpdateOptions, updateSite } from '../../../../generator/import/update/update-site.ts';
import { temporaryFolder } from '../../../support/build.ts';
import { machine } from '../../../support/environment.ts';
import { importTemporarily } from '../../../support/import-site.ts';

const page = (title: string, ...paragraphs: string[]) => `---\ntitle: ${title}\n---\n\n${paragraphs.join('\n\n')}\n`;

/** A folder of Markdown that is imported, and imported again. */
async function openOldSite() {
  const [source, root] = [await temporaryFolder(), await temporaryFolder()];
  const write = async (name: string, content: string | Uint8Array) => {
    await mkdir(dirname(join(source, name)), { recursive: true });
    await writeFile(join(source, name), content);
  };
  const file = join(root, 'site.json');
  const project = openProject(file);
  const importFirst = async () => {
    const { folder, conversion } = await importTemporarily(source);
    cpSync(folder, root, { recursive: true });
    writeImportBase(project, baseOf(conversion));
  };
  const importAgain = async (more: Partial<UpdateOptions> = {}) => {
    const { conversion } = await importTemporarily(source);
    const result = await updateSite({ project, environment: machine, conversion, ...more });
    if (result.state !== 'updated') throw new Error(result.state);
    return { ...result.merged, files: result.assets };
  };
  const read = () => readFileSync(file, 'utf8');
  const edit = (from: string, to: string) => writeFileSync(file, read().replaceAll(from, to));
  return { write, importFirst, importAgain, read, edit, recordOf: () => readFileSync(importBaseFile(project)) };
}

test('an old site that is imported again brings only what is new', async () => {
  const { write, importFirst, importAgain, read, edit, recordOf } = await openOldSite();
  const photo = (background: string) =>
    sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .png()
      .toBuffer();
  await write('index.md', page('الرئيسية', 'أهلا بكم في موقع الجمعية.'));
  await write(
    'about.md',
    page('من نحن', 'نص عن الجمعية.', 'فقرة ثانية.', '![المبنى](/img/مبنى.png)', '![مفقودة](/img/lost.jpg)'),
  );
  await write('static/img/مبنى.png', await photo('#285'));
  await importFirst();

  edit('نص عن الجمعية.', 'نص عُدّل هنا.');
  const [edited, record] = [read(), recordOf()];
  expect(await importAgain()).toMatchObject({ isChanged: false, clashes: [], files: { added: [], replaced: [] } });
  expect([read(), recordOf()]).toEqual([edited, record]);

  await write('index.md', page('الرئيسية', 'مرحبا بكم في موقع الجمعية.'));
  await write('news.md', page('صفحة جديدة', 'كلماتها.'));
  await write('static/img/lost.jpg', await photo('#a33'));
  const second = await importAgain();
  expect(second.clashes).toEqual([]);
  expect(second.files).toMatchObject({ added: ['pictures/lost.png'], replaced: [], clashes: [] });
  for (const words of ['نص عُدّل هنا.', 'مرحبا بكم في موقع الجمعية.', '"/news"', 'pictures/lost.png', 'pictures/mabna.png'])
    expect(read()).toContain(words);
  expect(read()).not.toContain('placeholder-');

  await write('about.md', page('من نحن', 'نص تغيّر هناك.', 'فقرة ثانية.', '![المبنى](/img/مبنى.png)', '![مفقودة](/img/lost.jpg)'));
  const before = read();
  expect((await importAgain()).clashes.length).toBeGreaterThan(0);
  expect(read()).toBe(before);
  expect((await importAgain({ prefers: 'theirs' })).isChanged).toBe(true);
  expect(read()).toContain('نص تغيّر هناك.');
  expect(await importAgain()).toMatchObject({ isChanged: false, clashes: [] });
});
