import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { outputPathOf } from '../../../generator/content/site/page-url.ts';
import { openProject } from '../../../generator/core/util/project.ts';
import { machine } from '../../support/environment.ts';
import { blockTypes, readExamples, writeExamples } from '../../support/examples.ts';
import { allMatches } from '../../support/html.ts';
import { schema } from '../../support/json-schema.ts';
import { projectRoot } from '../../support/project-root.ts';
import { readSite } from '../../support/read-site.ts';
import { renderSite } from '../../support/rendered-site.ts';
import { note, type UsedKeys, unused } from '../../support/used-keys.ts';

const blocksDir = join(projectRoot, 'templates/blocks');
let pages: Map<string, string>;

beforeAll(async () => {
  const siteFile = await writeExamples();
  const rendered = await renderSite(await readSite({ project: openProject(siteFile) }, machine));
  pages = new Map(rendered.pages.map(({ outputPath, html }) => [outputPath, html]));
});

test('every block folder is in the schema, and every block of the schema has a complete block folder', () => {
  const folders = readdirSync(blocksDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(folders.sort()).toEqual([...blockTypes].sort());
  for (const type of blockTypes) {
    for (const file of ['schema.ts', `${type}.tsx`, 'examples.json'])
      expect(existsSync(join(blocksDir, type, file)), `${type}/${file}`).toBe(true);
  }
});

test('the examples use every key of every block', () => {
  const used: UsedKeys = new Map();
  for (const { type, block } of blockTypes.flatMap(readExamples)) note(schema.definitions[`block-${type}`] ?? {}, block, used);
  expect(unused(used).filter((one) => !shownAmongOthers.test(one))).toEqual([]);
});

/**
 * Keys that need other blocks or sites to have an effect: link targets, hidden (`tests/unit/content/site/hidden-sections.test.ts`),
 * languages (`tests/unit/content/locales/editions.test.ts`), the filter (in the variants fixture), and declarations of something
 * missing, as examples are complete.
 */
const shownAmongOthers = /^[a-z-]+: (?:id|hidden)$|: (?:languages|uncaptioned)$|^search: filters$/;

describe.each(blockTypes)('%s', (type) => {
  const examples = readExamples(type);

  test('has at least one uniquely named example', () => {
    expect(examples.length).toBeGreaterThan(0);
    expect(new Set(examples.map(({ name }) => name)).size).toBe(examples.length);
  });

  test.each(examples.map((example) => [example.name, example] as const))(
    '%s: renders one h1 and the heading of the block',
    (_name, { path, block }) => {
      // Latin words are marked as English.
      const html = (pages.get(outputPathOf(path)) ?? '').replaceAll(/<i lang="en">(.*?)<\/i>/g, '$1');
      expect(allMatches(html, /<(h1)[ >]/g)).toHaveLength(1);
      const heading = 'heading' in block ? block.heading : 'title' in block ? block.title : undefined;
      if (heading) expect(html).toContain(heading);
      const role = 'headingRole' in block && block.headingRole;
      if (heading && role && role !== 'section') expect(html).toContain(`data-role="${role}"`);
    },
  );
});

test('islands do not repeat their content in props', async () => {
  const html = pages.get(outputPathOf('/tabs/1')) ?? '';
  const [example] = readExamples('tabs');
  const item = example?.block.type === 'tabs' ? (example.block.tabs[0]?.items?.[0] ?? '') : '';
  expect(html.split(item)).toHaveLength(2);
  expect(await readFile(join(blocksDir, 'tabs/examples.json'), 'utf8')).toContain(item);
});
