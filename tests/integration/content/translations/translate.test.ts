import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { openProject } from '../../../../generator/core/util/project.ts';
import { openEditSession } from '../../../../generator/editor/document/session.ts';
import { fixtureSite, temporaryFolder } from '../../../support/build.ts';
import { machine } from '../../../support/environment.ts';
import { projectRoot } from '../../../support/project-root.ts';

/** The minimal site with a second language that has no translations yet. */
let folder: string;

const file = (name: string) => join(folder, name);
const read = (name: string) => readFileSync(file(name), 'utf8');
const change = (name: string, from: string | RegExp, to: string) => writeFileSync(file(name), read(name).replace(from, to));

function call(command: string, ...args: string[]) {
  const start = join(projectRoot, 'generator/cli/start.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [start, command, ...args, '--language', 'en'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, INIT_CWD: folder },
  });
  return { status, stdout, stderr };
}

/** Fills in all missing translations, like a translation tool. */
const fillIn = (text: string) =>
  text.replaceAll(/(<source>.*?<\/source>)(?!\s*<target)/gs, '$1<target state="translated">In English</target>');

beforeAll(async () => {
  folder = await temporaryFolder();
  cpSync(dirname(fixtureSite('minimal')), folder, { recursive: true });
  change('site.json', /"language": "ar",\n\s*"direction": "rtl",/, '"languages": ["ar", "en"],');
});

describe('translate export and import', () => {
  test('exports each text of a page once, before the page exists in the language', () => {
    expect(call('translate', 'export')).toMatchObject({ status: 0, stderr: expect.stringContaining('or name pages: /\n') });
    expect(call('translate', 'export', '/')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('site.en.xlf already exists'),
    });
    expect(call('translate', 'export', '--all', '--out', 'whole.xlf').stdout).toMatch(/^whole\.xlf: (?!4 texts)\d+ texts/);
    const { status, stdout } = call('translate', 'export', '/', '--out', 'home.xlf');
    expect([status, stdout]).toEqual([0, 'home.xlf: 4 texts (missing: 4, stale: 0).\n']);
    expect(read('home.xlf').match(/<source>الرئيسية<\/source>/g)).toHaveLength(1);
    expect(read('home.xlf')).toContain('<note from="developer">الرئيسية, title\nالرئيسية, breadcrumb, item 1');
  });

  test('imports texts as one step that can be undone', async () => {
    const before = read('site.json');
    writeFileSync(file('home.xlf'), fillIn(read('home.xlf')));
    expect(call('translate', 'import', 'home.xlf', '--dry-run').stdout).toContain('Would take 6 texts');
    expect(read('site.json')).toBe(before);
    expect(existsSync(file('site.translations'))).toBe(false);
    expect(call('translate', 'import', 'home.xlf')).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/Took 6 texts.*\nPages that are new in the language: \/\n/),
    });
    const route = JSON.parse(read('site.json')).routes[0];
    expect([route.title, route.breadcrumb[0].label.en]).toEqual([{ ar: 'الرئيسية', en: 'In English' }, 'In English']);
    expect(read('site.translations')).toMatch(/^(?:ar en [\da-z]{11} [\da-z]{11}\n){4}$/);
    const after = read('site.json');
    const session = openEditSession({ project: openProject(file('site.json')), environment: machine });
    expect((await session.undo())?.state).toBe('written');
    expect(read('site.json')).toBe(before);
    await session.redo();
    expect(read('site.json')).toBe(after);
  });

  test('reports unchanged texts on a second import', () => {
    const before = [read('site.json'), read('site.translations')];
    expect(call('translate', 'import', 'home.xlf').stdout).toBe(
      'Took 0 texts, of which 0 still to be confirmed; unchanged: 5; refused: 0.\n',
    );
    expect([read('site.json'), read('site.translations')]).toEqual(before);
  });
});

test('import --dry-run reports the same errors as the import', () => {
  const before = read('site.json');
  const rows = '"/routes/0/blocks/0/text/0","","missing","","نص الصفحة.","[Words](lang:english)"';
  writeFileSync(file('wrong.csv'), `"place","where","state","before","ar","en"\r\n${rows}\r\n`);
  const trial = call('translate', 'import', 'wrong.csv', '--dry-run');
  expect([trial.status, trial.stderr]).toEqual([1, expect.stringContaining('english')]);
  const { status, stderr } = call('translate', 'import', 'wrong.csv');
  expect([status, stderr]).toEqual([trial.status, trial.stderr]);
  expect(read('site.json')).toBe(before);
});

describe('a source text that changes after translation', () => {
  test('is reported as stale and exported with its former text', async () => {
    const session = openEditSession({ project: openProject(file('site.json')), environment: machine });
    const { base } = await session.state();
    const summary = { key: 'set', values: {} };
    const at = ['routes', 0, 'blocks', 0, 'title', 'ar'];
    await session.change({ base, operations: [{ do: 'set', at, value: 'عنوان آخر' }], summary });
    const { stdout } = call('check', '--all', '--translations');
    expect(stdout).toMatch(/warning stale-translation {2}routes\[0\]\.blocks\[0\]\.title\.en: .* It was "عنوان الصفحة"\./);
    expect(stdout).toMatch(/^\/ +en +0 +1 +0 +4 +0$/m);
    expect(call('check', '--strict').status).toBe(1);
    call('translate', 'export', '/', '--out', 'stale.csv', '--format', 'csv');
    expect(read('stale.csv').split('\r\n')).toEqual([
      '\ufeff"place","where","state","before","ar","en"',
      '"/routes/0/blocks/0/title","الرئيسية, section 1, title","stale","عنوان الصفحة","عنوان آخر","In English"',
      '',
    ]);
  });

  test('makes the import of an outdated file fail with both texts', () => {
    const { status, stderr } = call('translate', 'import', 'home.xlf');
    expect(status).toBe(1);
    expect(stderr).toMatch(/^home\.xlf:\d+ the text has changed since\n {4}in the file: عنوان الصفحة\n {4}now: عنوان آخر\n$/);
  });

  test('can be machine-translated and confirmed', () => {
    change('stale.csv', 'In English', 'Another heading');
    change('stale.csv', '"stale"', '"machine"');
    expect(call('translate', 'import', 'stale.csv').stdout).toContain('of which 1 still to be confirmed');
    expect(call('check', '--all').stdout).toContain('nobody has confirmed 1 text in English of the page "/".');
    expect(call('translate', 'confirm', '/', '--dry-run').stdout).toContain(
      'routes[0].blocks[0].title.en\nWould confirm 1 text.',
    );
    expect(call('translate', 'confirm', '/').stdout).toBe('Confirmed 1 text.\n');
    expect(call('check', '--all').stdout).not.toMatch(/stale-translation|unconfirmed-translation/);
  });
});

test.each([
  [['translate'], 2, 'The action is missing: write export, import, confirm.'],
  [['translate', 'send'], 2, '"send" is not an action'],
  [['translate', 'import'], 2, "the translator's file is missing"],
  [['translate', 'import', 'nowhere.xlf'], 2, 'Cannot read nowhere.xlf (ENOENT).'],
  [['translate', 'import', 'bad.xlf'], 2, 'bad.xlf:1 has a document type'],
  [['translate', 'export', '--to', 'fr'], 2, '"fr" is not a language of the site to translate into: en.'],
  [['translate', 'export', '/nowhere'], 2, '/nowhere'],
  [['translate', 'export', '--only', 'all'], 2, '--only takes one of'],
])('%j exits with code %i and an explanation', (args, code, words) => {
  writeFileSync(file('bad.xlf'), '<!DOCTYPE x [<!ENTITY a "b">]><xliff version="1.2"/>');
  const [command = '', ...others] = args;
  expect(call(command, ...others)).toMatchObject({ status: code, stderr: expect.stringContaining(words) });
});
