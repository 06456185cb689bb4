import { mkdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { findCache } from '../../../../generator/core/util/caches.mjs';
import { isBuilt, openEngine, writeCurrent } from '../../../../generator/core/util/engine.mjs';
import { openProject } from '../../../../generator/core/util/project.ts';
import { hashSources, idOf } from '../../../../generator/core/util/sources.mjs';
import { temporaryFolder } from '../../../support/build.ts';

let root: string;
const write = (name: string, text: string) => {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
};

/** Writes the smallest possible sources of an engine. */
async function makeEngine(): Promise<void> {
  root = join(await temporaryFolder(), 'محرك the engine');
  write('package.json', '{ "version": "1.2.3", "dependencies": { "a": "1" }, "devDependencies": { "b": "1" } }');
  write('site.schema.ts', '');
  write('tsconfig.json', '{}');
  write('generator/a.ts', 'a');
  write('templates/inner/b.css', 'b');
  write('node_modules/a/package.json', '{ "version": "1.0.0" }');
  write('node_modules/react/package.json', '{ "version": "1.0.0" }');
  write('node_modules/.package-lock.json', '{}');
}

beforeEach(makeEngine);

describe('engine', () => {
  /** Records that the engine is built from the current sources. */
  function build(time = Date.now() - 2000): string {
    const id = idOf(hashSources(root));
    write(`generator/dist/${id}/engine.json`, JSON.stringify({ id, codeKeys: {}, versions: {}, external: ['a'] }));
    for (const part of ['program', 'made']) write(`generator/dist/${id}/${part}/a`, '');
    writeCurrent(root, { id, time });
    return id;
  }

  test('opens after a build and knows its version and folders', () => {
    expect(() => openEngine(root)).toThrow('npm run build:engine');
    const folder = join(root, 'generator/dist', build());
    expect(openEngine(root)).toMatchObject({
      ...{ version: '1.2.3', root, isPacked: false },
      ...{ program: join(folder, 'program'), artifacts: join(folder, 'made') },
    });
  });

  test.each<[string, () => void]>([
    ['a change of the same length', () => write('generator/a.ts', 'x')],
    [
      'a change with an older timestamp',
      () => [write('templates/inner/b.css', 'x'), utimesSync(join(root, 'templates/inner/b.css'), 1, 1)],
    ],
    ['an added file', () => write('templates/c.tsx', '')],
    ['a removed file', () => rmSync(join(root, 'templates/inner/b.css'))],
    ['a renamed file', () => renameSync(join(root, 'generator/a.ts'), join(root, 'generator/b.ts'))],
    [
      'an installation by npm',
      () => write('node_modules/.package-lock.json', '{ "packages": { "node_modules/c": { "version": "1" } } }'),
    ],
    ['a change of the lock file', () => write('package-lock.json', '{}')],
    ['a change of compiler options', () => write('tsconfig.json', '{ "compilerOptions": {} }')],
    ['a change of a licence', () => write('templates/inner/b.LICENSE', 'x')],
    ['a removed dist folder', () => rmSync(join(root, 'generator/dist'), { recursive: true })],
    ['a damaged current.json', () => write('generator/dist/current.json', '{')],
  ])('is outdated after: %s', (_what, change) => {
    build();
    expect(isBuilt(root)).toBe(true);
    change();
    expect(isBuilt(root)).toBe(false);
  });

  test('is up to date if only timestamps changed, and stores that result', () => {
    const id = build(1);
    for (const name of ['generator/a.ts', 'templates/inner/b.css']) utimesSync(join(root, name), 1, 1);
    expect(isBuilt(root)).toBe(true);
    const { time, ...current } = JSON.parse(readFileSync(join(root, 'generator/dist/current.json'), 'utf8'));
    expect([time > 1, current]).toEqual([true, { id }]);
  });

  test('has an id independent of non-source files, development packages and its folder', async () => {
    write('node_modules/.package-lock.json', '{ "packages": { "node_modules/c": { "version": "1", "dev": true } } }');
    const first = idOf(hashSources(root));
    write('node_modules/.package-lock.json', '{}');
    write('generator/notes.md', 'x');
    write('docs/a.ts', 'x');
    write('generator/dist/a.ts', 'x');
    expect(idOf(hashSources(root))).toBe(first);
    await makeEngine();
    expect(idOf(hashSources(root))).toBe(first);
  });

  test('has an id of its sources and of the packages found at run time', () => {
    build();
    const names = new Set([openEngine(root).id]);
    write('node_modules/a/package.json', '{ "version": "1.0.1" }');
    names.add(openEngine(root).id);
    write('generator/a.ts', 'other');
    build();
    names.add(openEngine(root).id);
    expect(names.size).toBe(3);
  });

  test('in a package is always up to date', () => {
    write('engine.json', JSON.stringify({ id: 'packed', codeKeys: {}, versions: {}, external: [] }));
    expect(isBuilt(root)).toBe(true);
    expect(openEngine(root)).toMatchObject({
      isPacked: true,
      artifacts: join(root, 'made'),
      start: join(root, 'program/start.mjs'),
    });
  });
});

describe('cache directory', () => {
  const ofUser = () => join(dirname(root), 'of user');
  beforeEach(() => {
    vi.stubEnv('XDG_CACHE_HOME', ofUser());
    vi.stubEnv('QIYAM_CACHE', '');
  });
  afterAll(() => vi.unstubAllEnvs());

  test('is in the nearest node_modules', () => {
    expect(findCache(join(root, 'sites/one'))).toBe(join(root, 'node_modules/.cache/qiyam'));
    expect(findCache(join(root, 'node_modules/a'))).toBe(join(root, 'node_modules/.cache/qiyam'));
  });

  test('is that of the user without node_modules or if it is not writable', async () => {
    expect(findCache(dirname(root))).toBe(join(ofUser(), 'qiyam'));
    write('node_modules/.cache', 'of somebody');
    expect(findCache(root)).toBe(join(ofUser(), 'qiyam'));
  });

  test('may have another name', () => {
    vi.stubEnv('QIYAM_CACHE', 'other');
    expect(findCache(root)).toBe(join(root, 'node_modules/.cache/other'));
  });

  test('is undefined if nothing is writable; the cache of a project is then in its state folder', () => {
    writeFileSync(ofUser(), 'of somebody');
    const place = join(dirname(root), 'site');
    mkdirSync(place);
    expect(findCache(place)).toBeUndefined();
    expect(openProject(place).cache).toBe(join(place, '.qiyam/cache/sites'));
  });

  test('separates engine and sites', () => {
    const parent = join(root, 'node_modules/.cache/qiyam');
    write('engine.json', JSON.stringify({ id: '', codeKeys: {}, versions: {}, external: [] }));
    expect([openEngine(root).cache, openProject(root).cache]).toEqual([join(parent, 'engine'), join(parent, 'sites')]);
  });
});
