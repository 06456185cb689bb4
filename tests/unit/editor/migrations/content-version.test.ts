import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSite } from '../../../../generator/build/build.ts';
import { checkFile } from '../../../../generator/check/check-file.ts';
import { ContentError } from '../../../../generator/core/diagnostics/errors.ts';
import { openProject } from '../../../../generator/core/util/project.ts';
import type { ChangeResult } from '../../../../generator/editor/document/protocol-changes.ts';
import type { EditState } from '../../../../generator/editor/document/protocol-state.ts';
import type { Operation } from '../../../../generator/editor/document/text/operation.ts';
import { openTranslations } from '../../../../generator/editor/server/endpoints/translations/translated-site.ts';
import { contentVersion, isNewerVersion } from '../../../../templates/model/site/content-version.ts';
import { buildTemporarily, fixtureSite } from '../../../support/build.ts';
import { copiedSite, type EditClient, openEditing } from '../../../support/edit-client.ts';
import { editSite } from '../../../support/edited-site.ts';
import { machine } from '../../../support/environment.ts';

const next = contentVersion + 1;

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((one) =>
    one.isFile() ? relative(folder, join(one.parentPath, one.name)) : [],
  );

/** The text of a site with a version. */
const withVersion = (text: string, version: unknown) => text.replace('{', () => `{\n  "version": ${JSON.stringify(version)},`);

async function siteOf(name: string, version: unknown): Promise<string> {
  const file = await copiedSite(name);
  writeFileSync(file, withVersion(readFileSync(file, 'utf8'), version));
  return file;
}

const errorOf = (act: () => Promise<unknown>) =>
  act().then(
    () => undefined,
    (error) => error,
  );

test('recognises only whole numbers above the current version as newer', () => {
  expect([next, Number.MAX_SAFE_INTEGER].map(isNewerVersion)).toEqual([true, true]);
  const others = [contentVersion, 0, -1, 1.5, 2 ** 60, Number.NaN, Number.POSITIVE_INFINITY, `${next}`, [next], null, undefined];
  expect(others.filter(isNewerVersion)).toEqual([]);
});

describe('file newer than this program', () => {
  test.each(['trilingual', 'minimal'])('is rejected with a single diagnostic and nothing is written: %s', async (name) => {
    const file = await siteOf(name, next);
    // Other errors are not reported, not even unreadable languages.
    writeFileSync(file, readFileSync(file, 'utf8').replace('"site": {', '"site": { "languages": [7], "tomorrow": {},'));
    const project = openProject(file);
    const newerVersion = [{ code: 'newer-version', line: 2, column: 14, pointer: '/version', severity: 'error' }];
    expect((await checkFile(project, machine)).diagnostics).toMatchObject(newerVersion);
    for (const act of [() => buildSite({ project }, machine), () => openTranslations(project, machine)]) {
      const error = await errorOf(act);
      expect(error).toBeInstanceOf(ContentError);
      expect((error as ContentError).diagnostics).toMatchObject(newerVersion);
      expect((error as ContentError).diagnostics).toHaveLength(1);
    }
    expect(filesIn(project.root).filter((one) => one.endsWith('.translations') || one.startsWith('out'))).toEqual([]);
  });

  test('is reported with both versions and the command to update', async () => {
    const [newerVersion] = (await checkFile(openProject(await siteOf('minimal', 77)), machine)).diagnostics;
    for (const language of ['ar', 'en'] as const) {
      expect(newerVersion?.message[language]).toMatch(new RegExp(`77.*${contentVersion}`));
      expect(newerVersion?.hint[language]).toContain('"git pull"');
    }
  });

  test('is not modified by the editor in any way', async () => {
    const site = await editSite('minimal');
    const title: Operation = { do: 'set', at: ['routes', 0, 'title'], value: 'عنوان آخر' };
    await site.change([title]);
    const text = withVersion(site.read(), next);
    site.write(text);
    const { session } = site;
    const { base } = await session.state();
    const summary = { key: 'test', values: {} };
    const results = [
      await site.change([{ ...title, value: 'ثالث' }]),
      await session.undo(),
      await session.redo(),
      await session.restore({ base, text: '{}', summary }),
      await session.repair({ base, edits: [{ from: 0, to: text.length, text: '{}' }], summary }),
    ].filter((one) => one !== undefined);
    for (const result of results) expect(result).toMatchObject({ state: 'refused', diagnostics: [{ code: 'newer-version' }] });
    expect(results.length).toBeGreaterThan(3);
    expect(site.read()).toBe(text);
    // With a supported version it can be changed again.
    site.write(withVersion(site.read(), contentVersion).replace(`"version": ${next},`, ''));
    expect(await site.change([{ ...title, value: 'ثالث' }])).toMatchObject({ state: 'written' });
  });

  test('cannot be created from an older one', async () => {
    const site = await editSite('minimal');
    const before = site.read();
    const result = await site.change([{ do: 'set', at: ['version'], value: next }]);
    expect(result).toMatchObject({ state: 'refused', diagnostics: [{ code: 'newer-version' }] });
    expect(site.read()).toBe(before);
  });
});

describe('preview of a newer file', () => {
  let client: EditClient;

  beforeAll(async () => {
    client = await openEditing(await siteOf('trilingual', next));
  });
  afterAll(() => client.server.close());

  test('rejects all changes of the editor with a reason', async () => {
    const folder = dirname(client.siteFile);
    const before = readFileSync(client.siteFile, 'utf8');
    const { base } = await client.get<EditState>('state');
    const operations: Operation[] = [{ do: 'set', at: ['site', 'name'], value: 'اسم' }];
    const summary = { key: 'field', values: {} };
    const result = await client.post<ChangeResult>('change', { base, operations, summary, edition: 'ar' });
    expect(result).toMatchObject({ state: 'refused', problems: [{ code: 'newer-version', at: ['version'] }] });
    await client.post('confirm', { code: 'unconfirmed-translation', path: ['routes', 0, 'title', 'en'] });
    expect(readFileSync(client.siteFile, 'utf8')).toBe(before);
    expect(filesIn(folder).filter((one) => one.endsWith('.translations'))).toEqual([]);
  });
});

test('builds the same site with or without an explicit version', async () => {
  const built = async (file: string) => {
    const out = await buildTemporarily(file, { isDraft: true });
    return filesIn(out).map((path) => [path, readFileSync(join(out, path)).toString('base64')]);
  };
  const explicit = await built(await siteOf('minimal', contentVersion));
  expect(explicit.length).toBeGreaterThan(5);
  expect(explicit).toEqual(await built(fixtureSite('minimal')));
});
