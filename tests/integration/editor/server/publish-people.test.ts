import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Path } from '../../../../generator/core/json/path.ts';
import { valueAt } from '../../../../generator/core/json/value-at.ts';
import { openProject } from '../../../../generator/core/util/project.ts';
import type { Author } from '../../../../generator/editor/document/person.ts';
import { historyFolder } from '../../../../generator/editor/document/project-folder.ts';
import type { ChangeResult } from '../../../../generator/editor/document/protocol-changes.ts';
import type { WorkEvent } from '../../../../generator/editor/document/protocol-publishing.ts';
import type { EditState } from '../../../../generator/editor/document/protocol-state.ts';
import { temporaryFolder } from '../../../support/build.ts';
import { type DeskEditing, openDeskEditing } from '../../../support/desk-editing.ts';
import { copiedSite } from '../../../support/edit-client.ts';

const sara: Author = { id: 'p1', name: 'سارة', email: 'sara@example.sa' };
const badr: Author = { id: 'p2', name: 'بدر' };
const huda: Author = { id: 'p3', name: 'هدى', email: 'huda@example.sa' };

const title: Path = ['routes', 0, 'title'];
const about: Path = ['footer', 'about'];

let siteFile: string;
let folder: string;
let remote: string;
let desk: DeskEditing | undefined;

const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();

beforeEach(async () => {
  siteFile = await copiedSite('minimal');
  folder = dirname(siteFile);
  remote = join(await temporaryFolder(), 'remote.git');
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', remote]);
  writeFileSync(siteFile, readFileSync(siteFile, 'utf8').replace('https://www.example.com', 'https://values.qiyam.sa'));
  writeFileSync(join(folder, '.gitignore'), 'out\nnode_modules\n');
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Server');
  git('config', 'user.email', 'server@example.com');
  git('add', '.');
  git('commit', '--quiet', '-m', 'Begin');
  git('remote', 'add', 'origin', remote);
  git('push', '--quiet', '--set-upstream', 'origin', 'main');
  desk = undefined;
});
afterEach(() => desk?.server.close());

async function as(author: Author) {
  desk ??= await openDeskEditing(siteFile);
  return desk.as(author);
}

async function change(author: Author, at: Path, value: unknown, page = 'الرئيسية'): Promise<void> {
  const client = await as(author);
  const { base } = await client.get<EditState>('state');
  const summary = { key: 'text', values: { page, text: String(value) } };
  const result = await client.post<ChangeResult>('change', { base, operations: [{ do: 'set', at, value }], summary });
  expect(result).toMatchObject({ state: 'written' });
}

async function publish(author: Author, message = 'ينشر التعديلات', more: object = {}): Promise<WorkEvent> {
  const client = await as(author);
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ by: 'git', message, ...more });
  const { body: answer } = await client.send('/_edit/publish?language=en', { method: 'POST', headers, body });
  const events = answer.toString().split('\n\n').filter(Boolean);
  return JSON.parse(events.at(-1)?.replace(/^data: /, '') ?? '');
}

interface Commit {
  who: string;
  email: string;
  committer: string;
  subject: string;
  body: string;
  hash: string;
}

/** Commits of the remote since the first, oldest first. */
function commits(): Commit[] {
  const format = '--format=%an%x1f%ae%x1f%cn <%ce>%x1f%s%x1f%b%x1f%H%x1e';
  const said = execFileSync('git', ['log', '--reverse', '--first-parent', format, 'main'], { cwd: remote, encoding: 'utf8' });
  const lines = said.split('\u001e').map((line) => line.trim());
  return lines
    .filter(Boolean)
    .slice(1)
    .map((line) => {
      const [who = '', email = '', committer = '', subject = '', body = '', hash = ''] = line.split('\u001f');
      return { who, email, committer, subject, body: body.trim(), hash };
    });
}

const siteIn = (commit: string) => JSON.parse(git('show', `${commit}:site.json`));

/** Nothing is left of an unfinished publication, and nothing is uncommitted. */
function expectWhole() {
  expect(readdirSync(join(folder, '.git')).filter((name) => name.startsWith('qiyam-'))).toEqual([]);
  expect(git('status', '--porcelain')).toBe('');
  expect(git('rev-parse', 'HEAD')).toBe(git('rev-parse', 'origin/main'));
  expect(git('fsck', '--strict', '--no-dangling')).toBe('');
}

const fetchOrigin = () => git('fetch', '--quiet');

describe('publishing what several people changed', () => {
  test('makes a commit for consecutive steps of each person, under their names', async () => {
    await change(sara, title, 'عنوان سارة');
    await change(sara, about, 'جملة سارة.');
    await change(badr, about, 'جملة بدر.');
    await change(sara, title, 'عنوان آخر');
    await change(huda, ['notFound', 'title'], 'لا صفحة هنا');
    expect(await publish(sara, 'عناوين جديدة\n\nشرح')).toMatchObject({ is: 'done', isSent: true });
    const made = commits();
    expect(made.map(({ who, email }) => `${who} <${email}>`)).toEqual([
      'سارة <sara@example.sa>',
      'بدر <p2@desk.invalid>',
      'سارة <sara@example.sa>',
      'هدى <huda@example.sa>',
    ]);
    expect(new Set(made.map(({ committer }) => committer))).toEqual(new Set(['Qiyam desk <noreply@desk.invalid>']));
    expect(made[0]?.subject).toMatch(/1 more change/);
    expect(made[0]?.body.split('\n')).toHaveLength(2);
    expect(made[1]?.subject).toContain('جملة بدر.');
    expect(made[2]).toMatchObject({ subject: 'عناوين جديدة', body: 'شرح' });
    expect(made[3]?.body).toBe('');
    const titles = made.map(({ hash }) => [valueAt(siteIn(hash), title), valueAt(siteIn(hash), about)]);
    expect(titles).toEqual([
      ['عنوان سارة', 'جملة سارة.'],
      ['عنوان سارة', 'جملة بدر.'],
      ['عنوان آخر', 'جملة بدر.'],
      ['عنوان آخر', 'جملة بدر.'],
    ]);
    expect(git('show', 'HEAD:site.json')).toBe(readFileSync(siteFile, 'utf8').trim());
    fetchOrigin();
    expectWhole();
    expect(await publish(sara)).toMatchObject({ is: 'done', isSent: false });
    expect(commits()).toHaveLength(4);
  });

  test('takes as many processes of git for many steps as for few', async () => {
    const log = join(await temporaryFolder(), 'trace');
    const processes = async (steps: number) => {
      for (let step = 0; step < steps; step++) await change(step % 2 ? sara : badr, title, `عنوان ${steps} ${step}`);
      process.env.GIT_TRACE2_EVENT = log;
      const published = await publish(sara).finally(() => delete process.env.GIT_TRACE2_EVENT);
      expect(published).toMatchObject({ is: 'done', isSent: true });
      const said = readFileSync(log, 'utf8');
      rmSync(log);
      return said.split('\n').filter((line) => line.includes('"event":"start"')).length;
    };
    const few = await processes(3);
    expect(await processes(30)).toBe(few);
    expect(commits()).toHaveLength(33);
    fetchOrigin();
    expectWhole();
  });

  test('dates commits by their steps', async () => {
    const client = await as(badr);
    await change(badr, title, 'عنوان بدر');
    const { done } = await client.get<EditState>('state');
    await publish(sara);
    const [seconds] = git('log', '-1', '--format=%at').split('\n');
    expect(Number(seconds)).toBe(Math.floor((done[0]?.when ?? 0) / 1000));
  });

  test('says who published what others did, and goes on from there after a restart', async () => {
    await change(badr, title, 'عنوان بدر');
    await publish(sara, 'ما راجعته سارة');
    expect(commits()).toMatchObject([{ who: 'بدر', body: 'ما راجعته سارة\n\nPublished-by: سارة' }]);
    await desk?.server.close();
    desk = undefined;
    await change(huda, about, 'جملة هدى.');
    await publish(sara);
    expect(commits().map(({ who }) => who)).toEqual(['بدر', 'هدى']);
  });

  test('leaves out what was taken back', async () => {
    await change(sara, title, 'عنوان سارة');
    await (await as(sara)).post('undo', {});
    await change(badr, about, 'جملة بدر.');
    await change(huda, title, 'عنوان هدى');
    await (await as(huda)).post('undo', {});
    await publish(sara);
    expect(commits().map(({ who }) => who)).toEqual(['بدر']);
  });

  test('puts a picture into the commit that first refers to it, and the rest into one by who publishes', async () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90"><path d="M0 0h90v90z"/></svg>';
    const client = await as(badr);
    const { body } = await client.send('/_edit/upload?kind=picture&name=new.svg', { method: 'POST', body: drawing });
    const { source } = JSON.parse(body.toString()).file;
    await change(badr, ['routes', 0, 'blocks', 0, 'image', 'src'], source);
    await change(huda, about, 'جملة هدى.');
    mkdirSync(join(folder, 'assets/other'), { recursive: true });
    writeFileSync(join(folder, 'assets/other/unused.svg'), drawing);
    await publish(sara, 'صورة جديدة');
    const made = commits();
    expect(made.map(({ who }) => who)).toEqual(['بدر', 'هدى', 'سارة']);
    expect(made[2]?.subject).toBe('صورة جديدة');
    const files = made.map(({ hash }) => git('show', '--name-only', '--format=', hash).split('\n'));
    expect(files).toEqual([[`assets/${source}`, 'site.json'], ['site.json'], ['assets/other/unused.svg']]);
    fetchOrigin();
    expectWhole();
  });

  test('is a single commit by who publishes where the journal does not go back to the last commit', async () => {
    await change(badr, title, 'عنوان بدر');
    await desk?.server.close();
    desk = undefined;
    rmSync(historyFolder(openProject(siteFile)), { recursive: true });
    await change(huda, about, 'جملة هدى.');
    await publish(sara, 'كل التعديلات');
    expect(commits()).toMatchObject([{ who: 'سارة', email: 'sara@example.sa', subject: 'كل التعديلات' }]);
    fetchOrigin();
    expectWhole();
  });

  test('takes the author of other programs from the settings of git', async () => {
    await change(badr, title, 'عنوان بدر');
    writeFileSync(siteFile, readFileSync(siteFile, 'utf8').replace('جملة عن الجهة.', 'من خارج المحرر.'));
    await change(huda, ['notFound', 'title'], 'لا صفحة هنا');
    await publish(huda);
    const made = commits();
    expect(made.map(({ who }) => who)).toEqual(['بدر', 'Server', 'هدى']);
    expect(made[1]).toMatchObject({ email: 'server@example.com', subject: 'Change the site file outside the editor' });
  });
});

describe('names of people', () => {
  const hostile: Author[] = [
    { id: 'h1', name: 'x\nauthor root <root@example.com> 0 +0000' },
    { id: 'h2', name: '--exec=touch x', email: '-x@example.com' },
    { id: 'h3', name: '<>', email: 'a@b>\n<c@d' },
    { id: 'h4', name: '  .,; ', email: 'no address' },
    { id: '../../<h5>\n', name: '\u202etxt.exe\u0000', email: `${'a'.repeat(300)}@example.com` },
    { id: 'h6', name: '$(touch x) `touch x` "quoted\'', email: 'a"b@example.com' },
    { id: 'h7', name: 'ن'.repeat(5000) },
  ];

  test('cannot change anything but the name', async () => {
    for (const [index, author] of hostile.entries()) await change(author, title, `عنوان ${index}`);
    expect(await publish(sara)).toMatchObject({ is: 'done', isSent: true });
    const made = commits();
    expect(made).toHaveLength(hostile.length);
    expect(made.map(({ email }) => email)).toEqual([
      'h1@desk.invalid',
      'h2@desk.invalid',
      'h3@desk.invalid',
      'h4@desk.invalid',
      'h5@desk.invalid',
      'h6@desk.invalid',
      'h7@desk.invalid',
    ]);
    expect(made.map(({ who }) => who).slice(0, 6)).toEqual([
      'x author root root@example.com 0 +0000',
      'exec=touch x',
      'h3',
      'h4',
      'txt.exe',
      '$(touch x) `touch x` "quoted',
    ]);
    expect(made[6]?.who).toHaveLength(200);
    for (const { hash } of made) {
      const [header = ''] = git('cat-file', 'commit', hash).split('\n\n');
      expect(header.split('\n').map((line) => line.split(' ')[0])).toEqual(['tree', 'parent', 'author', 'committer']);
    }
    expect(existsSync(join(folder, 'x'))).toBe(false);
    fetchOrigin();
    expectWhole();
  });

  test('and texts cannot forge other lines of a message', async () => {
    await change(badr, title, 'x', 'صفحة\n\nSigned-off-by: root <root@example.com>\u202e');
    await publish(sara, 'تم');
    const [made] = commits();
    expect(made?.body).toBe('تم\n\nPublished-by: سارة');
    expect(git('log', '-1', '--format=%(trailers:key=Signed-off-by)')).toBe('');
    expect(made?.subject).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  });
});

function hook(name: string, script: string) {
  const file = join(folder, '.git/hooks', name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
}

describe('hooks of the repository', () => {
  test('run for each commit', async () => {
    const log = join(await temporaryFolder(), 'log');
    hook('pre-commit', `git diff --cached --name-only HEAD >> ${log}; echo pre >> ${log}`);
    hook('commit-msg', `echo "$(head -1 "$1")" >> ${log}`);
    await change(badr, title, 'عنوان بدر');
    await change(sara, about, 'جملة سارة.');
    await publish(sara, 'رسالة');
    const lines = readFileSync(log, 'utf8').trim().split('\n');
    expect(lines.filter((line) => line === 'pre')).toHaveLength(2);
    expect(lines.at(-1)).toBe('رسالة');
    expect(commits()).toHaveLength(2);
  });

  test('that refuse messages of others leave one commit by who publishes', async () => {
    hook('commit-msg', 'grep -q "^docs: " "$1"');
    await change(badr, title, 'عنوان بدر');
    await change(sara, about, 'جملة سارة.');
    expect(await publish(sara, 'docs: عناوين')).toMatchObject({ is: 'done', isSent: true });
    expect(commits()).toMatchObject([{ who: 'سارة', subject: 'docs: عناوين' }]);
    fetchOrigin();
    expectWhole();
  });

  test('that refuse everything leave nothing behind', async () => {
    hook('pre-commit', 'echo "not today" >&2; exit 1');
    const before = [git('rev-parse', 'HEAD'), readFileSync(join(folder, '.git/index'), 'base64')];
    await change(badr, title, 'عنوان بدر');
    await change(sara, about, 'جملة سارة.');
    expect(await publish(sara)).toMatchObject({ is: 'failed' });
    expect([git('rev-parse', 'HEAD'), readFileSync(join(folder, '.git/index'), 'base64')]).toEqual(before);
    expect(readdirSync(join(folder, '.git')).filter((name) => name.startsWith('qiyam-'))).toEqual([]);
    expect(commits()).toEqual([]);
    rmSync(join(folder, '.git/hooks/pre-commit'));
    await publish(sara);
    expect(commits().map(({ who }) => who)).toEqual(['بدر', 'سارة']);
  });
});

test('a failure of git leaves no commit in the name of who publishes', async () => {
  git('config', 'fastimport.unpackLimit', 'none');
  await change(badr, title, 'عنوان بدر');
  await change(sara, about, 'جملة سارة.');
  expect(await publish(sara)).toMatchObject({ is: 'failed' });
  expect(readdirSync(join(folder, '.git')).filter((name) => /^(?:qiyam-|fast_import)/.test(name))).toEqual([]);
  git('config', '--unset', 'fastimport.unpackLimit');
  await publish(sara);
  expect(commits().map(({ who }) => who)).toEqual(['بدر', 'سارة']);
});

describe('when others publish too', () => {
  let theirs: string;
  const gitTheirs = (...args: string[]) => execFileSync('git', args, { cwd: theirs, encoding: 'utf8', stdio: 'pipe' }).trim();

  beforeEach(async () => {
    theirs = join(await temporaryFolder(), 'theirs');
    execFileSync('git', ['clone', '--quiet', remote, theirs], { stdio: 'pipe' });
    gitTheirs('config', 'user.name', 'سالم');
    gitTheirs('config', 'user.email', 'salem@example.com');
  });

  function push(at: Path, value: string) {
    const file = join(theirs, 'site.json');
    const text = readFileSync(file, 'utf8');
    const former = String(valueAt(JSON.parse(text), at));
    writeFileSync(file, text.replace(former, value));
    gitTheirs('commit', '--quiet', '-am', 'Theirs');
    gitTheirs('push', '--quiet');
  }

  test('the merge is by who publishes, and what was edited meanwhile is published under its author next time', async () => {
    await change(badr, title, 'عنوان بدر');
    push(['site', 'name'], 'موقع سالم');
    // The push waits until somebody has edited.
    const place = await temporaryFolder();
    const [reached, gate] = [join(place, 'reached'), join(place, 'gate')];
    hook('pre-push', `: > ${reached}; for i in $(seq 300); do [ -e ${gate} ] && exit 0; sleep 0.1; done; exit 1`);
    const publishing = publish(sara, 'ما راجعته سارة');
    await expect.poll(() => existsSync(reached), { timeout: 20_000 }).toBe(true);
    await change(huda, about, 'جملة هدى.');
    writeFileSync(gate, '');
    expect(await publishing).toMatchObject({ is: 'done', isSent: true });
    rmSync(join(folder, '.git/hooks/pre-push'));
    const [first, merge] = commits();
    expect(first).toMatchObject({ who: 'بدر' });
    expect(merge).toMatchObject({ who: 'سارة', committer: 'Qiyam desk <noreply@desk.invalid>' });
    expect(valueAt(siteIn('HEAD'), ['site', 'name'])).toBe('موقع سالم');
    expect(valueAt(siteIn('HEAD'), about)).toBe('جملة عن الجهة.');
    expect(valueAt(JSON.parse(readFileSync(siteFile, 'utf8')), ['site', 'name'])).toBe('موقع سالم');
    await change(badr, ['notFound', 'title'], 'لا صفحة هنا');
    expect(await publish(sara)).toMatchObject({ is: 'done', isSent: true });
    const later = commits().slice(2);
    expect(later.map(({ who }) => who)).toEqual(['هدى', 'بدر']);
    expect(valueAt(siteIn(later[0]?.hash ?? ''), ['site', 'name'])).toBe('موقع سالم');
    expect(valueAt(siteIn(later[0]?.hash ?? ''), about)).toBe('جملة هدى.');
    fetchOrigin();
    expectWhole();
  });

  test('a push that is refused leaves branch and index as they were', async () => {
    const file = join(remote, 'hooks/pre-receive');
    writeFileSync(file, '#!/bin/sh\nexit 1\n');
    chmodSync(file, 0o755);
    const before = git('rev-parse', 'HEAD');
    await change(badr, title, 'عنوان بدر');
    await change(huda, about, 'جملة هدى.');
    expect(await publish(sara)).toMatchObject({ is: 'failed' });
    expect(git('rev-parse', 'HEAD')).toBe(before);
    expect(git('diff', '--cached', '--name-only')).toBe('');
    rmSync(file);
    expect(await publish(sara)).toMatchObject({ is: 'done', isSent: true });
    expect(commits().map(({ who }) => who)).toEqual(['بدر', 'هدى']);
  });
});
