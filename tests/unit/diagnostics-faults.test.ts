import { readdirSync } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readAssets } from '../../generator/assets.ts';
import { buildSite } from '../../generator/build.ts';
import { checkSite } from '../../generator/check.ts';
import { type Code, catalogue } from '../../generator/diagnostics-catalogue.ts';
import { loadSite } from '../../generator/load.ts';
import { projectRoot } from '../../generator/paths.ts';
import { temporaryFolder } from '../support/build.ts';

/**
 * Every kind of fault: a folder holds a broken site.json (a small edit of a fixture site), perhaps pictures of its own,
 * and in expected.json every diagnostic that it must give, and no other.
 */
const faultsDir = join(projectRoot, 'tests/fixtures/faults');
const sharedAssets = join(projectRoot, 'tests/fixtures/sites/variants/assets');
const names = readdirSync(faultsDir, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

/** Faults of what a build makes of the content: the content alone does not show them. */
const faultsOfBuilds = new Set(['over-budget']);

async function check(name: string) {
  const folder = await temporaryFolder();
  await cp(sharedAssets, join(folder, 'assets'), { recursive: true });
  await cp(join(faultsDir, name), folder, { recursive: true });
  const siteFile = join(folder, 'site.json');
  if (faultsOfBuilds.has(name)) return (await buildSite({ siteFile, outDir: join(folder, 'out') })).warnings;
  const source = await loadSite(siteFile);
  return checkSite(source, await readAssets(join(folder, 'assets'), source.value)).diagnostics;
}

describe('each fault gives exactly the diagnostics expected', () => {
  test.each(names)('%s', async (name) => {
    const diagnostics = await check(name);
    const found = diagnostics.map(({ line, column, pointer, code, severity }) => ({ line, column, pointer, code, severity }));
    expect(found).toEqual(JSON.parse(await readFile(join(faultsDir, name, 'expected.json'), 'utf8')));
    for (const { message, hint } of diagnostics) {
      expect(message.en).toMatch(/^[^\u0600-\u06FF]*(?:"[^"]*"[^\u0600-\u06FF]*)*\.$/);
      expect(message.ar).toMatch(/[\u0600-\u06FF].*\.$/);
      for (const text of [message.en, message.ar, hint.en, hint.ar]) expect(text).not.toMatch(/undefined|\[object|Hint|NaN/);
      // What to do is said wherever what is wrong does not say it.
      expect([hint.en !== '', hint.ar !== '']).toEqual([true, true]);
    }
  });
});

test('every code of the catalogue has a fixture', async () => {
  const lists = await Promise.all(names.map((name) => readFile(join(faultsDir, name, 'expected.json'), 'utf8')));
  const covered = new Set<Code>(lists.flatMap((list) => JSON.parse(list).map(({ code }: { code: Code }) => code)));
  const left = (Object.keys(catalogue) as Code[]).filter((code) => !covered.has(code));
  // `invalid` is for what the schema refuses without a word of its own: no rule of today does.
  expect(left).toEqual(['invalid']);
});
