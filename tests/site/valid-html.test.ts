import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { expect, test } from 'vitest';
import { buildTemporarily } from '../support/build.ts';
import { checkedSites, markupFilesOf } from '../support/checked-sites.ts';
import { htmlErrors } from '../support/html.ts';

test.each(checkedSites.filter(({ isLong }) => !isLong))('every page passes html-validate: $name', async ({ write }) => {
  const outDir = await buildTemporarily(await write(), { isDraft: true });
  const pages = markupFilesOf(outDir).filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(1);
  for (const file of pages) expect.soft(await htmlErrors(readFileSync(file, 'utf8')), relative(outDir, file)).toEqual([]);
});
