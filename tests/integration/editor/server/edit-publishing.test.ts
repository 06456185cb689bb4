import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ChangesReport, WorkEvent } from '../../../../generator/editor/document/protocol-publishing.ts';
import { missingFrom, wordsOfPage } from '../../../../generator/editor/server/endpoints/comparing/page-words.ts';
import { nonInteractiveSsh } from '../../../../generator/editor/server/endpoints/non-interactive.ts';
import { buildTemporarily, temporaryFolder } from '../../../support/build.ts';
import { copiedSite, type EditClient, openEditing } from '../../../support/edit-client.ts';
import { credentials, startStore } from '../../../support/object-store.ts';

let editing: EditClient;
let folder: string;
let original: string;

/** An address that is no example, so that the site can be published. */
const address = 'https://values.qiyam.sa';

const git = (...args: string[]) => {
  const identity = { GIT_AUTHOR_NAME: 'a', GIT_AUTHOR_EMAIL: 'a@b', GIT_COMMITTER_NAME: 'a', GIT_COMMITTER_EMAIL: 'a@b' };
  return execFileSync('git', args, { cwd: folder, env: { ...process.env, ...identity }, encoding: 'utf8', stdio: 'pipe' });
};

beforeAll(async () => {
  const siteFile = await copiedSite('minimal');
  folder = dirname(siteFile);
  writeFileSync(siteFile, readFileSync(siteFile, 'utf8').replace('https://www.example.com', address));
  original = readFileSync(siteFile, 'utf8');
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Tester');
  git('config', 'user.email', 'tester@example.com');
  writeFileSync(join(folder, 'notes.txt'), 'not of the site');
  writeFileSync(join(folder, '.gitignore'), 'out\n');
  git('add', '.');
  git('commit', '--quiet', '-m', 'Begin');
  editing = await openEditing(siteFile);
});
afterAll(() => editing.server.close());

const changes = (since: string) => editing.get<ChangesReport>(`changes?since=${since}`);

const work = async (path: string, body: object, client = editing): Promise<WorkEvent[]> => {
  const headers = { 'content-type': 'application/json' };
  const answer = await client.send(`${path}?language=en`, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(answer.headers['content-type']).toBe('text/event-stream');
  return answer.body
    .toString()
    .split('\n\n')
    .filter(Boolean)
    .map((event) => JSON.parse(event.replace(/^data: /, '')));
};

/** Saves as an editor does, and waits until the preview shows it. */
async function save(text: string) {
  const version = async () => /data-version="(\d+)"/.exec(await (await fetch(editing.server.url)).text())?.[1];
  const before = await version();
  writeFileSync(editing.siteFile, text);
  await expect.poll(version).not.toBe(before);
}

const withTitle = () => {
  const [, title = ''] = /"blocks": \[\s*\{[^}]*"(?:title|heading)": "([^"]+)"/.exec(original) ?? [];
  expect(title).not.toBe('');
  return { title, text: original.replace(`": "${title}"`, '": "عنوان آخر"').replaceAll(`"${title}"`, '"عنوان آخر"') };
};

describe('pending changes', () => {
  test('are empty after a commit', async () => {
    expect(await changes('commit')).toEqual({
      since: 'commit',
      isKnown: true,
      shared: [],
      pages: [],
      scheduled: [],
      examples: [],
      diff: '',
      ways: { noGit: 'no-upstream' },
    });
    expect(await changes('build')).toMatchObject({ since: 'build', isKnown: false, pages: [] });
    expect((await editing.send('changes?since=yesterday')).status).toBe(400);
  });

  test('are listed page by page with both versions', async () => {
    const { title, text } = withTitle();
    await save(text);
    const { pages, diff } = await changes('commit');
    expect(pages[0]).toMatchObject({
      path: '/',
      state: 'changed',
      address: '/_edit/published/now/index',
      former: '/_edit/published/commit/index',
      added: expect.arrayContaining(['عنوان آخر']),
      removed: expect.arrayContaining([title]),
    });
    expect(diff).toMatch(/^\+.*عنوان آخر/m);
    const former = await editing.send('published/commit/index');
    expect(former.body.toString()).toContain(title);
    expect(former.body.toString()).not.toMatch(/data-pointer|_preview|<script|modulepreload/);
    expect(former.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self'/);
    const [, sheet = ''] = /href="\/_edit\/(published\/commit\/assets\/[^"]+\.css)"/.exec(former.body.toString()) ?? [];
    expect((await editing.send(sheet)).headers['content-type']).toMatch('text/css');
  });

  test('expose no other file of the folder', async () => {
    for (const path of [
      'published/commit/../notes.txt',
      'published/commit/assets/..%2f..%2fnotes.txt',
      'published/build/',
      'published/x/index',
    ])
      expect((await editing.send(path)).status, path).toBe(404);
  });
});

describe('a build in the editor', () => {
  test('reports progress and its result', async () => {
    const events = await work('build', {});
    expect(events.length).toBeGreaterThan(1);
    expect(events.at(-1)).toEqual({ is: 'done', words: expect.stringContaining('out') });
    expect(existsSync(join(folder, 'out/index.html'))).toBe(true);
    expect(await changes('build')).toMatchObject({ isKnown: true, pages: [], when: expect.any(Number) });
  });

  test('writes the same files as the build command, without the editor', async () => {
    const built = readFileSync(join(folder, 'out/index.html'));
    const other = await buildTemporarily(editing.siteFile);
    expect(readFileSync(join(other, 'index.html'))).toEqual(built);
    const list = readFileSync(join(folder, 'out/.qiyam-files'), 'utf8');
    expect(readFileSync(join(other, '.qiyam-files'), 'utf8')).toBe(list);
    for (const file of list.split('\n').filter((name) => /\.(?:html|js|css)$/.test(name)))
      expect(readFileSync(join(folder, 'out', file), 'utf8'), file).not.toMatch(/_edit|data-pointer|edit-token/);
  });

  test('reports build-only problems in the terms of the editor', async () => {
    const site = JSON.parse(original);
    site.site.budgets = { html: 1 };
    await save(JSON.stringify(site));
    const [last] = (await work('build', {})).slice(-1);
    expect(last).toMatchObject({ is: 'done', problems: [{ code: 'over-budget', kind: 'warning', recipe: 'weight' }] });
    const said = last?.is === 'done' ? last.problems?.flatMap(({ message, hint }) => [...message, ...hint]) : undefined;
    const text = said?.map((piece) => piece.text).join('');
    expect(text).not.toMatch(/site\.budgets|blocks\[|"\/"/);
    expect(text).toContain(site.routes[0].title);
    await save(original);
  });

  test('of invalid content writes nothing and reports the places', async () => {
    const built = readFileSync(join(folder, 'out/index.html'));
    await save(original.replace('"routes"', '"rutes"'));
    const [last] = (await work('build', {})).slice(-1);
    expect(last).toMatchObject({ is: 'failed', problems: expect.arrayContaining([expect.objectContaining({ kind: 'error' })]) });
    expect(readFileSync(join(folder, 'out/index.html'))).toEqual(built);
    await save(withTitle().text);
  });
});

describe('publishing by git', () => {
  test('is neither offered nor done without an upstream branch', async () => {
    const before = git('rev-parse', 'HEAD');
    const [last] = (await work('publish', { by: 'git', message: 'Edit' })).slice(-1);
    expect(last).toMatchObject({ is: 'failed', details: expect.stringMatching(/nowhere/) });
    expect(git('rev-parse', 'HEAD')).toBe(before);
    const bucket = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"by":"s3"}' };
    expect((await editing.send('publish', bucket)).status).toBe(404);
  });

  test('commits only the site file and its assets, and pushes', async () => {
    const remote = join(await temporaryFolder(), 'remote.git');
    execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', remote]);
    git('remote', 'add', 'origin', remote);
    git('push', '--quiet', '--set-upstream', 'origin', 'main');
    expect((await changes('commit')).ways).toEqual({ git: { branch: 'main', upstream: 'origin/main' } });
    expect((await changes('commit')).hasUnsent).toBeUndefined();
    git('commit', '--quiet', '--allow-empty', '-m', 'Not sent');
    expect((await changes('commit')).hasUnsent).toBe(true);
    git('reset', '--quiet', '--soft', 'HEAD^');
    writeFileSync(join(folder, 'notes.txt'), 'changed, and still not of the site');
    const message = 'تعديل العنوان; rm -rf "$HOME" `id` --amend';
    expect((await work('publish', { by: 'git', message })).at(-1)).toMatchObject({ is: 'done' });
    expect(git('log', '-1', '--format=%s', 'origin/main').trim()).toBe(message);
    expect(git('show', '--name-only', '--format=', 'HEAD').trim()).toBe('site.json');
    expect(git('status', '--porcelain').trim()).toBe('M notes.txt');
    expect((await work('publish', { by: 'git', message: 'again' })).at(-1)).toMatchObject({
      is: 'done',
      isSent: false,
      words: expect.stringMatching(/^Nothing is new/),
    });
    expect(git('log', '-1', '--format=%s').trim()).toBe(message);
    expect(await changes('commit')).toMatchObject({ pages: [], diff: '' });
  });

  test('changes nothing when the remote is unreachable, and succeeds later', async () => {
    const remote = git('remote', 'get-url', 'origin').trim();
    const titled = readFileSync(editing.siteFile, 'utf8');
    const before = [git('rev-parse', 'HEAD'), git('status', '--porcelain')];
    await save(titled.replaceAll('عنوان آخر', 'عنوان ثالث'));
    git('remote', 'set-url', 'origin', join(dirname(remote), 'nowhere'));
    expect((await work('publish', { by: 'git', message: 'Not sent' })).at(-1)).toMatchObject({
      is: 'failed',
      reason: expect.stringMatching(/^The place that the site is published to cannot be reached\..* Nothing was changed here/),
    });
    expect([git('rev-parse', 'HEAD'), git('status', '--porcelain').replace(' M site.json\n', '')]).toEqual(before);
    git('remote', 'set-url', 'origin', remote);
    expect((await work('publish', { by: 'git', message: 'Third' })).at(-1)).toMatchObject({ is: 'done' });
    await save(titled);
    expect((await work('publish', { by: 'git', message: 'Back' })).at(-1)).toMatchObject({ is: 'done' });
    expect(git('log', '-2', '--format=%s', 'origin/main').trim()).toBe('Back\nThird');
  });

  /** Publishes a change of the title; nothing is committed of it until the way is free again. */
  async function expectRefused(by: string, reason: RegExp, freeTheWay: () => void) {
    const titled = readFileSync(editing.siteFile, 'utf8');
    await save(titled.replace('عنوان آخر', by));
    const before = [git('rev-parse', 'HEAD', 'origin/main'), git('diff', '--cached')];
    const refused = (await work('publish', { by: 'git', message: 'Refused' })).at(-1);
    expect(refused?.is === 'failed' && [refused.reason, refused.details].join('\n')).toMatch(reason);
    expect([git('rev-parse', 'HEAD', 'origin/main'), git('diff', '--cached')]).toEqual(before);
    freeTheWay();
    expect((await work('publish', { by: 'git', message: by })).at(-1)).toMatchObject({ is: 'done' });
    await save(titled);
    expect((await work('publish', { by: 'git', message: 'Back' })).at(-1)).toMatchObject({ is: 'done' });
    return git('log', '-2', '--format=%s', 'origin/main').trim();
  }

  const hook = (place: string) => {
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, '#!/bin/sh\necho "Only on workdays." >&2\nexit 1\n', { mode: 0o755 });
    return () => rmSync(place);
  };

  test('reports the message of a rejecting hook of the remote and commits nothing', async () => {
    const free = hook(join(git('remote', 'get-url', 'origin').trim(), 'hooks/pre-receive'));
    const reason = /^The place that the site is published to declined the changes;.*\n.*Only on workdays\./s;
    expect(await expectRefused('Declined there', reason, free)).toBe('Back\nDeclined there');
  });

  test('reports the message of a rejecting hook of this repository', async () => {
    const free = hook(join(folder, '.git/hooks/pre-commit'));
    expect(await expectRefused('Declined here', /^Nothing was published;.*\nOnly on workdays\.$/, free)).toBe(
      'Back\nDeclined here',
    );
  });

  test.each([
    ['is not there', ''],
    ['is wrong', 'somebody:wrong@'],
  ])('never prompts when the sign-in %s, and says where to sign in', async (state, user) => {
    // As programs ask on a desktop, with windows.
    const asked = join(await temporaryFolder(), 'asked');
    const window = join(dirname(asked), 'window');
    writeFileSync(window, `#!/bin/sh\necho "$1" >> '${asked}'\necho me\n`, { mode: 0o755 });
    for (const name of ['GIT_ASKPASS', 'SSH_ASKPASS']) vi.stubEnv(name, window);
    git('config', 'core.askPass', window);
    // As git remembers for everybody.
    git('config', 'credential.helper', '');
    const remote = git('remote', 'get-url', 'origin').trim();
    const host = createServer((_request, response) =>
      response.writeHead(401, { 'www-authenticate': 'Basic realm="x"' }).end(),
    ).listen(0, '127.0.0.1');
    await once(host, 'listening');
    try {
      git('remote', 'set-url', 'origin', `http://${user}127.0.0.1:${(host.address() as AddressInfo).port}/site.git`);
      const reason = /^This computer is not allowed to publish\..*\nSign in .* once in a terminal with git push/;
      const free = () => git('remote', 'set-url', 'origin', remote);
      expect(await expectRefused(`Sign-in ${state}`, reason, free)).toBe(`Back\nSign-in ${state}`);
      expect(existsSync(asked) && readFileSync(asked, 'utf8')).toBe(false);
    } finally {
      git('config', '--unset', 'core.askPass');
      host.close();
      vi.unstubAllEnvs();
    }
  });

  test('over ssh uses the configured command and never prompts', async () => {
    const remote = git('remote', 'get-url', 'origin').trim();
    const bin = await temporaryFolder();
    const told = join(bin, 'told');
    const program = `#!/bin/sh\necho "$SSH_ASKPASS_REQUIRE $*" >> '${told}'\necho 'Permission denied (publickey).' >&2\nexit 255\n`;
    writeFileSync(join(bin, 'ssh'), program, { mode: 0o755 });
    vi.stubEnv('PATH', `${bin}:${process.env.PATH}`);
    try {
      git('remote', 'set-url', 'origin', 'ssh://somebody@127.0.0.1/site.git');
      git('config', 'core.sshCommand', 'ssh -i "a key"');
      const reason = /^This computer is not allowed to publish\./;
      const free = () => git('remote', 'set-url', 'origin', remote);
      expect(await expectRefused('By ssh', reason, free)).toBe('Back\nBy ssh');
      expect(readFileSync(told, 'utf8')).toMatch(/^never -i a key -o BatchMode=yes .*somebody@127\.0\.0\.1/);
    } finally {
      git('config', '--unset', 'core.sshCommand');
      vi.unstubAllEnvs();
    }
  });

  test.each([
    [{}, 'ssh -o BatchMode=yes'],
    [{ command: 'ssh -i key', setting: 'ssh -v', program: '/bin/other' }, 'ssh -i key -o BatchMode=yes'],
    [{ setting: '"C:/Program Files/Git/ssh.exe" -v', program: 'plink' }, '"C:/Program Files/Git/ssh.exe" -v -o BatchMode=yes'],
    [{ program: '/opt/my tools/ssh' }, "'/opt/my tools/ssh' -o BatchMode=yes"],
    [{ program: 'C:\\PuTTY\\plink.exe' }, "'C:\\PuTTY\\plink.exe' -batch"],
    [{ command: 'TortoisePlink.exe -v' }, 'TortoisePlink.exe -v -batch'],
    [{ command: 'own-way --ssh' }, undefined],
    [{ setting: 'A=1 ssh' }, undefined],
  ])('over ssh turns %j into %j', (ways, command) => {
    expect(nonInteractiveSsh(ways)).toBe(command);
  });

  test('is refused with errors in the content and on a detached HEAD', async () => {
    const before = git('rev-parse', 'HEAD');
    const right = readFileSync(editing.siteFile, 'utf8');
    await save(right.replace('"routes"', '"rutes"'));
    expect((await work('publish', { by: 'git', message: 'Wrong' })).at(-1)).toMatchObject({
      is: 'failed',
      problems: expect.arrayContaining([expect.objectContaining({ kind: 'error' })]),
    });
    await save(right);
    git('checkout', '--quiet', '--detach');
    expect((await changes('commit')).ways).toEqual({ noGit: 'detached' });
    expect((await work('publish', { by: 'git', message: 'Off' })).at(-1)).toMatchObject({
      is: 'failed',
      details: expect.stringMatching(/on no branch/),
    });
    git('checkout', '--quiet', 'main');
    expect(git('rev-parse', 'HEAD')).toBe(before);
  });

  test('is refused with example addresses, which are told with their places; hidden sections do not count', async () => {
    const before = git('rev-parse', 'HEAD', 'origin/main');
    const right = readFileSync(editing.siteFile, 'utf8');
    const site = JSON.parse(right);
    const form = {
      type: 'form',
      heading: 'راسلنا',
      action: 'https://forms.example.com/messages',
      submit: 'أرسل',
      fields: [{ type: 'email', name: 'mail', label: 'البريد' }],
    };
    const withForm = (more: object) => {
      const next = structuredClone(site);
      next.routes[0].blocks.push({ ...form, ...more });
      return `${JSON.stringify(next, null, 2)}\n`;
    };
    await save(withForm({}));
    const examples = [{ code: 'placeholder-url', at: ['routes', 0, 'blocks', site.routes[0].blocks.length, 'action'] }];
    expect(await changes('commit')).toMatchObject({ examples });
    const refused = (await work('publish', { by: 'git', message: 'Form' })).at(-1);
    expect(refused).toMatchObject({ is: 'failed', reason: expect.stringMatching(/example addresses/), problems: examples });
    expect(git('rev-parse', 'HEAD', 'origin/main')).toBe(before);
    await save(withForm({ hidden: true }));
    expect(await changes('commit')).toMatchObject({ examples: [] });
    await save(right);
  });

  test('requires a commit message', async () => {
    const headers = { 'content-type': 'application/json' };
    for (const body of ['{"by":"git"}', '{"by":"git","message":" "}', '{"by":"ftp"}', '{"by":"git","message":"a","all":true}'])
      expect((await editing.send('publish', { method: 'POST', headers, body })).status, body).toBe(400);
  });
});

describe('publishing to a bucket', () => {
  test('uses the options of the preview and reports each object', async () => {
    const store = await startStore();
    Object.assign(process.env, { ...credentials, AWS_REGION: 'us-east-1' });
    const bucket = { name: 'site', options: ['--endpoint', store.endpoint] };
    const siteFile = await copiedSite('minimal');
    writeFileSync(siteFile, readFileSync(siteFile, 'utf8').replace('https://www.example.com', address));
    const other = await openEditing(siteFile, { bucket });
    try {
      expect((await other.get<ChangesReport>('changes')).ways).toEqual({ noGit: 'no-repository', s3: { bucket: 'site' } });
      const events = await work('publish', { by: 's3' }, other);
      expect(events).toContainEqual({ is: 'progress', words: '+ index.html' });
      expect(events.at(-1)).toEqual({ is: 'done', isSent: true, words: expect.stringMatching(/^sent \d+ of \d+ objects/) });
      expect((await store.visit('/')).status).toBe(200);
      await store.close();
      expect((await work('publish', { by: 's3' }, other)).at(-1)).toMatchObject({
        is: 'failed',
        reason: expect.stringMatching(/\S/),
      });
    } finally {
      await other.server.close();
    }
  });
});

test('pages of every language are compared with those of the same language', async () => {
  const siteFile = await copiedSite('minimal');
  const at = dirname(siteFile);
  const site = JSON.parse(readFileSync(siteFile, 'utf8'));
  const { language, ...settings } = site.site;
  site.site = { ...settings, languages: [language, { tag: 'en', path: '/en' }] };
  const [home] = site.routes;
  home.title = { [language]: home.title, en: 'Home' };
  writeFileSync(siteFile, JSON.stringify(site));
  const run = (...args: string[]) => execFileSync('git', args, { cwd: at, encoding: 'utf8', stdio: 'pipe' });
  run('init', '--quiet', '--initial-branch=main');
  run('config', 'user.name', 'Tester');
  run('config', 'user.email', 'tester@example.com');
  run('add', '.');
  run('commit', '--quiet', '-m', 'Begin');
  const client = await openEditing(siteFile);
  try {
    const pages = async (since: string) => (await client.get<ChangesReport>(`changes?since=${since}`)).pages;
    expect(await client.get<ChangesReport>('changes?since=commit')).toMatchObject({ isKnown: true, pages: [] });
    expect((await work('build', {}, client)).at(-1)).toMatchObject({ is: 'done' });
    expect(await pages('build')).toEqual([]);
    const [block] = home.blocks;
    block.title = { [language]: block.title, en: 'Another title' };
    writeFileSync(siteFile, JSON.stringify(site));
    await expect.poll(() => pages('commit').then((all) => all.map(({ path }) => path)), { timeout: 20_000 }).toEqual(['/en']);
    expect((await pages('build'))[0]).toMatchObject({ path: '/en', state: 'changed', added: ['Another title'] });
  } finally {
    await client.server.close();
  }
});

test('wordsOfPage returns what visitors read, hear and follow', () => {
  const html =
    '<!DOCTYPE html><html><head><title>أ &amp; ب</title><meta name="description" content="وصف"><meta property="og:x" content="no">' +
    '<link rel="stylesheet" href="/assets/s.abc.css"></head><body><a href="/x"> one\n two </a><a href="#main">skip</a>' +
    '<img src="/assets/team.abc-640.webp" alt="فريق"><script>no()</script><svg><title>no</title></svg></body></html>';
  expect(wordsOfPage(html)).toEqual({ own: ['أ & ب', 'وصف', '/x', 'one two', 'skip', '/assets/team', 'فريق'], frame: [] });
  expect(missingFrom(['a', 'b', 'a'], ['a'])).toEqual(['b', 'a']);
});
