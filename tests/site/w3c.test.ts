import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildTemporarily, temporaryFolder } from '../support/build.ts';
import { checkedSites, markupFilesOf } from '../support/checked-sites.ts';
import { htmlErrors } from '../support/html.ts';
import { projectRoot } from '../support/project-root.ts';
import { findJava, findW3cErrors } from '../support/w3c.ts';

const java = findJava();

/** Timeout for building and checking two thousand pages. */
const limit = 3_600_000;

/** Draft builds, as the checkers read only pages and drawings. */
const outDirs = new Map<string, string>();
beforeAll(async () => {
  for (const { name, write } of checkedSites) outDirs.set(name, await buildTemporarily(await write(), { isDraft: true }));
}, limit);

// Short sites are checked in `valid-html.test.ts`.
test.each(checkedSites.filter(({ isLong }) => isLong))('every page passes html-validate: $name', async ({ name }) => {
  const outDir = outDirs.get(name) ?? '';
  const pages = markupFilesOf(outDir).filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(1);
  for (const file of pages) expect.soft(await htmlErrors(readFileSync(file, 'utf8')), relative(outDir, file)).toEqual([]);
});

describe.skipIf(!java)('the W3C Nu checker (vnu-jar, needs Java)', () => {
  let errors: string[];
  let wrongFile: string;

  beforeAll(async () => {
    wrongFile = join(await temporaryFolder(), 'wrong.html');
    await writeFile(
      wrongFile,
      '<!doctype html><html lang="ar"><title>x</title><button popovertarget="m" aria-expanded="false">x</button><p popover id="m">x</p>',
    );
    const files = [...outDirs.values(), join(projectRoot, 'assets')].flatMap(markupFilesOf);
    errors = await findW3cErrors(java ?? '', [...files, wrongFile]);
  }, limit);

  test('finds no errors in pages and drawings', () => {
    expect(errors.filter((error) => !error.includes(wrongFile))).toEqual([]);
  });

  test('finds errors in invalid HTML', () => {
    expect(errors.filter((error) => error.includes(wrongFile))).toEqual([expect.stringContaining('aria-expanded')]);
  });
});
