import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildSite } from '../../../../generator/build/build.ts';
import { openProject } from '../../../../generator/core/util/project.ts';
import { openEditSession } from '../../../../generator/editor/document/session.ts';
import { watchFolders } from '../../../../generator/editor/preview/watch.ts';
import { fixtureSite, temporaryFolder } from '../../../support/build.ts';
import { machine } from '../../../support/environment.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  cpSync(dirname(fixtureSite('minimal')), folder, { recursive: true });
  file = join(folder, 'site.json');
});

/** An editor that is started, as it is by itself. */
function open(siteFile = file) {
  const told: string[] = [];
  const session = openEditSession({
    environment: machine,
    project: openProject(siteFile),
    onHistoryError: (reason, place) => told.push(`${place}: ${reason}`),
  });
  const rename = async (value: string) => {
    const { base } = await session.state();
    const operations = [{ do: 'set' as const, at: ['routes', 0, 'title'], value }];
    return session.change({ base, operations, summary: { key: 'test', values: {} } });
  };
  return { session, told, rename };
}

const titleOf = (siteFile = file) => JSON.parse(readFileSync(siteFile, 'utf8')).routes[0].title;
const history = () => join(folder, '.qiyam/history/site.json');
const steps = () => join(history(), 'steps.jsonl');
test('the history is stored beside the site file, ignored by git and not published', async () => {
  const title = titleOf();
  execFileSync('git', ['init', '-q'], { cwd: folder });
  await open().rename('أول');
  expect(existsSync(steps())).toBe(true);
  expect(execFileSync('git', ['status', '--porcelain'], { cwd: folder, encoding: 'utf8' })).not.toContain('qiyam');
  await buildSite({ project: openProject(file, join(folder, 'out')) }, machine);
  const published = readdirSync(join(folder, 'out'), { recursive: true, encoding: 'utf8' });
  expect(published.filter((path) => /steps|history/.test(path))).toEqual([]);
  // The folder of a site may be another by now.
  const moved = join(await temporaryFolder(), 'moved');
  renameSync(folder, moved);
  await open(join(moved, 'site.json')).session.undo();
  expect(titleOf(join(moved, 'site.json'))).toBe(title);
});

test('sites in one folder have separate histories, and a symlink uses that of its target', async () => {
  const other = join(folder, 'other.json');
  cpSync(file, other);
  const title = titleOf();
  await open().rename('أول');
  await open(other).rename('ثان');
  await open().session.undo();
  expect([titleOf(), titleOf(other)]).toEqual([title, 'ثان']);
  const link = join(await temporaryFolder(), 'link.json');
  symlinkSync(other, link);
  await open(link).session.undo();
  expect(titleOf(other)).toBe(title);
  expect(existsSync(join(dirname(link), '.qiyam'))).toBe(false);
});

describe('an unwritable history does not stop edits and is reported once:', () => {
  const hindrances: Record<string, () => void> = {
    'a file in the place of the folder': () => writeFileSync(join(folder, '.qiyam'), ''),
    'a link in the place of the folder': () => symlinkSync(join(folder, 'assets'), join(folder, '.qiyam')),
    'a link in the place of an inner folder': () => {
      mkdirSync(join(folder, '.qiyam'));
      symlinkSync(join(folder, 'assets'), join(folder, '.qiyam/history'));
    },
    'a link to nothing': () => symlinkSync(join(folder, 'nothing'), join(folder, '.qiyam')),
  };
  test.each(Object.entries(hindrances))('%s', async (_what, hinder) => {
    hinder();
    const assets = readdirSync(join(folder, 'assets'));
    const title = titleOf();
    const { session, told, rename } = open();
    for (const word of ['أول', 'ثان']) expect(await rename(word)).toMatchObject({ state: 'written' });
    await session.undo();
    await session.undo();
    expect(titleOf()).toBe(title);
    expect(told).toEqual([expect.stringContaining('.qiyam')]);
    expect(readdirSync(join(folder, 'assets'))).toEqual(assets);
  });
});

describe('a history file replaced by something else is neither followed nor waited for:', () => {
  const strange: Record<string, () => void> = {
    'a link to a file': () => symlinkSync(join(folder, 'theirs'), steps()),
    'a pipe': () => execFileSync('mkfifo', [steps()]),
    'a folder': () => mkdirSync(join(steps(), 'a'), { recursive: true }),
  };
  test.each(Object.entries(strange))('%s', async (_what, put) => {
    writeFileSync(join(folder, 'theirs'), 'theirs');
    await open().rename('أول');
    rmSync(steps());
    put();
    const { session, told, rename } = open();
    expect(await session.state()).toMatchObject({ canUndo: false });
    await rename('ثان');
    expect(readFileSync(join(folder, 'theirs'), 'utf8')).toBe('theirs');
    expect(lstatSync(steps()).isFile()).toBe(true);
    expect(told).toEqual([]);
    expect(await open().session.state()).toMatchObject({ canUndo: true });
    // While the server runs, too.
    rmSync(steps());
    put();
    expect(await rename('ثالث')).toMatchObject({ state: 'written' });
    expect(readFileSync(join(folder, 'theirs'), 'utf8')).toBe('theirs');
    expect(told).toHaveLength(1);
  });
});

test('an interrupted rewrite of the history leaves the previous one', async () => {
  await open().rename('أول');
  writeFileSync(`${steps()}.${process.pid}`, 'half of what was to be');
  expect(await open().session.state()).toMatchObject({ canUndo: true });
  expect(readdirSync(history())).toEqual(['steps.jsonl']);
});

test('the preview does not treat the history as a change of the site', async () => {
  const seen: string[][] = [];
  let isSeen = () => {};
  const change = new Promise<void>((resolve) => {
    isSeen = resolve;
  });
  const stop = watchFolders([file, join(folder, 'assets')], async (changed) => {
    seen.push([...changed]);
    isSeen();
  });
  mkdirSync(history(), { recursive: true });
  writeFileSync(steps(), '');
  writeFileSync(file, readFileSync(file));
  await change;
  stop();
  expect(seen).toEqual([[file]]);
});
