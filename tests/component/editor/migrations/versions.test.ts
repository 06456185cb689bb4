import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildSite } from '../../../../generator/build/build.ts';
import { openProject } from '../../../../generator/core/util/project.ts';
import { steps } from '../../../../generator/editor/migrations/steps.ts';
import { upgradeText } from '../../../../generator/editor/migrations/upgrade-text.ts';
import { contentVersion } from '../../../../templates/model/site/content-version.ts';
import { fixtureSite, temporaryFolder } from '../../../support/build.ts';
import { machine } from '../../../support/environment.ts';
import { projectRoot } from '../../../support/project-root.ts';

const folder = join(projectRoot, 'tests/fixtures/versions');
const isUpdate = process.env.UPDATE_VERSIONS === '1';
const fileOf = (version: number, name: string) => join(folder, String(version), name);

const versions = Array.from({ length: contentVersion }, (_, index) => index + 1);
const files = versions.flatMap((version) =>
  readdirSync(join(folder, String(version)))
    .filter((name) => name.endsWith('.json') && !name.endsWith('.upgraded.json'))
    .map((name): [number, string] => [version, name.replace(/\.json$/, '')]),
);

/** Where the pictures are that a file names: those of the site that it was once. */
function assetsOf(name: string): string {
  const own = join(dirname(fixtureSite(name)), 'assets');
  if (existsSync(own)) return own;
  return name === 'smallest' ? join(dirname(fixtureSite('variants')), 'assets') : join(projectRoot, 'assets');
}

describe.each(files)('a file of version %i: %s', (version, name) => {
  const text = readFileSync(fileOf(version, `${name}.json`), 'utf8');
  const golden = fileOf(version, `${name}.upgraded.json`);

  test('is upgraded to the current version deterministically and idempotently', () => {
    const upgraded = upgradeText(text);
    if (isUpdate && upgraded.text !== text) writeFileSync(golden, upgraded.text);
    const hasGolden = existsSync(golden);
    expect(upgraded.text).toBe(hasGolden ? readFileSync(golden, 'utf8') : text);
    expect(upgraded.text === text).toBe(!hasGolden);
    expect(upgradeText(upgraded.text).text).toBe(upgraded.text);
  });

  test('builds without errors after the upgrade', async () => {
    const place = await temporaryFolder();
    writeFileSync(join(place, 'site.json'), upgradeText(text).text);
    cpSync(assetsOf(name), join(place, 'assets'), { recursive: true });
    for (const [, picture = ''] of text.matchAll(/"src": "([^"]+\.svg)"/g)) {
      const there = join(place, 'assets', picture);
      // The project has drawn some of them anew under other names.
      if (!existsSync(there)) cpSync(join(assetsOf('variants'), 'picture.svg'), there);
    }
    const { pages } = await buildSite({ project: openProject(join(place, 'site.json')), isDraft: true }, machine);
    expect(pages).toBeGreaterThan(0);
  });
});

test('there are files of every version and of the oldest site', () => {
  expect([...new Set(files.map(([version]) => version))]).toEqual(versions);
  expect(files.map(([, name]) => name)).toContain('before-posts');
});

test('migration steps lead from the first version to the current one', () => {
  const reached = steps.map(({ to }) => to);
  expect(reached).toEqual(reached.toSorted((a, b) => a - b));
  expect([...new Set([1, ...reached])]).toEqual(versions);
});
