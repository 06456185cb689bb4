import { appendFileSync, cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Engine, idNow, openEngine } from '../../generator/common/engine.mjs';
import { once } from '../../generator/common/remember.ts';
import { codeKey, keysOfModules } from '../../generator/machine/code-keys.ts';
import { openStore, type Store } from '../../generator/machine/store.ts';
import { temporaryFolder } from '../support/build.ts';
import { machine } from '../support/machine.ts';
import { projectRoot } from '../support/project-root.ts';

describe('the key of a module', () => {
  const graph = new Map([
    ['page.ts', ['parts.ts', 'react']],
    ['parts.ts', ['circle.ts']],
    ['circle.ts', ['parts.ts']],
    ['picture.ts', ['sharp']],
  ]);
  const keysWith = (changed: string, imports = graph) => keysOfModules(imports, (part) => (part === changed ? 'new' : 'old'));
  const changedBy = (part: string) => {
    const [before, after] = [keysWith(''), keysWith(part)];
    return [...graph.keys()].filter((module) => before.get(module) !== after.get(module));
  };

  test.each([
    ['page.ts', ['page.ts']],
    ['circle.ts', ['page.ts', 'parts.ts', 'circle.ts']],
    ['react', ['page.ts']],
    ['sharp', ['picture.ts']],
    ['other', []],
  ])('follows %s', (part, modules) => {
    expect(changedBy(part)).toEqual(modules);
  });

  test('follows what is imported more, and is that of no other module', () => {
    const more = new Map([...graph, ['picture.ts', ['sharp', 'circle.ts']]]);
    expect(keysWith('', more).get('picture.ts')).not.toBe(keysWith('').get('picture.ts'));
    expect(new Set(keysWith('').values()).size).toBe(graph.size);
  });
});

/** What has a key of its own, by what is kept under it. */
const keys = {
  photos: ['generator/images/inspect.ts', 'generator/images/encode.ts', 'generator/images/draw-apart.mjs'],
  drawings: ['generator/graphics/icons.ts', 'generator/graphics/social/painter.ts'],
  copies: ['generator/hosts/compress.ts'],
  pages: ['generator/render/render.tsx'],
  checks: ['generator/check/check-entries.ts'],
  plans: ['generator/make/plan-site.ts'],
  editor: ['generator/dev/editor/main.tsx'],
};

let engine: Engine;
let store: Store;

/** The code of the project in a folder of its own, whose name nobody had in mind. */
beforeAll(async () => {
  const root = join(await temporaryFolder(), 'شيفرة the code');
  mkdirSync(root);
  for (const name of ['generator', 'templates', 'site.schema.ts', 'package-lock.json', 'tsconfig.json', 'package.json'])
    cpSync(join(projectRoot, name), join(root, name), { recursive: true });
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
  engine = openEngine(root);
  store = openStore(join(await temporaryFolder(), 'store'));
});

/** Keys by what is kept under them. */
async function read(of: Engine, kept: Store): Promise<Record<string, string>> {
  const found = (await codeKey(of, Object.values(keys).flat(), { store: kept, state: idNow(of) })).split('-');
  return Object.fromEntries(Object.entries(keys).map(([name, modules]) => [name, found.splice(0, modules.length).join('-')]));
}

const before = once(() => read(engine, store));

/** What has another key after a change of a file. */
async function changed(file: string, add: string): Promise<string[]> {
  const former = await before();
  const text = readFileSync(join(engine.root, file));
  appendFileSync(join(engine.root, file), add);
  const after = await read(engine, store);
  writeFileSync(join(engine.root, file), text);
  return Object.keys(keys).filter((name) => former[name] !== after[name]);
}

test('keys are the same wherever the code stands', async () => {
  const there = openStore(join(await temporaryFolder(), 'store'));
  expect(await read(machine.engine, there)).toEqual(await before());
});

describe('pictures, copies and drawings keep their keys when other rooms change', () => {
  test.each<[file: string, names: string[]]>([
    ['templates/blocks/hero/hero.tsx', ['pages']],
    ['templates/blocks/hero/schema.ts', ['checks', 'plans']],
    ['generator/images/encode.ts', ['photos', 'plans']],
    ['generator/common/graphemes.ts', ['drawings']],
    ['generator/images/draw-apart.mjs', ['photos']],
    ['generator/commands/build.ts', []],
    ['generator/output/diff.ts', []],
  ])('%s', async (file, names) => {
    const found = await changed(file, '\n// Another byte.\n');
    expect(found).toEqual(expect.arrayContaining(names));
    for (const name of ['photos', 'drawings', 'copies'])
      expect([name, found.includes(name)]).toEqual([name, names.includes(name)]);
    if (names.length === 0) expect(found).toEqual([]);
  });
});

test('a module that there is not has no key', async () => {
  await expect(codeKey(engine, ['generator/none.ts'], { store, state: engine.id })).rejects.toThrow('generator/none.ts');
});
