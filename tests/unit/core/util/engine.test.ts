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

/** The code of an engine, as small as it can be. */
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

describe('an engine', () => {
  /** Says that it is built of the sources as they are. */
  function build(time = Date.now() - 2000): string {
    const id = idOf(hashSources(root));
    write(`generator/dist/${id}/engine.json`, JSON.stringify({ id, codeKeys: {}, versions: {}, external: ['a'] }));
    for (const part of ['program', 'made']) write(`generator/dist/${id}/${part}/a`, '');
    writeCurrent(root, { id, time });
    return id;
  }

  test('is opened where it is built: it knows its version and where its parts are', () => {
    expect(() => openEngine(root)).toThrow('npm run build:engine');
    const folder = join(root, 'generator/dist', build());
    expect(openEngine(root)).toMatchObject({
      ...{ version: '1.2.3', root, isPacked: false },
      ...{ program: join(folder, 'program'), artifacts: join(folder, 'made') },
    });
  });

  test.each<[string, () => void]>([
    ['other content of the same length', () => write('generator/a.ts', 'x')],
    [
      'other content under an older time',
      () => [write('templates/inner/b.css', 'x'), utimesSync(join(root, 'templates/inner/b.css'), 1, 1)],
    ],
    ['a file more', () => write('templates/c.tsx', '')],
    ['a file less', () => rmSync(join(root, 'templates/inner/b.css'))],
    ['a file under another name', () => renameSync(join(root, 'generator/a.ts'), join(root, 'generator/b.ts'))],
    [
      'what npm has installed since',
      () => write('node_modules/.package-lock.json', '{ "packages": { "node_modules/c": { "version": "1" } } }'),
    ],
    ['other packages to install', () => write('package-lock.json', '{}')],
    ['other options of the compiler', () => write('tsconfig.json', '{ "compilerOptions": {} }')],
    ['another licence of what is in it', () => write('templates/inner/b.LICENSE', 'x')],
    ['no part of it', () => rmSync(join(root, 'generator/dist'), { recursive: true })],
    ['a damaged note of which it is', () => write('generator/dist/current.json', '{')],
  ])('is built anew with %s', (_what, change) => {
    build();
    expect(isBuilt(root)).toBe(true);
    change();
    expect(isBuilt(root)).toBe(false);
  });

  test('is not built anew for files that were only written again, and not looked through twice', () => {
    const id = build(1);
    for (const name of ['generator/a.ts', 'templates/inner/b.css']) utimesSync(join(root, name), 1, 1);
    expect(isBuilt(root)).toBe(true);
    const { time, ...current } = JSON.parse(readFileSync(join(root, 'generator/dist/current.json'), 'utf8'));
    expect([time > 1, current]).toEqual([true, { id }]);
  });

  test('is the same for a file that is no source, without packages of development, and wherever it stands', async () => {
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

  test('is named by what it was built of, and by the packages that it finds where it runs', () => {
    build();
    const names = new Set([openEngine(root).id]);
    write('node_modules/a/package.json', '{ "version": "1.0.1" }');
    names.add(openEngine(root).id);
    write('generator/a.ts', 'other');
    build();
    names.add(openEngine(root).id);
    expect(names.size).toBe(3);
  });

  test('of a package is built, whatever its sources say', () => {
    write('engine.json', JSON.stringify({ id: 'packed', codeKeys: {}, versions: {}, external: [] }));
    expect(isBuilt(root)).toBe(true);
    expect(openEngine(root)).toMatchObject({
      isPacked: true,
      artifacts: join(root, 'made'),
      start: join(root, 'program/start.mjs'),
    });
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
    write('engine.json', JSON.stringify({ id: '', codeKeys: {}, versions: {}, external: [] }));
    expect([openEngine(root).cache, openProject(root).cache]).toEqual([join(parent, 'engine'), join(parent, 'sites')]);
  });
});
