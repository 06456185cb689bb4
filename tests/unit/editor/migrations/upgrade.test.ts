import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { main } from '../../../../generator/cli/commands/upgrade.ts';
import type { Json } from '../../../../generator/core/json/value.ts';
import { valueAt } from '../../../../generator/core/json/value-at.ts';
import { openProject, type Project } from '../../../../generator/core/util/project.ts';
import { openEditSession } from '../../../../generator/editor/document/session.ts';
import { upgradeSite } from '../../../../generator/editor/migrations/upgrade-site.ts';
import { upgradeText as upgradeTextBy } from '../../../../generator/editor/migrations/upgrade-text.ts';
import { contentVersion } from '../../../../templates/model/site/content-version.ts';
import { temporaryFolder } from '../../../support/build.ts';
import { engine, machine } from '../../../support/environment.ts';
import { madeUpVersions as known } from '../../../support/made-up-steps.ts';
import { projectRoot } from '../../../support/project-root.ts';
import { valueOfText, writings } from '../../../support/written-sites.ts';

const folder = join(projectRoot, 'tests/fixtures/versions/made-up');
const upgradeText = (text: string) => upgradeTextBy(text, known);
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const names = readdirSync(folder)
  .filter((name) => !name.includes('.upgraded.'))
  .map((name) => name.replace(/\.json$/, ''));

async function projectOf(text: string): Promise<Project> {
  const place = join(await temporaryFolder(), 'موقع فيه مسافة');
  mkdirSync(place);
  writeFileSync(join(place, 'site.json'), text);
  return openProject(join(place, 'site.json'));
}

const textOf = ({ siteFile }: Project) => readFileSync(siteFile, 'utf8');

describe.each(names)('file of made-up versions: %s', (name) => {
  test('is upgraded to the same bytes as before, idempotently', () => {
    const { text } = upgradeText(read(`${name}.json`));
    if (process.env.UPDATE_VERSIONS === '1') writeFileSync(join(folder, `${name}.upgraded.json`), text);
    expect(text).toBe(read(`${name}.upgraded.json`));
    expect(upgradeText(text)).toMatchObject({ from: 1, text, done: [] });
  });
});

describe.each(Object.keys(writings))('formatting style: %s', (writing) => {
  const text = writings[writing]?.(read('tidy.json')) ?? '';
  const { text: upgraded } = upgradeText(text);

  test('leads to the same content and keeps untouched parts byte for byte', () => {
    expect(valueOfText(upgraded)).toEqual(valueOfText(read('tidy.upgraded.json')));
    expect(Object.keys(valueOfText(upgraded).routes[0])).toEqual(['title', 'path', 'description', 'blocks']);
    const page = (own: string) => own.slice(own.indexOf('"path"'), own.indexOf('"banner"'));
    expect(page(upgraded)).toBe(page(text));
  });

  test('is restored by one undo', async () => {
    const project = await projectOf(text);
    const { done } = await upgradeSite({ project, isDryRun: false, known }, machine);
    expect(done.length).toBe(6);
    expect(textOf(project)).toBe(upgraded);
    const session = openEditSession({ project, environment: machine });
    const { done: listed } = await session.state();
    expect(listed.map(({ summary }) => summary)).toEqual([{ key: 'upgrade', values: { from: '-1', to: '1' } }]);
    expect(await session.undo()).toMatchObject({ state: 'written' });
    expect(textOf(project)).toBe(text);
    expect(await session.undo()).toBeUndefined();
  });
});

test('writes nothing in a dry run, not even a history', async () => {
  const project = await projectOf(read('tidy.json'));
  const { text, done } = await upgradeSite({ project, isDryRun: true, known }, machine);
  expect([text, done.length]).toEqual([read('tidy.upgraded.json'), 6]);
  expect(textOf(project)).toBe(read('tidy.json'));
  expect(readdirSync(dirname(project.siteFile))).toEqual(['site.json']);
});

test('lists each change with its path in the content at that step', () => {
  const { done } = upgradeText(read('tidy.json'));
  expect(done.map(({ at }) => at.join('.'))).toEqual([
    'site.tongue',
    'site.contact.phone',
    'site.telephone',
    'routes.0.titel',
    'site.theme.scheme',
    'routes.0.blocks.1',
  ]);
  for (const { step, at, before } of done)
    expect(step.to === 0 && at.at(-1) === 'phone' ? 'new' : valueAt(before, at)).toBeDefined();
});

test('removes only matching sections, however many', () => {
  const { blocks } = (valueOfText(read('tidy.json')) as { routes: [{ blocks: Json[] }] }).routes[0];
  const text = JSON.stringify({ routes: [{ blocks: [...blocks, ...blocks, ...blocks] }] });
  const types = valueOfText(upgradeText(text).text).routes[0].blocks.map(({ type }: { type: string }) => type);
  expect(types).toEqual(['banner', 'prose', 'banner', 'prose', 'banner', 'prose']);
});

describe('upgrade command', () => {
  /** The output and the exit code of the command. */
  async function call(...args: string[]) {
    const printed: string[] = [];
    const write = (text: string | Uint8Array) => printed.push(String(text)) > 0;
    const spies = [process.stdout, process.stderr].map((stream) => vi.spyOn(stream, 'write').mockImplementation(write));
    const { argv, exitCode } = process;
    process.argv = ['node', 'upgrade', ...args];
    process.exitCode = 0;
    try {
      await main(engine, known);
      return { printed: printed.join(''), code: process.exitCode };
    } finally {
      process.argv = argv;
      process.exitCode = exitCode;
      for (const spy of spies) spy.mockRestore();
    }
  }

  test('shows changes by place and as a diff with --dry-run, then applies them', async () => {
    const project = await projectOf(read('half-way.json'));
    const options = ['--site', project.siteFile, '--language', 'en'];
    const dry = await call(...options, '--dry-run');
    expect(dry.code).toBe(0);
    expect(dry.printed).toContain('الرئيسية, section 2: there is no section');
    expect(dry.printed).toContain('"titel" is called "title"');
    expect(dry.printed).toMatch(/^-\s+"titel": "الرئيسية",\n\+\s+"title": "الرئيسية",$/m);
    expect(dry.printed).toMatch(/would come from version 0 to 1; besides that, 3 places would change\.\n$/);
    expect(dry.printed).toMatch(/^--- .*موقع فيه مسافة\/site\.json\n\+\+\+ .*\n@@ -\d+,\d+ \+\d+,\d+ @@\n/m);
    expect(textOf(project)).toBe(read('half-way.json'));
    const done = await call(...options);
    expect([done.code, done.printed.split('\n').at(-2)]).toEqual([
      0,
      expect.stringMatching(/ came from version 0 to 1; besides that, 3 places changed/),
    ]);
    expect(textOf(project)).toBe(read('half-way.upgraded.json'));
    expect(await call(...options)).toEqual({
      code: 0,
      printed: expect.stringMatching(/version 1, the newest; nothing was changed\.\n$/),
    });
  });

  test('exits with 1 and reports what is left by position', async () => {
    const project = await projectOf(read('both.json'));
    const { code, printed } = await call('--site', project.siteFile, '--language', 'ar');
    expect(code).toBe(1);
    expect(printed).toContain('site.json:8:9 error unknown-key');
    expect(printed).toMatch(/بقي مما يُصلح باليد: خطآن\.\n$/);
  });
});

test('skips uncertain steps, applies the others, and reports the rest', async () => {
  const project = await projectOf(read('both.json'));
  const { checkResult } = await upgradeSite({ project, isDryRun: false, known }, machine);
  expect(checkResult.isValid).toBe(false);
  const errors = checkResult.diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ code, pointer }) => `${code} ${pointer}`);
  expect(errors).toEqual(['unknown-key /site/tongue', 'unknown-key /site/telephone']);
  expect(valueAt(valueOfText(textOf(project)) as Json, ['version'])).toBe(1);
});

test('leaves no errors in a file that is valid afterwards', async () => {
  const { checkResult } = await upgradeSite({ project: await projectOf(read('one-line.json')), isDryRun: false, known }, machine);
  expect(checkResult.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(checkResult.isValid).toBe(true);
});

test.each([
  ['invalid JSON', '{ "version": 1, }', 'syntax'],
  ['a duplicate key', '{ "version": 1, "version": 1, "site": {}, "routes": [] }', 'duplicate-key'],
  ['a later version', `{ "version": ${contentVersion + 1}, "site": {}, "routes": [] }`, 'newer-version'],
  ['an unknown version', '{ "version": 0, "site": {}, "routes": [] }', 'bad-version'],
  ['a version as a string', '{ "version": "1", "site": {}, "routes": [] }', 'wrong-type'],
  ['a null version', '{ "version": null, "site": {}, "routes": [] }', 'wrong-type'],
])('reports a file with %s and writes nothing', async (_, text, code) => {
  const project = await projectOf(text);
  const error = await upgradeSite({ project, isDryRun: false }, machine).catch((reason) => reason);
  expect(error.diagnostics.map((one: { code: string }) => one.code)).toContain(code);
  expect(textOf(project)).toBe(text);
  expect(existsSync(project.state)).toBe(false);
});

test.each(['[]', '7', '"{}"', '{}', '{ "routes": {} }', '{ "routes": [7, null, []], "site": [] }'])(
  'accepts any JSON: %s',
  (text) => {
    expect(() => upgradeText(text)).not.toThrow();
    expect(upgradeText(upgradeText(text).text).text).toBe(upgradeText(text).text);
  },
);
