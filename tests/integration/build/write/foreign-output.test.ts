import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { fixtureSite, temporaryFolder } from '../../../support/build.ts';
import { filesBelow } from '../../../support/damage.ts';
import { projectRoot } from '../../../support/project-root.ts';

/** Root ignores permissions, so when tests run as root (in a container), builds run as another user. */
const isRoot = process.getuid?.() === 0;
const user = { uid: 65534, gid: 65534 };
const mayRun = isRoot && spawnSync(process.execPath, ['--import', 'tsx', '-e', '0'], { cwd: projectRoot, ...user }).status === 0;

let folder: string;
let out: string;

function build(asUser: boolean) {
  const command = [join(projectRoot, 'generator/cli/start.mjs'), 'build', '--language', 'en'];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...command, '--site', 'site.json', '--out', 'out'], {
    cwd: folder,
    encoding: 'utf8',
    ...(asUser && user),
  });
  return { status, output: stdout + stderr };
}

function changeOwner(place: string, { uid, gid }: { uid: number; gid: number }): void {
  chownSync(place, uid, gid);
  if (!statSync(place).isDirectory()) return;
  for (const name of readdirSync(place)) changeOwner(join(place, name), { uid, gid });
}

const root = { uid: 0, gid: 0 };

/** Changes the site name, so that there is something to build. */
function edit(word: string): void {
  const file = join(folder, 'site.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/"name": "[^"]*"/, `"name": "${word}"`));
}

const shows = (word: string) => readFileSync(join(out, 'index.html'), 'utf8').includes(word);
const contents = (place: string) => filesBelow(place).map((file) => [relative(place, file), readFileSync(file, 'base64')]);
const outputEntries = () => readdirSync(folder).filter((name) => name.startsWith('out'));

beforeEach(async () => {
  folder = await temporaryFolder();
  out = join(folder, 'out');
  cpSync(dirname(fixtureSite('minimal')), folder, { recursive: true });
  changeOwner(folder, user);
  chmodSync(folder, 0o755);
  expect(build(true)).toMatchObject({ status: 0 });
  edit('الموقع التالي');
});

describe.skipIf(!mayRun)('an output folder owned by another user', () => {
  test('is replaced; what cannot be deleted is reported once and removed by a later build', () => {
    changeOwner(out, root);
    const { status, output } = build(true);
    expect(output).not.toMatch(/could not be written|^\s+at /m);
    expect([status, shows('الموقع التالي')]).toEqual([0, true]);
    const [, left = ''] = /belongs to somebody else.* it is in (\S+) now/.exec(output) ?? [];
    expect(outputEntries()).toEqual(['out', relative(folder, left)]);
    // Later builds ignore the leftover and do not report it again.
    edit('بعد التالي');
    expect(build(true)).toMatchObject({ status: 0, output: expect.not.stringContaining('somebody else') });
    expect([outputEntries().length, shows('بعد التالي')]).toEqual([2, true]);
    expect(build(false).status).toBe(0);
    expect(outputEntries()).toEqual(['out']);
  });

  test('is replaced again and again when only a part of it is owned by another user', () => {
    changeOwner(join(out, 'assets'), root);
    for (const word of ['كلمة', 'كلمتان', 'كلمات']) {
      edit(word);
      const { status, output } = build(true);
      expect([status, output]).toEqual([0, expect.not.stringMatching(/could not be written|^\s+at /m)]);
      expect(shows(word)).toBe(true);
    }
    expect(build(false).status).toBe(0);
    expect(outputEntries()).toEqual(['out']);
  });

  const locks: Record<string, () => void> = {
    'that nobody else may read': () => {
      changeOwner(out, root);
      chmodSync(out, 0o700);
    },
    'in a folder of theirs': () => {
      changeOwner(out, root);
      chownSync(folder, 0, 0);
    },
    'in a folder where each has their own': () => {
      changeOwner(out, root);
      chownSync(folder, 0, 0);
      chmodSync(folder, 0o1777);
    },
  };
  test.each(Object.entries(locks))('%s is left unchanged with an error message', (_where, lock) => {
    lock();
    const before = contents(out);
    const { status, output } = build(true);
    expect([status, output]).toEqual([2, expect.stringMatching(/out/)]);
    expect(output).not.toMatch(/^\s+at /m);
    expect(contents(out)).toEqual(before);
    expect(outputEntries()).toEqual(['out']);
  });
});

describe('an output folder of the same user', () => {
  test('is replaced when it is read-only', () => {
    if (isRoot && !mayRun) return;
    for (const file of filesBelow(out)) chmodSync(dirname(file), 0o555);
    chmodSync(out, 0o555);
    expect(build(isRoot)).toMatchObject({ status: 0, output: expect.not.stringContaining('somebody else') });
    expect([outputEntries(), shows('الموقع التالي')]).toEqual([['out'], true]);
  });
});
