import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import type { SiteFile } from '../../generator/common/output-file.ts';
import { type Machine, openMachine } from '../../generator/machine/machine.ts';
import { isOutputIntact } from '../../generator/output/intact.ts';
import { writeSite } from '../../generator/output/output.ts';
import { openOutputFolder } from '../../generator/output/output-folder.ts';
import { Random } from '../fuzz/random.ts';
import { temporaryFolder } from '../support/build.ts';
import { filesBelow } from '../support/damage.ts';
import { doHalf, interceptDisk, type OnStep, systemError } from '../support/disk-faults.ts';
import { engine } from '../support/machine.ts';

/**
 * Every step of a build that changes a disk is refused by the system once, and the build is killed before, in the middle of and
 * after each. The output must be the former site or the new one, whole, and the next build must end as if nothing had happened.
 */

const names = ['index.html', 'a', 'a.html', 'a.html.br', 'قسم/صفحة.html', 'قسم/b/c.html', 'a/b.html', 'assets/x.bin'];

/** Some files, none of which is in the place of a folder of another. */
function chooseFiles(random: Random): SiteFile[] {
  const chosen = names.filter(() => random.chance(0.7));
  const paths = chosen.filter((path) => !chosen.some((other) => other.startsWith(`${path}/`)));
  return paths.map((path) => ({ path, content: `${path} ${random.int(1, 2)}`.repeat(random.int(0, 3)) }));
}

interface Setting {
  folder: string;
  out: string;
  machine: Machine;
  former: SiteFile[];
  next: SiteFile[];
}

/** A former site with a copied file, the live folder, files of others and links, and the site that comes after it. */
async function openSetting(seed: number): Promise<Setting> {
  const random = new Random(seed, 0);
  const folder = await temporaryFolder();
  const out = join(folder, 'out');
  const from = join(folder, 'report.pdf');
  writeFileSync(from, '%PDF');
  utimesSync(from, 1_000_000, 1_000_000);
  const copied = { path: 'files/report.pdf', content: { from, size: 4, modified: 1_000_000_000 } };
  const machine = openMachine({ engine, cache: join(folder, 'cache') });
  const former = [...chooseFiles(random), copied];
  const next = [...chooseFiles(random), { path: 'new.html', content: 'new' }, ...(random.chance(0.5) ? [copied] : [])];
  await writeSite(out, former, machine);
  mkdirSync(join(out, 'live/rooms'), { recursive: true });
  writeFileSync(join(out, 'live/rooms/beds.json'), '3');
  mkdirSync(join(out, '.git'));
  writeFileSync(join(out, '.git/HEAD'), 'ref');
  // They are copied, and disks and systems differ in fractions of a second.
  utimesSync(join(out, '.git/HEAD'), 1_000_000, 1_000_000);
  symlinkSync('.git/HEAD', join(out, 'latest'));
  return { folder, out, machine, former, next };
}

const write = ({ out, machine }: Setting, files: SiteFile[]) => writeSite(out, files, machine, { isForced: true });

const textsBelow = (folder: string) =>
  Object.fromEntries(filesBelow(folder).map((file) => [file.slice(folder.length), readFileSync(file).toString('latin1')]));

/** What the output holds without mishaps. */
async function expectedOf(files: SiteFile[]): Promise<Record<string, string>> {
  const alone = join(await temporaryFolder(), 'out');
  await writeSite(alone, files, openMachine({ engine, cache: join(alone, '../cache') }));
  const others = { '/live/rooms/beds.json': '3', '/.git/HEAD': 'ref', '/latest': 'ref' };
  return { ...textsBelow(alone), ...others };
}

let restore = () => {};
afterEach(() => restore());

/** Writes with steps that go wrong. @returns whether it failed, and whether any step went wrong */
async function writeWith(setting: Setting, onStep: OnStep): Promise<unknown> {
  restore = interceptDisk(onStep);
  const error = await write(setting, setting.next).then(
    () => undefined,
    (thrown) => thrown,
  );
  restore();
  return error;
}

const timesBelow = (folder: string) => new Map(filesBelow(folder).map((file) => [file, statSync(file).mtimeMs]));

/** Servers make ETags of times: the same bytes keep theirs, other bytes get a later one. */
function expectTimes(before: Map<string, number>, texts: Record<string, string>, { out }: Setting): void {
  const after = textsBelow(out);
  for (const [file, time] of timesBelow(out)) {
    const former = before.get(file);
    const path = file.slice(out.length);
    if (former === undefined) continue;
    if (texts[path] === after[path]) expect(time, path).toBe(former);
    else expect(time, path).toBeGreaterThan(former);
  }
}

/** Does every step of a build once more, with a mishap at one of them. */
async function atEveryStep(seed: number, onMishap: OnStep, isDead: boolean): Promise<number> {
  const { former, next } = await openSetting(seed);
  const sites = [await expectedOf(former), await expectedOf(next)];
  for (let at = 1; ; at++) {
    const setting = await openSetting(seed);
    const { out, folder, machine } = setting;
    const before = { texts: textsBelow(out), times: timesBelow(out) };
    let reached = 0;
    await writeWith(setting, (step, go) => {
      reached = Math.max(reached, step.number);
      if (step.number === at) return onMishap(step, go);
      if (isDead && step.number > at) throw new Error('dead');
      return go();
    });
    await openOutputFolder(out);
    expect(sites, `step ${at}`).toContainEqual(textsBelow(out));
    await write(setting, setting.next);
    expect(textsBelow(out), `after step ${at}`).toEqual(sites[1]);
    expect(readdirSync(folder).sort()).toEqual(['cache', 'out', 'report.pdf']);
    expectTimes(before.times, before.texts, setting);
    rmSync(join(out, '.git'), { recursive: true });
    rmSync(join(out, 'latest'));
    expect(await isOutputIntact(out, machine), `after step ${at}`).toBe(true);
    if (reached < at) return at;
  }
}

const dead = () => new Error('dead');

describe.each([11, 12, 13])('seed %i', (seed) => {
  test('the disk is full at any step', async () => {
    const full: OnStep = ({ name, args }) => {
      doHalf(name === 'rm' ? '' : name, args);
      throw systemError('ENOSPC', name);
    };
    expect(await atEveryStep(seed, full, false)).toBeGreaterThan(20);
  });

  test('a step is refused', async () => {
    const refuse: OnStep = ({ name }) => {
      throw systemError('EPERM', name);
    };
    expect(await atEveryStep(seed, refuse, false)).toBeGreaterThan(20);
  });

  test('a build is killed before any step', async () => {
    const kill: OnStep = () => {
      throw dead();
    };
    expect(await atEveryStep(seed, kill, true)).toBeGreaterThan(20);
  });

  test('a build is killed in the middle of any step', async () => {
    const kill: OnStep = ({ name, args }) => {
      doHalf(name, args);
      throw dead();
    };
    expect(await atEveryStep(seed, kill, true)).toBeGreaterThan(20);
  });

  test('a build is killed after any step', async () => {
    const kill: OnStep = (_, go) => {
      const done = go();
      if (done instanceof Promise) return done.then(() => Promise.reject(dead()));
      throw dead();
    };
    expect(await atEveryStep(seed, kill, true)).toBeGreaterThan(20);
  });
});

describe.each(['EPERM', 'EXDEV', 'EMLINK'])('where links do not work (%s)', (code) => {
  const withoutLinks: OnStep = ({ name }, go) => {
    if (name === 'link') throw systemError(code, name);
    return go();
  };

  test('files are copied with their times, and the next build finds them as they were left', async () => {
    const setting = await openSetting(21);
    const { out, folder } = setting;
    const before = { texts: textsBelow(out), times: timesBelow(out) };
    expect(await writeWith(setting, withoutLinks)).toBeUndefined();
    expect(textsBelow(out)).toEqual(await expectedOf(setting.next));
    expectTimes(before.times, before.texts, setting);
    const { ino } = statSync(out);
    await write(setting, setting.next);
    expect(statSync(out).ino).toBe(ino);
    expect(readdirSync(folder).sort()).toEqual(['cache', 'out', 'report.pdf']);
  });
});

test('a program that writes to a file of the output while a build swaps never changes what the build is sure of', async () => {
  const setting = await openSetting(31);
  const { out, machine } = setting;
  const [file] = setting.former.filter(({ path }) => setting.next.some((one) => one.path === path));
  if (!file) throw new Error('The seed has no file in common.');
  await write(setting, setting.former);
  const open = openSync(join(out, file.path), 'r+');
  await writeWith(setting, (step, go) => {
    const done = go();
    if (step.name === 'rename') writeSync(open, 'X', 0);
    return done;
  });
  closeSync(open);
  await write(setting, setting.next);
  expect(textsBelow(out)).toEqual(await expectedOf(setting.next));
  expect(existsSync(join(out, 'live/rooms/beds.json'))).toBe(true);
  await write(setting, setting.next);
  rmSync(join(out, '.git'), { recursive: true });
  rmSync(join(out, 'latest'));
  expect(await isOutputIntact(out, machine)).toBe(true);
});
