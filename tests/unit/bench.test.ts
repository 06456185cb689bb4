import { copyFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readEditions } from '../../generator/build/tasks/read-site.ts';
import { loadValidSite } from '../../generator/check/load-site.ts';
import { openProject } from '../../generator/core/util/project.ts';
import { editedPage, makeContent, withEdit } from '../bench/content.ts';
import { Document } from '../bench/floor/document.tsx';
import { type Measurement, measure, together } from '../bench/measure.ts';
import { writeQiyamSite } from '../bench/qiyam-site.ts';
import { withRealContent, writePhotos } from '../bench/real-content.ts';
import { cellOf, formatTable } from '../bench/table.ts';
import { inTwoLanguages } from '../bench/two-languages.ts';
import { temporaryFolder } from '../support/build.ts';
import { machine } from '../support/environment.ts';
import { readSite } from '../support/read-site.ts';

const measurement = (wall: number, more: Partial<Measurement> = {}): Measurement => ({ wall, isDisturbed: false, ...more });

test('generates content from page count and seed, with every link leading to a page', () => {
  const content = makeContent(26);
  expect(makeContent(26)).toEqual(content);
  const paths = content.pages.map(({ path }) => path);
  expect(new Set(paths).size).toBe(26);
  const links = JSON.stringify(content).matchAll(/"href":"([^"]+)"/g);
  expect([...links].map(([, href]) => href).filter((href = '') => !paths.includes(href))).toEqual([]);
  const other = makeContent(26, 1);
  expect(other.pages.map(({ path }) => path)).toEqual(paths);
  expect(other.pages.filter(({ title }, index) => title === content.pages[index]?.title).length).toBeLessThan(5);
  expect(other.pages.filter((page, index) => page.description === content.pages[index]?.description)).toEqual([]);
});

test('changes the title of one page in an edit, which plain React renders', () => {
  const content = makeContent(26);
  const edited = withEdit(content, 'عنوان آخر');
  const changed = edited.pages.filter((page, index) => JSON.stringify(page) !== JSON.stringify(content.pages[index]));
  expect(changed).toEqual([{ ...editedPage(content), title: 'عنوان آخر' }]);
  const [page] = changed;
  expect(page && renderToStaticMarkup(createElement(Document, { site: edited.site, page }))).toContain('عنوان آخر');
});

test('writes a valid site file', async () => {
  const folder = await temporaryFolder();
  await writeQiyamSite(makeContent(26), folder);
  const { site, warnings } = await readSite({ project: openProject(join(folder, 'site.json')) }, machine);
  expect(site.routes).toHaveLength(26);
  expect(new Set(warnings.map(({ code }) => code))).toEqual(new Set(['placeholder-url', 'placeholder', 'unused-image']));
});

test('writes realistic content without errors, where an edit changes one title', async () => {
  const folder = await temporaryFolder();
  const content = makeContent(24);
  await writePhotos({ ...content, pages: content.pages.slice(0, 1) }, folder);
  const photo = join(folder, 'assets/photos/photo-0.jpg');
  for (const index of content.pages.keys())
    await copyFile(photo, join(folder, `assets/photos/photo-${index}.jpg`)).catch(() => {});
  await writeQiyamSite(content, folder, withRealContent(content));
  const editions = readEditions(await loadValidSite({ project: openProject(join(folder, 'site.json')) }, machine));
  expect(editions.map(({ site }) => site.routes.length)).toEqual([24, 24]);
  const [before, after] = [content, withEdit(content, 'عنوان آخر')].map((one) =>
    JSON.stringify(withRealContent(one), null, 1).split('\n'),
  );
  expect(before?.filter((line, index) => line !== after?.[index]).length).toBe(1);
  expect(before?.join('').match(/"type": "code"/g)?.length).toBeGreaterThan(100);
});

test('leaves the English unchanged when the Arabic of a bilingual site is edited', async () => {
  const content = makeContent(26);
  const { both, english } = inTwoLanguages(content);
  const folder = await temporaryFolder();
  await writeQiyamSite(content, folder, both);
  const project = openProject(join(folder, 'site.json'));
  const editions = readEditions(await loadValidSite({ project }, machine));
  expect(editions.map(({ site }) => site.routes.length)).toEqual([26, 26]);
  expect(editions[1]?.site.routes[13]?.title).toMatch(/^[a-z]+ [a-z]+/);
  const edited = inTwoLanguages(withEdit(content, 'عنوان آخر'));
  expect(edited.english).toEqual(english);
  expect(edited.both).not.toEqual(both);
});

test('measures a whole process and throws if it fails', () => {
  const run = (code: string) => measure({ program: process.execPath, args: ['-e', code], cwd: tmpdir() });
  expect(run('').wall).toBeGreaterThan(0);
  expect(() => run('console.error("why"); process.exit(3)')).toThrow(/failed \(3\):\nwhy/);
  const both = together([measurement(1, { cpu: 2, memory: 10 }), measurement(2, { cpu: 1, memory: 30, isDisturbed: true })]);
  expect(both).toEqual({ wall: 3, cpu: 3, memory: 30, isDisturbed: true });
});

test('computes medians over undisturbed runs', () => {
  const disturbed = measurement(9, { isDisturbed: true });
  expect(cellOf([measurement(1), measurement(3), measurement(2), disturbed, disturbed])).toBe('2.00');
  expect(cellOf([disturbed])).toBe('~9.00');
  expect(cellOf([measurement(12.345, { cpu: 0.5 })])).toBe('12.3 (0.50)');
  expect(cellOf()).toBe('–');
  const rows = [
    {
      name: 'A',
      runs: { cold: [measurement(1, { memory: 5 })], new: [measurement(1, { memory: 7 })] },
      page: { plain: 2048, gzip: 512 },
    },
  ];
  expect(formatTable(1000, rows)).toContain('### 1,000 pages');
  expect(formatTable(1000, rows)).toContain('| A | 1.00 | – | – | 1.00 | 5 | 7 | 2.0 (0.5) |');
});
