import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { cp } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Conflict } from '../../../../generator/editor/document/protocol-changes.ts';
import type { PublishRequest, WorkEvent } from '../../../../generator/editor/document/protocol-publishing.ts';
import { fixtureSite, temporaryFolder } from '../../../support/build.ts';
import { type EditClient, openEditing } from '../../../support/edit-client.ts';

const drawing = (side: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} 90"><path d="M0 0h${side}v90z"/></svg>`;

/** A copy of the repository, as one person has it. */
interface Copy {
  top: string;
  /** The folder of the site. */
  folder: string;
  siteFile: string;
  git: (...args: string[]) => string;
  read: (path: string) => string;
  write: (path: string, text: string) => void;
  /** Changes the site, by value. */
  edit: (change: (site: Site) => void) => void;
}

// biome-ignore lint/suspicious/noExplicitAny: content of any kind
type Site = any;

function copyAt(top: string, below: string): Copy {
  const folder = join(top, below);
  const siteFile = join(folder, 'site.json');
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  return {
    ...{ top, folder, siteFile, read, write },
    git: (...args) => execFileSync('git', args, { cwd: top, encoding: 'utf8', stdio: 'pipe' }).trim(),
    edit: (change) => {
      const site = JSON.parse(read('site.json'));
      change(site);
      write('site.json', `${JSON.stringify(site, null, 2)}\n`);
    },
  };
}

let remote: string;
let mine: Copy;
let theirs: Copy;
let editing: EditClient | undefined;

const signAs = ({ git }: Copy, name: string) => {
  git('config', 'user.name', name);
  git('config', 'user.email', 'a@example.com');
};

interface Where {
  /** The folder of the site in the repository. */
  below?: string;
  branch?: string;
}

const copiesIn = (place: string, below: string) => ({
  remote: join(place, 'remote.git'),
  mine: copyAt(join(place, 'mine'), below),
  theirs: copyAt(join(place, 'theirs'), below),
});

/** Makes a repository with a site, of which two people have a copy. @returns the folder that all three are in */
async function makeRepository({ below = '', branch = 'main' }: Where): Promise<string> {
  const place = await temporaryFolder();
  const { remote, mine, theirs } = copiesIn(place, below);
  execFileSync('git', ['init', '--quiet', '--bare', `--initial-branch=${branch}`, remote]);
  await cp(dirname(fixtureSite('minimal')), mine.folder, { recursive: true });
  mine.edit((site) => {
    site.site.url = 'https://values.qiyam.sa';
    const breadcrumb = [{ label: 'الرئيسية', href: '/' }, { label: 'الثانية' }];
    site.routes.push({ ...structuredClone(site.routes[0]), path: '/two', title: 'الصفحة الثانية', breadcrumb });
  });
  mine.write('assets/pictures/shared.svg', drawing(100));
  writeFileSync(join(mine.top, 'engine.ts'), 'export const version = 1;\n');
  writeFileSync(join(mine.top, 'notes.txt'), 'notes\n');
  writeFileSync(join(mine.top, 'more.txt'), 'more\n');
  mine.git('init', '--quiet', `--initial-branch=${branch}`);
  signAs(mine, 'هدى');
  mine.git('add', '.');
  mine.git('commit', '--quiet', '-m', 'Begin');
  mine.git('remote', 'add', 'origin', remote);
  mine.git('push', '--quiet', '--set-upstream', 'origin', branch);
  execFileSync('git', ['clone', '--quiet', remote, theirs.top]);
  signAs(theirs, 'سالم');
  return place;
}

/** Made once: each test has a copy, for which no git is started. */
let made: Promise<string> | undefined;

/** Begins with a repository of its own. */
async function begin(where?: Where) {
  made ??= makeRepository({});
  const from = await (where ? makeRepository(where) : made);
  const place = where ? from : await temporaryFolder();
  if (!where) await cp(from, place, { recursive: true, preserveTimestamps: true });
  ({ remote, mine, theirs } = copiesIn(place, where?.below ?? ''));
  for (const { top } of [mine, theirs]) {
    const settings = join(top, '.git/config');
    writeFileSync(settings, readFileSync(settings, 'utf8').replaceAll(from, place));
  }
  await open();
}

async function open() {
  await editing?.server.close();
  editing = await openEditing(mine.siteFile);
}

beforeEach(() => begin());
afterEach(async () => {
  vi.unstubAllEnvs();
  await editing?.server.close();
  editing = undefined;
});

async function publish(more: Partial<PublishRequest & { by: 'git' }> = {}, language = 'en'): Promise<WorkEvent> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ by: 'git', message: 'تعديل النصوص', ...more });
  const answer = await editing?.send(`publish?language=${language}`, { method: 'POST', headers, body });
  const events = String(answer?.body).split('\n\n').filter(Boolean);
  return JSON.parse((events.at(-1) ?? '').replace(/^data: /, ''));
}

function publishTheirs(message: string) {
  const { top: cwd } = theirs;
  const steps = 'git add --all && git commit --quiet -m "$1" && git pull --quiet --no-rebase --no-edit && git push --quiet';
  execFileSync('sh', ['-c', steps, 'sh', message], { cwd, stdio: 'pipe' });
}

/** By one program: to start one takes this process, of much memory, as long as all that these do. */
const noted = `git rev-parse HEAD
git symbolic-ref --quiet HEAD
git ls-files --stage
git status --porcelain
git stash list`;

/** All that a copy holds: where the branch is, what git has noted and what lies in the folder. */
const stateOf = ({ top }: Copy) => ({
  noted: execFileSync('sh', ['-ec', noted], { cwd: top, encoding: 'utf8', stdio: 'pipe' }),
  files: readdirSync(top, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !join(entry.parentPath, entry.name).includes(`${top}/.git/`))
    .map((entry) => [join(entry.parentPath, entry.name), readFileSync(join(entry.parentPath, entry.name), 'hex')]),
  left: readdirSync(join(top, '.git')).filter((name) => /qiyam|lock/.test(name)),
});

const siteAt = ({ git }: Copy, commit: string, path = 'site.json') => JSON.parse(git('show', `${commit}:${path}`));
const inRemote = (...args: string[]) => execFileSync('git', args, { cwd: remote, encoding: 'utf8' }).trim();

describe('publishing after others', () => {
  test('brings both together, and tells what came of whom', async () => {
    theirs.edit((site) => {
      site.routes[1].title = 'من سالم';
    });
    theirs.write('assets/pictures/new.svg', drawing(300));
    publishTheirs('عنوان الصفحة الثانية');
    mine.edit((site) => {
      site.routes[0].title = 'من هدى';
    });
    mine.write('assets/pictures/mine.svg', drawing(200));
    const done = await publish({}, 'ar');
    expect(done).toMatchObject({ is: 'done', words: expect.stringMatching(/^وصلت التغييرات/) });
    const told = (done as WorkEvent & { is: 'done' }).more?.join('\n').replaceAll(/[\u2068\u2069]/g, '');
    expect(told).toMatch(
      /^من سالم: «عنوان الصفحة الثانية»\nما جاء منهم في الموقع: .*\nما جاء منهم من صور وملفات: assets\/pictures\/new\.svg$/,
    );
    for (const site of [siteAt(mine, 'origin/main'), siteAt(mine, 'HEAD'), JSON.parse(mine.read('site.json'))])
      expect([site.routes[0].title, site.routes[1].title]).toEqual(['من هدى', 'من سالم']);
    expect(mine.read('assets/pictures/new.svg')).toBe(drawing(300));
    expect(mine.git('status', '--porcelain')).toBe('');
    expect(mine.git('rev-parse', 'HEAD')).toBe(inRemote('rev-parse', 'main'));
    expect(mine.git('ls-tree', '-r', '--name-only', 'HEAD')).toContain('assets/pictures/mine.svg');
    expect(mine.git('log', '-1', '--format=%an|%cn|%s|%P').split(' ')).toHaveLength(
      mine.git('log', '-1', '--format=%an|%cn|%s').split(' ').length + 1,
    );
    expect(mine.git('log', '-1', '--format=%an|%cn|%s')).toBe('هدى|هدى|دمج ما نشره الآخرون: سالم');
    expect(mine.git('log', '-1', '--format=%an %s', 'HEAD^1')).toBe('هدى تعديل النصوص');
    expect(mine.git('fsck', '--no-dangling')).toBe('');
    // What came can be told from what was written here: the last step is still one's own.
    theirs.git('pull', '--quiet');
    expect(siteAt(theirs, 'HEAD').routes[0].title).toBe('من هدى');
    expect(await publish()).toMatchObject({ is: 'done', words: expect.stringMatching(/^Nothing is new/) });
  });

  test('that changed nothing here takes over what they published', async () => {
    theirs.edit((site) => {
      site.routes[1].title = 'من سالم';
    });
    publishTheirs('Title');
    expect(await publish()).toMatchObject({ is: 'done', more: [expect.stringContaining('Title'), expect.any(String)] });
    expect(mine.git('rev-parse', 'HEAD')).toBe(theirs.git('rev-parse', 'HEAD'));
    expect(mine.read('site.json')).toBe(theirs.read('site.json'));
    expect(mine.git('status', '--porcelain')).toBe('');
  });

  test('confirmed translations go with the site, and those of both stay confirmed', async () => {
    const line = (end: string) => `ar en ${end.padStart(11, '0')} 00000000000\n`;
    const record = (one: Copy, ...ends: string[]) => one.write('site.translations', ends.map(line).join(''));
    const lines = (one: Copy) => one.read('site.translations').split('\n').filter(Boolean).length;
    record(mine, 'a', 'd');
    expect(await publish()).toMatchObject({ is: 'done', words: expect.stringMatching(/^The changes are at/) });
    expect(mine.git('show', '--name-only', '--format=', 'origin/main')).toBe('site.translations');
    theirs.git('pull', '--quiet');
    record(theirs, 'a', 'b', 'd');
    publishTheirs('Confirm');
    record(mine, 'a', 'c', 'd');
    const done = await publish();
    expect(done).toMatchObject({ is: 'done', more: [expect.stringContaining('Confirm')] });
    expect(mine.read('site.translations')).toBe(['a', 'b', 'c', 'd'].map(line).join(''));
    expect(mine.git('status', '--porcelain')).toBe('');
    theirs.git('pull', '--quiet');
    expect(lines(theirs)).toBe(4);
    // What a repository ignores stays out of it.
    mine.git('rm', '--quiet', '--cached', 'site.translations');
    writeFileSync(join(mine.top, '.gitignore'), '*.translations\n');
    mine.git('add', '.gitignore');
    mine.git('commit', '--quiet', '-m', 'Ignore');
    expect(await publish()).toMatchObject({ is: 'done' });
    expect(mine.git('ls-tree', '--name-only', 'origin/main')).not.toContain('site.translations');
  });

  test('of the same place asks which stays; nothing is done before', async () => {
    const name = (copy: Copy, value: string) =>
      copy.edit((site) => {
        site.routes[0].title = value;
      });
    name(theirs, 'من سالم');
    publishTheirs('Name');
    name(mine, 'من هدى');
    const before = stateOf(mine);
    const clash = (await publish()) as WorkEvent & { is: 'conflict' };
    const conflicts: Partial<Conflict>[] = [{ at: ['routes', 0, 'title'], mine: 'من هدى', theirs: 'من سالم' }];
    expect(clash).toMatchObject({ is: 'conflict', conflicts });
    expect(clash.conflicts[0]?.where).not.toBe('');
    expect(stateOf(mine)).toEqual(before);
    // They change it once more: what was chosen was chosen for something else.
    name(theirs, 'من سالم مرة أخرى');
    publishTheirs('Name again');
    const again = (await publish({ settled: { takes: 'mine', seen: clash.seen } })) as WorkEvent & { is: 'conflict' };
    expect(again).toMatchObject({ is: 'conflict', conflicts: [{ theirs: 'من سالم مرة أخرى' }] });
    expect(stateOf(mine)).toEqual(before);
    expect(await publish({ settled: { takes: 'mine', seen: again.seen } })).toMatchObject({ is: 'done' });
    expect(siteAt(mine, 'origin/main').routes[0].title).toBe('من هدى');
    theirs.git('pull', '--quiet');
    name(theirs, 'ثالثة');
    publishTheirs('Third');
    name(mine, 'رابعة');
    const third = (await publish()) as WorkEvent & { is: 'conflict' };
    expect(await publish({ settled: { takes: 'theirs', seen: third.seen } })).toMatchObject({ is: 'done' });
    expect(JSON.parse(mine.read('site.json')).routes[0].title).toBe('ثالثة');
    expect(mine.git('status', '--porcelain')).toBe('');
  });

  test('leaves what else was changed here as it is, staged or not', async () => {
    theirs.edit((site) => {
      site.routes[1].title = 'من سالم';
    });
    writeFileSync(join(theirs.top, 'engine.ts'), 'export const version = 2;\n');
    publishTheirs('Engine');
    writeFileSync(join(mine.top, 'notes.txt'), 'staged\n');
    mine.git('add', 'notes.txt');
    writeFileSync(join(mine.top, 'notes.txt'), 'staged, and more\n');
    writeFileSync(join(mine.top, 'more.txt'), 'not staged\n');
    writeFileSync(join(mine.top, 'untracked.txt'), 'untracked\n');
    writeFileSync(join(mine.top, 'added.txt'), 'added\n');
    mine.git('add', 'added.txt');
    const [staged, unstaged, status] = [mine.git('diff', '--cached'), mine.git('diff'), mine.git('status', '--porcelain')];
    mine.edit((site) => {
      site.routes[0].title = 'من هدى';
    });
    const done = await publish();
    expect(done).toMatchObject({ is: 'done', more: expect.arrayContaining([expect.stringMatching(/start the preview again/)]) });
    expect(mine.git('diff', '--cached')).toBe(staged);
    expect(mine.git('diff')).toBe(unstaged);
    expect(mine.git('status', '--porcelain')).toBe(status);
    expect(readFileSync(join(mine.top, 'engine.ts'), 'utf8')).toBe('export const version = 2;\n');
    expect(mine.git('ls-tree', '-r', '--name-only', 'HEAD')).not.toMatch(/untracked|added/);
  });

  const stops: [name: string, prepare: () => void, reason: RegExp][] = [
    [
      'the same picture changed by both',
      () => {
        theirs.write('assets/pictures/shared.svg', drawing(300));
        publishTheirs('Picture');
        mine.write('assets/pictures/shared.svg', drawing(200));
      },
      /^You and others have changed these files.*\nassets\/pictures\/shared\.svg$/,
    ],
    [
      'a picture changed here and deleted there',
      () => {
        rmSync(join(theirs.folder, 'assets/pictures/shared.svg'));
        publishTheirs('Picture');
        mine.write('assets/pictures/shared.svg', drawing(200));
      },
      /assets\/pictures\/shared\.svg$/,
    ],
    [
      'two new pictures of one name',
      () => {
        theirs.write('assets/pictures/n.svg', drawing(300));
        publishTheirs('Picture');
        mine.write('assets/pictures/n.svg', drawing(200));
      },
      /assets\/pictures\/n\.svg$/,
    ],
    [
      'a file beside the site that is changed here and not committed',
      () => {
        writeFileSync(join(theirs.top, 'notes.txt'), 'theirs\n');
        publishTheirs('Notes');
        writeFileSync(join(mine.top, 'notes.txt'), 'mine\n');
      },
      /^Others have changed these files.*\nnotes\.txt\nCommit these changes/,
    ],
    [
      'a file beside the site that is staged here',
      () => {
        writeFileSync(join(theirs.top, 'notes.txt'), 'theirs\n');
        publishTheirs('Notes');
        writeFileSync(join(mine.top, 'notes.txt'), 'mine\n');
        mine.git('add', 'notes.txt');
      },
      /\nnotes\.txt\n/,
    ],
    [
      'a new file that lies here, unknown to git',
      () => {
        writeFileSync(join(theirs.top, 'plan.txt'), 'theirs\n');
        publishTheirs('Plan');
        writeFileSync(join(mine.top, 'plan.txt'), 'mine\n');
      },
      /\nplan\.txt\n/,
    ],
    [
      'a new file that lies here, ignored',
      () => {
        writeFileSync(join(theirs.top, 'plan.txt'), 'theirs\n');
        publishTheirs('Plan');
        writeFileSync(join(mine.top, 'plan.txt'), 'mine\n');
        writeFileSync(join(mine.top, '.git/info/exclude'), 'plan.txt\n');
      },
      /\nplan\.txt\n/,
    ],
    [
      'a new file where a link leads out of the folder',
      () => {
        mkdirSync(join(theirs.top, 'linked'));
        writeFileSync(join(theirs.top, 'linked/plan.txt'), 'theirs\n');
        publishTheirs('Plan');
        const elsewhere = join(dirname(mine.top), 'elsewhere');
        mkdirSync(elsewhere);
        symlinkSync(elsewhere, join(mine.top, 'linked'), 'junction');
        writeFileSync(join(mine.top, '.git/info/exclude'), 'linked\n');
      },
      /\nlinked\/plan\.txt\n/,
    ],
    [
      'the site file deleted',
      () => {
        theirs.git('rm', '--quiet', 'site.json');
        publishTheirs('Gone');
      },
      /deleted or renamed the site file site\.json/,
    ],
    [
      'the site file renamed',
      () => {
        theirs.git('mv', 'site.json', 'other.json');
        publishTheirs('Renamed');
      },
      /deleted or renamed the site file site\.json/,
    ],
    [
      'a site file that is no JSON',
      () => {
        theirs.write('site.json', '{ "site": ');
        publishTheirs('Broken');
      },
      /cannot be read.*\n.*is not valid JSON/,
    ],
    [
      'a branch that was deleted there',
      () => {
        inRemote('update-ref', '-d', 'refs/heads/main');
      },
      /^The place that the site is published to was deleted or renamed/,
    ],
    [
      'a history that has nothing to do with this one',
      () => {
        theirs.git('checkout', '--quiet', '--orphan', 'new');
        theirs.git('commit', '--quiet', '-m', 'Anew');
        theirs.git('push', '--quiet', '--force', 'origin', 'new:main');
      },
      /^There is another site at the place/,
    ],
    [
      'a merge that is not ended',
      () => {
        writeFileSync(join(mine.top, '.git/MERGE_HEAD'), `${mine.git('rev-parse', 'HEAD')}\n`);
      },
      /^Something in the folder of the site is unfinished/,
    ],
    [
      'another git command at work',
      () => {
        writeFileSync(join(mine.top, '.git/index.lock'), '');
      },
      /^Something in the folder of the site is unfinished/,
    ],
    [
      'a hook of this repository that refuses to push',
      () => {
        writeFileSync(join(mine.top, '.git/hooks/pre-push'), '#!/bin/sh\necho "Not on Fridays." >&2\nexit 1\n', { mode: 0o755 });
      },
      /Not on Fridays\./,
    ],
    [
      'a hook of this repository that refuses the words',
      () => {
        writeFileSync(join(mine.top, '.git/hooks/commit-msg'), '#!/bin/sh\necho "Which ticket?" >&2\nexit 1\n', { mode: 0o755 });
      },
      /\nWhich ticket\?$/,
    ],
    [
      'nobody who could be named',
      () => {
        mine.git('config', 'user.useConfigOnly', 'true');
        mine.git('config', '--unset', 'user.email');
        for (const name of ['GIT_CONFIG_GLOBAL', 'GIT_CONFIG_SYSTEM']) vi.stubEnv(name, '/dev/null');
        for (const name of ['GIT_AUTHOR_EMAIL', 'GIT_COMMITTER_EMAIL', 'EMAIL']) vi.stubEnv(name, undefined);
      },
      /^This computer does not know in whose name/,
    ],
  ];

  test.each(stops)('%s: stops in words, and nothing is changed', async (_name, prepare, reason) => {
    mine.edit((site) => {
      site.routes[0].title = 'من هدى';
    });
    prepare();
    const [before, there] = [stateOf(mine), inRemote('for-each-ref')];
    const failed = await publish();
    expect(failed?.is === 'failed' && [failed.reason, failed.details].filter(Boolean).join('\n')).toMatch(reason);
    expect(stateOf(mine)).toEqual(before);
    expect(inRemote('for-each-ref')).toBe(there);
    // Hooks speak as they like.
    if (/Friday|ticket/.test(String(reason))) return;
    const inArabic = (await publish({}, 'ar')) as WorkEvent & { is: 'failed' };
    expect(inArabic.reason).toMatch(/\p{Script=Arabic}/u);
  });

  test('what is right by itself and not together is told with its places', async () => {
    theirs.edit((site) => {
      site.routes.pop();
    });
    publishTheirs('One page');
    mine.edit((site) => {
      site.redirects = [{ from: '/old', to: '/two' }];
    });
    const before = stateOf(mine);
    const failed = (await publish()) as WorkEvent & { is: 'failed' };
    expect(failed.is).toBe('failed');
    expect(failed.problems.length).toBeGreaterThan(0);
    expect(stateOf(mine)).toEqual(before);
  });

  test('is tried again where somebody publishes at the same moment, and not for ever', async () => {
    mine.edit((site) => {
      site.routes[0].title = 'من هدى';
    });
    theirs.edit((site) => {
      site.routes[1].title = 'من سالم';
    });
    theirs.git('commit', '--quiet', '--all', '-m', 'Between');
    // The hook runs just before the push, with which theirs arrives.
    const hook = join(mine.top, '.git/hooks/pre-push');
    const between = `#!/bin/sh\nrm -f "$0"\nunset GIT_DIR GIT_WORK_TREE GIT_INDEX_FILE GIT_PREFIX\ncd '${theirs.top}' && git push --quiet\n`;
    writeFileSync(hook, between, { mode: 0o755 });
    expect(await publish()).toMatchObject({ is: 'done' });
    expect(existsSync(hook)).toBe(false);
    const { routes } = siteAt(mine, 'origin/main');
    expect([routes[0].title, routes[1].title]).toEqual(['من هدى', 'من سالم']);
    expect(mine.git('status', '--porcelain')).toBe('');
    // One who is always quicker.
    mine.edit((site) => {
      site.routes[0].title = 'مرة أخرى';
    });
    theirs.git('pull', '--quiet');
    writeFileSync(
      hook,
      between.replace('rm -f "$0"\n', '').replace('git push', 'git commit --quiet --allow-empty -m x && git push'),
      { mode: 0o755 },
    );
    const before = stateOf(mine);
    expect(await publish()).toMatchObject({
      is: 'failed',
      reason: expect.stringMatching(/^Others are publishing at this very moment/),
    });
    expect(stateOf(mine)).toEqual(before);
  });

  test('what is written here while it is sent stays, and what came comes beside it', async () => {
    theirs.edit((site) => {
      site.routes[1].title = 'من سالم';
    });
    publishTheirs('Title');
    const late = mine.read('site.json').replace('"تعديل"', '""');
    mine.edit((site) => {
      site.routes[0].title = 'من هدى';
    });
    const site = JSON.parse(mine.read('site.json'));
    site.routes[0].description = 'كُتب هذا في أثناء الإرسال إلى المستودع.';
    writeFileSync(join(mine.top, '.git/late.json'), JSON.stringify(site, null, 2));
    expect(late).not.toBe('');
    writeFileSync(join(mine.top, '.git/hooks/pre-push'), `#!/bin/sh\ncp '${mine.top}/.git/late.json' '${mine.siteFile}'\n`, {
      mode: 0o755,
    });
    expect(await publish()).toMatchObject({ is: 'done' });
    const { routes } = JSON.parse(mine.read('site.json'));
    expect([routes[0].description, routes[1].title]).toEqual(['كُتب هذا في أثناء الإرسال إلى المستودع.', 'من سالم']);
    expect(mine.git('status', '--porcelain')).toBe('M site.json');
  });

  test('cut short after it was sent, or after the folder was brought there, the next goes on as if nothing had been', async () => {
    theirs.edit((site) => {
      site.routes[1].title = 'من سالم';
    });
    theirs.write('assets/pictures/new.svg', drawing(300));
    writeFileSync(join(theirs.top, 'engine.ts'), 'export const version = 2;\n');
    publishTheirs('Engine');
    mine.edit((site) => {
      site.routes[0].title = 'من هدى';
    });
    const [head, text, index] = [
      mine.git('rev-parse', 'HEAD'),
      mine.read('site.json'),
      readFileSync(join(mine.top, '.git/index')),
    ];
    expect(await publish()).toMatchObject({ is: 'done' });
    const done = stateOf(mine);
    const after = readFileSync(join(mine.top, '.git/index'));
    const rewind = (steps: { files: boolean; index: boolean }) => {
      mine.git('update-ref', 'refs/heads/main', head);
      writeFileSync(join(mine.top, '.git/index'), steps.index ? after : index);
      if (steps.files) return;
      mine.write('site.json', text);
      rmSync(join(mine.folder, 'assets/pictures/new.svg'));
      writeFileSync(join(mine.top, 'engine.ts'), 'export const version = 1;\n');
    };
    for (const steps of [
      { files: false, index: false },
      { files: true, index: false },
      { files: true, index: true },
    ]) {
      rewind(steps);
      expect(await publish(), JSON.stringify(steps)).toMatchObject({ is: 'done' });
      expect({ ...stateOf(mine), files: [] }, JSON.stringify(steps)).toEqual({ ...done, files: [] });
      expect(JSON.parse(mine.read('site.json'))).toEqual(siteAt(mine, 'HEAD'));
    }
  });

  test('of a site in a folder of the repository, on another branch', async () => {
    await begin({ below: 'sites/مدرسة', branch: 'نشر' });
    theirs.edit((site) => {
      site.routes[1].title = 'من سالم';
    });
    theirs.write('assets/pictures/new.svg', drawing(300));
    writeFileSync(join(theirs.top, 'engine.ts'), 'export const version = 2;\n');
    publishTheirs('Engine');
    writeFileSync(join(mine.top, 'notes.txt'), 'not of the site\n');
    mine.edit((site) => {
      site.routes[0].title = 'من هدى';
    });
    mine.write('assets/pictures/mine.svg', drawing(200));
    expect(await publish()).toMatchObject({ is: 'done' });
    expect(mine.git('status', '--porcelain')).toBe('M notes.txt');
    expect(mine.read('assets/pictures/new.svg')).toBe(drawing(300));
    const { routes } = siteAt(mine, 'origin/نشر', 'sites/مدرسة/site.json');
    expect([routes[0].title, routes[1].title]).toEqual(['من هدى', 'من سالم']);
  });

  test('of a copy without history fetches what it takes to merge', async () => {
    theirs.edit((site) => {
      site.routes[1].title = 'قبل';
    });
    publishTheirs('Before');
    const shallow = copyAt(join(dirname(mine.top), 'shallow'), '');
    execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${remote}`, shallow.top]);
    signAs(shallow, 'هدى');
    mine = shallow;
    await open();
    theirs.edit((site) => {
      site.routes[1].title = 'من سالم';
    });
    publishTheirs('Title');
    mine.edit((site) => {
      site.routes[0].title = 'من هدى';
    });
    expect(await publish()).toMatchObject({ is: 'done' });
    const { routes } = siteAt(mine, 'origin/main');
    expect([routes[0].title, routes[1].title]).toEqual(['من هدى', 'من سالم']);
  });

  test('files that a filter keeps otherwise come as the filter gives them', async () => {
    for (const copy of [mine, theirs]) {
      copy.git('config', 'filter.twice.clean', "sed 's/stroke/S/g'");
      copy.git('config', 'filter.twice.smudge', "sed 's/S/stroke/g'");
      writeFileSync(join(copy.top, '.git/info/attributes'), '*.svg filter=twice\nsite.json text eol=crlf\n');
    }
    const stroked = drawing(300).replace('<path', '<path stroke="#123456"');
    theirs.write('assets/pictures/new.svg', stroked);
    theirs.edit((site) => {
      site.routes[1].title = 'من سالم';
    });
    publishTheirs('Filtered');
    mine.edit((site) => {
      site.routes[0].title = 'من هدى';
    });
    mine.write('site.json', mine.read('site.json').replaceAll('\n', '\r\n'));
    expect(await publish()).toMatchObject({ is: 'done' });
    expect(mine.read('assets/pictures/new.svg')).toBe(stroked);
    expect(mine.git('show', 'HEAD:assets/pictures/new.svg')).toContain('S=');
    expect(mine.read('site.json')).toMatch(/\r\n/);
    expect(mine.git('show', 'HEAD:site.json')).not.toContain('\r');
    expect(mine.git('status', '--porcelain')).toBe('');
  });

  test('an older git publishes alone, and says what it needs to merge', async () => {
    const bin = await temporaryFolder();
    const real = execFileSync('which', ['git'], { encoding: 'utf8' }).trim();
    const old = `#!/bin/sh\ncase " $* " in\n*" version "*) echo 'git version 2.34.1';;\n*" merge-tree "*|*" hook "*) echo 'usage' >&2; exit 129;;\n*) exec '${real}' "$@";;\nesac\n`;
    writeFileSync(join(bin, 'git'), old);
    chmodSync(join(bin, 'git'), 0o755);
    vi.stubEnv('PATH', `${bin}:${process.env.PATH}`);
    writeFileSync(join(mine.top, '.git/hooks/commit-msg'), '#!/bin/sh\necho "Checked: yes" >> "$1"\n', { mode: 0o755 });
    mine.edit((site) => {
      site.routes[0].title = 'من هدى';
    });
    expect(await publish()).toMatchObject({ is: 'done' });
    expect(mine.git('log', '-1', '--format=%B', 'origin/main')).toMatch(/Checked: yes/);
    theirs.edit((site) => {
      site.routes[1].title = 'من سالم';
    });
    publishTheirs('Title');
    const before = stateOf(mine);
    expect(await publish()).toMatchObject({
      is: 'failed',
      details: expect.stringMatching(/git 2\.38 or newer, and here is 2\.34/),
    });
    expect(stateOf(mine)).toEqual(before);
  });

  test('a file with another ending of its name, a mode and a deletion come as they are', async () => {
    writeFileSync(join(theirs.top, 'run.sh'), '#!/bin/sh\n', { mode: 0o755 });
    // A repository within the repository, as an engine may be.
    execFileSync('git', ['clone', '--quiet', remote, join(theirs.top, 'engine')], { stdio: 'pipe' });
    // What a killed publishing has left goes, after a day.
    theirs.git('rm', '--quiet', 'more.txt');
    const left = join(mine.top, '.git/qiyam-left');
    mkdirSync(left);
    utimesSync(left, 1, 1);
    renameSync(join(theirs.folder, 'assets/pictures/shared.svg'), join(theirs.folder, 'assets/pictures/صورة.svg'));
    publishTheirs('Files');
    mine.edit((site) => {
      site.routes[0].title = 'من هدى';
    });
    expect(await publish()).toMatchObject({ is: 'done' });
    expect(existsSync(join(mine.top, 'more.txt'))).toBe(false);
    expect(existsSync(left)).toBe(false);
    expect(mine.git('ls-files', '--stage', 'engine')).toMatch(/^160000 /);
    expect(existsSync(join(mine.folder, 'assets/pictures/shared.svg'))).toBe(false);
    expect(mine.read('assets/pictures/صورة.svg')).toBe(drawing(100));
    expect(mine.git('status', '--porcelain')).toBe('');
    expect(basename(mine.git('ls-files', 'run.sh'))).toBe('run.sh');
  });
});
