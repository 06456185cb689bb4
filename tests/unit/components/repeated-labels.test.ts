import { cp, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { openProject } from '../../../generator/core/util/project.ts';
import type { Site } from '../../../site.schema.ts';
import { fixtureSite, temporaryFolder } from '../../support/build.ts';
import { machine } from '../../support/environment.ts';
import { readSite } from '../../support/read-site.ts';
import { renderSite } from '../../support/rendered-site.ts';

type Block = Site['routes'][number]['blocks'][number];

/** The first page of the smallest site with additional blocks. */
async function pageWith(...blocks: Block[]): Promise<string> {
  const folder = await temporaryFolder();
  await cp(dirname(fixtureSite('minimal')), folder, { recursive: true });
  const file = join(folder, 'site.json');
  const site: Site = JSON.parse(await readFile(file, 'utf8'));
  site.routes[0]?.blocks.push(...blocks);
  await writeFile(file, JSON.stringify(site));
  const { pages } = await renderSite(await readSite({ project: openProject(file) }, machine));
  return pages[0]?.html ?? '';
}

const table = (heading: string): Block => ({
  type: 'table',
  heading,
  caption: 'الرسوم',
  columns: ['الصف', 'الرسم'],
  rows: [['الأول', '9']],
});
const chart = (unit: string): Block => {
  return {
    type: 'chart',
    kind: 'bars',
    caption: 'الإنجاز',
    unit,
    categoryLabel: 'العام',
    categories: ['2025'],
    series: [{ label: 'أ', values: [73] }],
  };
};

test('hides a table caption visually if it repeats the heading above', async () => {
  const caption = /<caption><span[^>]*class="visually-hidden"/;
  expect(await pageWith(table('الرسوم'))).toMatch(caption);
  expect(await pageWith(table('رسوم العام'))).not.toMatch(caption);
});

test('puts a unit sign on each number of a chart and a unit word below its title', async () => {
  const withSign = await pageWith(chart('%'));
  expect(withSign).toContain('>73%<');
  expect(withSign).not.toContain('<small>');
  const withWords = await pageWith(chart('كم'));
  expect(withWords).toContain('>73<');
  expect(withWords).toContain('<small>كم</small>');
});
