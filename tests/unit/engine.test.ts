import { mkdirSync, readFileSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { findCache } from '../../generator/common/caches.mjs';
import { idNow, openEngine } from '../../generator/common/engine.mjs';
import { openProject } from '../../generator/common/project.ts';
import { temporaryFolder } from '../support/build.ts';

// What changed just now is read each time: the tests look at what has settled.
beforeAll(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 }));
afterAll(() => vi.useRealTimers());

let root: string;
const write = (name: string, text: string) => {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
};
const id = () => openEngine(root).id;

/** The code of an engine, as small as it can be. */
async function makeEngine(): Promise<void> {
  root = join(await temporaryFolder(), 'محرك the engine');
  write('package.json', '{ "version": "1.2.3", "dependencies": { "a": "1" }, "devDependencies": { "b": "1" } }');
  write('site.schema.ts', '');
  write('tsconfig.json', '{}');
  write('generator/a.ts', 'a');
  write('templates/inner/b.css', 'b');
  write('node_modules/a/package.json', '{ "version": "1.0.0", "dependencies": { "inner": "1" } }');
  write('node_modules/inner/package.json', '{ "version": "1.0.0" }');
}

beforeEach(makeEngine);

describe('an engine', () => {
  test('knows its version and where it stands, and is named by what its code holds, wherever that is', async () => {
    const first = openEngine(root);
    expect(first).toMatchObject({ version: '1.2.3', root, cache: join(root, 'node_modules/.cache/qiyam/engine') });
    for (const name of ['generator/a.ts', 'templates/inner/b.css']) utimesSync(join(root, name), 1, 1);
    expect(id()).toBe(first.id);
    await makeEngine();
    expect(root).not.toBe(first.root);
    expect(id()).toBe(first.id);
  });

  test.each<[string, () => void]>([
    ['other content of the same length', () => write('generator/a.ts', 'x')],
    [
      'other content under the same time',
      () => [write('templates/inner/b.css', 'x'), utimesSync(join(root, 'templates/inner/b.css'), 1, 1)],
    ],
    ['a file more', () => write('templates/c.tsx', '')],
    ['a file under another name', () => renameSync(join(root, 'generator/a.ts'), join(root, 'generator/b.ts'))],
    ['another version of a package', () => write('node_modules/a/package.json', '{ "version": "1.0.1" }')],
    ['a package more', () => write('node_modules/b/package.json', '{ "version": "1.0.0" }')],
    ['another version of a package of a package', () => write('node_modules/inner/package.json', '{ "version": "2.0.0" }')],
    [
      'a version that one package alone finds',
      () => write('node_modules/a/node_modules/inner/package.json', '{ "version": "2.0.0" }'),
    ],
    ['other options of the compiler', () => write('tsconfig.json', '{ "compilerOptions": {} }')],
    ['another licence of what is in it', () => write('templates/inner/b.LICENSE', 'x')],
  ])('with %s has another name', (_what, change) => {
    utimesSync(join(root, 'templates/inner/b.css'), 1, 1);
    const before = id();
    change();
    expect(id()).not.toBe(before);
  });

  test('has the same name with another file that is no code', () => {
    const before = id();
    write('generator/notes.md', 'x');
    write('docs/a.ts', 'x');
    expect(id()).toBe(before);
  });

  test('finds its packages around it, as Node does', () => {
    const before = id();
    renameSync(join(root, 'node_modules/a'), join(dirname(root), 'a'));
    mkdirSync(join(dirname(root), 'node_modules'));
    renameSync(join(dirname(root), 'a'), join(dirname(root), 'node_modules/a'));
    renameSync(join(root, 'node_modules/inner'), join(dirname(root), 'node_modules/inner'));
    expect(id()).toBe(before);
  });

  test.each(['sources', 'packages'])('believes nothing that is kept of its %s and has changed by a letter', (name) => {
    const first = openEngine(root);
    const file = join(first.cache ?? '', name);
    // The folder of caches, made by the first, is one more beside the packages.
    id();
    const kept = readFileSync(file, 'utf8');
    for (let at = 0; at < kept.length; at++) {
      writeFileSync(file, kept.slice(0, at) + (kept[at] === '8' ? '9' : '8') + kept.slice(at + 1));
      expect(id(), String(at)).toBe(first.id);
    }
    expect(readFileSync(file, 'utf8')).toBe(kept);
  });

  test('that is packed is named by what was packed, and by the packages that it finds where it is installed', () => {
    const facts = { id: 'packed', summaries: {}, versions: {}, external: ['a', 'optional'] };
    write('engine.json', JSON.stringify(facts));
    const names = new Set([id()]);
    const changes = [
      () => write('node_modules/inner/package.json', '{ "version": "2.0.0" }'),
      () => write('node_modules/a/node_modules/inner/package.json', '{ "version": "3.0.0" }'),
      () => write('node_modules/optional/package.json', '{ "version": "1.0.0" }'),
      () => write('engine.json', JSON.stringify({ ...facts, id: 'packed later' })),
    ];
    for (const change of changes) {
      change();
      names.add(id());
    }
    expect(names.size).toBe(1 + changes.length);
    write('node_modules/other/package.json', '{ "version": "1.0.0" }');
    write('generator/a.ts', 'x');
    expect(names).toContain(id());
    expect(openEngine(root)).toMatchObject({ id: id(), coreId: id(), made: join(root, 'made') });
  });

  test('is named as it was when it was opened, or as it is now', () => {
    const engine = openEngine(root);
    write('generator/a.ts', 'other');
    expect(idNow(engine)).not.toBe(engine.id);
  });
});

describe('caches lie', () => {
  const ofUser = () => join(dirname(root), 'of user');
  beforeEach(() => {
    vi.stubEnv('XDG_CACHE_HOME', ofUser());
    vi.stubEnv('QIYAM_CACHE', '');
  });
  afterAll(() => vi.unstubAllEnvs());

  test('beside the packages around a folder', () => {
    expect(findCache(join(root, 'sites/one'))).toBe(join(root, 'node_modules/.cache/qiyam'));
    expect(findCache(join(root, 'node_modules/a'))).toBe(join(root, 'node_modules/.cache/qiyam'));
  });

  test('with those of the user where there are no packages, or nothing can be kept there', async () => {
    expect(findCache(dirname(root))).toBe(join(ofUser(), 'qiyam'));
    write('node_modules/.cache', 'of somebody');
    expect(findCache(root)).toBe(join(ofUser(), 'qiyam'));
  });

  test('under another name, where one is given', () => {
    vi.stubEnv('QIYAM_CACHE', 'other');
    expect(findCache(root)).toBe(join(root, 'node_modules/.cache/other'));
  });

  test('nowhere, where nothing can be kept; that of a project then lies with its state', () => {
    writeFileSync(ofUser(), 'of somebody');
    const place = join(dirname(root), 'site');
    mkdirSync(place);
    expect(findCache(place)).toBeUndefined();
    expect(openProject(place).cache).toBe(join(place, '.qiyam/cache/sites'));
  });

  test('apart: what follows from code, and what follows from sites', () => {
    const parent = join(root, 'node_modules/.cache/qiyam');
    expect([openEngine(root).cache, openProject(root).cache]).toEqual([join(parent, 'engine'), join(parent, 'sites')]);
  });
});
