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
import { isOutputIntact } from '../../../../generator/build/write/intact.ts';
import { writeSite } from '../../../../generator/build/write/output.ts';
import { openOutputFolder } from '../../../../generator/build/write/output-folder.ts';
import { type BuildEnvironment, openBuildEnvironment } from '../../../../generator/core/cache/build-environment.ts';
import type { OutputFile } from '../../../../generator/core/util/output-file.ts';
import { Random } from '../../../fuzz/random.ts';
import { temporaryFolder } from '../../../support/build.ts';
import { filesBelow } from '../../../support/damage.ts';
import { doHalf, interceptDisk, type OnStep, systemError } from '../../../support/disk-errors.ts';
import { engine } from '../../../support/environment.ts';

/**
 * Each file system operation of a build fails once, and the build is killed before, during and after each. The output must be
 * the complete former site or the complete new one, and the next build must end as if nothing had happened.
 */

const names = ['index.html', 'a', 'a.html', 'a.html.br', 'قسم/صفحة.html', 'قسم/b/c.html', 'a/b.html', 'assets/x.bin'];

/** Chooses some files without conflicts between files and folders. */
function chooseFiles(random: Random): OutputFile[] {
  const chosen = names.filter(() => random.chance(0.7));
  const paths = chosen.filter((path) => !chosen.some((other) => other.startsWith(`${path}/`)));
  return paths.map((path) => ({ path, content: `${path} ${random.int(1, 2)}`.repeat(random.int(0, 3)) }));
}

interface Setting {
  folder: string;
  out: string;
  machine: BuildEnvironment;
  former: OutputFile[];
  next: OutputFile[];
}

/** A former site with a copied file, a live folder, unmanaged files and symlinks, and the next site. */
async function openSetting(seed: number): Promise<Setting> {
  const random = new Random(seed, 0);
  const folder = await temporaryFolder();
  const out = join(folder, 'out');
  const from = join(folder, 'report.pdf');
  writeFileSync(from, '%PDF');
  utimesSync(from, 1_000_000, 1_000_000);
  const copied = { path: 'files/report.pdf', content: { from, size: 4, modified: 1_000_000_000 } };
  const environment = openBuildEnvironment({ engine, cache: join(folder, 'cache') });
  const former = [...chooseFiles(random), copied];
  const next = [...chooseFiles(random), { path: 'new.html', content: 'new' }, ...(random.chance(0.5) ? [copied] : [])];
  await writeSite(out, former, environment);
  mkdirSync(join(out, 'live/rooms'), { recursive: true });
  writeFileSync(join(out, 'live/rooms/beds.json'), '3');
  mkdirSync(join(out, '.git'));
  writeFileSync(join(out, '.git/HEAD'), 'ref');
  // File systems differ in fractions of a second when files are copied.
  utimesSync(join(out, '.git/HEAD'), 1_000_000, 1_000_000);
  symlinkSync('.git/HEAD', join(out, 'latest'));
  return { folder, out, machine: environment, former, next };
}

/** Folder entries after a build. */
const expectedEntries = ['cache', 'out', 'report.pdf'];

const write = ({ out, machine: environment }: Setting, files: OutputFile[]) =>
  writeSite(out, files, environment, { isForced: true });

const textsBelow = (folder: string) =>
  Object.fromEntries(filesBelow(folder).map((file) => [file.slice(folder.length), readFileSync(file).toString('latin1')]));

/** Content of the output without faults. */
async function expectedOf(files: OutputFile[]): Promise<Record<string, string>> {
  const alone = join(await temporaryFolder(), 'out');
  await writeSite(alone, files, openBuildEnvironment({ engine, cache: join(alone, '../cache') }));
  const others = { '/live/rooms/beds.json': '3', '/.git/HEAD': 'ref', '/latest': 'ref' };
  return { ...textsBelow(alone), ...others };
}

let restore = () => {};
afterEach(() => restore());

/** Writes with intercepted steps. @returns the error of the build */
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

/** Unchanged files keep their time, changed files get a later one, as servers derive ETags from times. */
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

const killError = () => new Error('dead');

/** What a build does after a fault. */
type After = 'continues' | 'fails there again' | 'is killed';

const callOf = ({ name, args }: Parameters<OnStep>[0]) => [name, ...args.map(String)].join(' ');

/** Builds with a fault at one step. @returns the name of the step and the number of steps */
async function writeWithFault(setting: Setting, { at, onFault, after }: { at: number; onFault: OnStep; after: After }) {
  let [steps, name, call] = [0, '', ''];
  await writeWith(setting, (step, go) => {
    steps = step.number;
    if (step.number === at) [name, call] = [step.name, callOf(step)];
    if (step.number === at || (after === 'fails there again' && callOf(step) === call)) return onFault(step, go);
    if (step.number > at && after === 'is killed') throw killError();
    return go();
  });
  return { steps, name };
}

/** Repeats a build with a fault at each step in turn. @returns the number of steps */
async function atEveryStep(seed: number, onFault: OnStep, after: After): Promise<number> {
  const { former, next } = await openSetting(seed);
  const sites = [await expectedOf(former), await expectedOf(next)];
  for (let at = 1; ; at++) {
    const setting = await openSetting(seed);
    const { out, folder, machine: environment } = setting;
    const before = { texts: textsBelow(out), times: timesBelow(out) };
    const { steps, name } = await writeWithFault(setting, { at, onFault, after });
    // A failed build restores everything except the live folder, which the next command moves back.
    if (after !== 'is killed') expect(sites, `step ${at}`).toContainEqual({ ...textsBelow(out), '/live/rooms/beds.json': '3' });
    if (after !== 'is killed' && !['rm', 'rename'].includes(name)) expect(readdirSync(folder).sort()).toEqual(expectedEntries);
    await openOutputFolder(out);
    expect(sites, `step ${at}`).toContainEqual(textsBelow(out));
    expect(readdirSync(folder).sort(), `step ${at}`).toEqual(expectedEntries);
    await write(setting, setting.next);
    expect(textsBelow(out), `after step ${at}`).toEqual(sites[1]);
    expect(readdirSync(folder).sort()).toEqual(expectedEntries);
    expectTimes(before.times, before.texts, setting);
    rmSync(join(out, '.git'), { recursive: true });
    rmSync(join(out, 'latest'));
    expect(await isOutputIntact(out, environment), `after step ${at}`).toBe(true);
    if (steps < at) return steps;
  }
}

describe.each([11, 12])('a failing build, seed %i:', (seed) => {
  test('survives a full disk at any step', async () => {
    const full: OnStep = ({ name, args }) => {
      doHalf(name === 'rm' ? '' : name, args);
      throw systemError('ENOSPC', name);
    };
    expect(await atEveryStep(seed, full, 'continues')).toBeGreaterThan(20);
  });

  test.each(['continues', 'fails there again'] as const)('survives a refused step, when the build %s', async (after) => {
    const refuse: OnStep = ({ name }) => {
      throw systemError('EPERM', name);
    };
    expect(await atEveryStep(seed, refuse, after)).toBeGreaterThan(20);
  });

  test('survives being killed before any step', async () => {
    const kill: OnStep = () => {
      throw killError();
    };
    expect(await atEveryStep(seed, kill, 'is killed')).toBeGreaterThan(20);
  });

  test('survives being killed during any step', async () => {
    const kill: OnStep = ({ name, args }) => {
      doHalf(name, args);
      throw killError();
    };
    expect(await atEveryStep(seed, kill, 'is killed')).toBeGreaterThan(20);
  });

  test('survives being killed after any step', async () => {
    const kill: OnStep = (_, go) => {
      const done = go();
      if (done instanceof Promise) return done.then(() => Promise.reject(killError()));
      throw killError();
    };
    expect(await atEveryStep(seed, kill, 'is killed')).toBeGreaterThan(20);
  });
});

describe.each(['EPERM', 'EXDEV', 'EMLINK'])('a file system without hard links (%s)', (code) => {
  const withoutLinks: OnStep = ({ name }, go) => {
    if (name === 'link') throw systemError(code, name);
    return go();
  };

  test('makes the build copy files with their times, so that the next build changes nothing', async () => {
    const setting = await openSetting(21);
    const { out, folder } = setting;
    const before = { texts: textsBelow(out), times: timesBelow(out) };
    expect(await writeWith(setting, withoutLinks)).toBeUndefined();
    expect(textsBelow(out)).toEqual(await expectedOf(setting.next));
    expectTimes(before.times, before.texts, setting);
    const { ino } = statSync(out);
    await write(setting, setting.next);
    expect(statSync(out).ino).toBe(ino);
    expect(readdirSync(folder).sort()).toEqual(expectedEntries);
  });
});

test('a build writes files that can be neither linked nor copied', async () => {
  const setting = await openSetting(21);
  const error = await writeWith(setting, ({ name, args }, go) => {
    if (name === 'link') throw systemError('EPERM', name);
    if (name !== 'copyFile' || !String(args[0]).startsWith(`${setting.out}/`)) return go();
    doHalf(name, args);
    throw systemError('EIO', name);
  });
  expect(error).toBeUndefined();
  expect(textsBelow(setting.out)).toEqual(await expectedOf(setting.next));
});

test('an incomplete site is never restored after the output of a killed build was removed', async () => {
  const { former, next } = await openSetting(11);
  const sites = [{}, ...(await Promise.all([former, next].map(expectedOf)))].map((site) => ({
    ...site,
    '/live/rooms/beds.json': '3',
  }));
  const onFault: OnStep = ({ name, args }) => {
    doHalf(name, args);
    throw killError();
  };
  for (let at = 1; ; at++) {
    const setting = await openSetting(11);
    const { steps } = await writeWithFault(setting, { at, onFault, after: 'is killed' });
    rmSync(setting.out, { recursive: true, force: true });
    await openOutputFolder(setting.out);
    const found = existsSync(setting.out) ? textsBelow(setting.out) : {};
    expect(sites, `step ${at}`).toContainEqual({ ...found, '/live/rooms/beds.json': '3' });
    if (steps < at) break;
  }
});

test('a build restores a file that a program changed during the previous build', async () => {
  const setting = await openSetting(32);
  const { out, machine: environment } = setting;
  const isInBoth = ({ path, content }: OutputFile) => setting.next.some((one) => one.path === path && one.content === content);
  const file = setting.former.find((one) => isInBoth(one) && typeof one.content === 'string' && one.content !== '');
  if (!file) throw new Error('The seed has no file in common.');
  const open = openSync(join(out, file.path), 'r+');
  await writeWith(setting, (step, go) => {
    const done = go();
    // The build swaps the sites.
    if (step.name === 'rename' && step.args[0] === out) writeSync(open, 'X', 0);
    return done;
  });
  closeSync(open);
  expect(readFileSync(join(out, file.path), 'latin1')).toMatch(/^X/);
  await write(setting, setting.next);
  expect(textsBelow(out)).toEqual(await expectedOf(setting.next));
  rmSync(join(out, '.git'), { recursive: true });
  rmSync(join(out, 'latest'));
  expect(await isOutputIntact(out, environment)).toBe(true);
});

test('a build copies a content file again after it changed during copying', async () => {
  const setting = await openSetting(41);
  const { folder, out, machine: environment } = setting;
  const from = join(folder, 'report.pdf');
  const files = [{ path: 'files/report.pdf', content: { from, size: 4, modified: 2_000_000_000 } }];
  writeFileSync(from, '%PD2');
  restore = interceptDisk(({ name, args }, go) => {
    if (name === 'copyFile' && args[0] === from) writeFileSync(from, '%PD3');
    return go();
  });
  await write(setting, files);
  restore();
  expect(readFileSync(join(out, 'files/report.pdf'), 'utf8')).toBe('%PD3');
  expect(await isOutputIntact(out, environment)).toBe(false);
  writeFileSync(from, '%PD2');
  await write(setting, files);
  expect(readFileSync(join(out, 'files/report.pdf'), 'utf8')).toBe('%PD2');
});
