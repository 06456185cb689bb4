import { expect, test } from 'vitest';
import { checkIslands } from '../../../../generator/bundle/templates/entries.ts';
import { nameScripts } from '../../../../generator/bundle/templates/script-names.ts';
import { islandModules } from '../../../../templates/registry/islands.ts';

const script = (name: string, hash: string, code: string, exports = ['Island']) => ({
  name,
  fileName: `assets/${name}.${hash}.js`,
  code,
  moduleIds: [],
  exports,
  imports: [...code.matchAll(/"\.\/([^"]+)"/g)].map(([, file]) => `assets/${file}`),
});

const scripts = (tabs = 'TTTTTTT1') => [
  script('loader', 'LLLLLLL1', 'go(islandScripts)'),
  script('hydrate', 'HHHHHHH1', 'import"./react.RRRRRRR1.js"'),
  script('tabs', tabs, 'import"./slot.SSSSSSS1.js"'),
  script('slot', 'SSSSSSS1', 'import"./words.WWWWWWW1.js";import"./react.RRRRRRR1.js"'),
  script('words', 'WWWWWWW1', ''),
  script('menu', 'MMMMMMM1', '', ['start']),
  script('react', 'RRRRRRR1', 'import"./rolldown-runtime.OOOOOOO1.js"'),
  script('rolldown-runtime', 'OOOOOOO1', ''),
];

const versionOf = (all: ReturnType<typeof nameScripts>) => all.find(({ name }) => name === 'tabs')?.fileName.split('.')[1];

test('names deferred scripts by one shared version and keeps names of stable scripts', () => {
  const named = nameScripts(scripts());
  const version = versionOf(named);
  expect(named.slice(1).map(({ fileName }) => fileName)).toEqual([
    `assets/hydrate.${version}.js`,
    `assets/tabs.${version}.js`,
    `assets/slot.${version}.js`,
    `assets/words.${version}.js`,
    `assets/menu.${version}.js`,
    'assets/react.RRRRRRR1.js',
    'assets/rolldown-runtime.OOOOOOO1.js',
  ]);
  expect(named[2]?.code).toBe(`import"./slot.${version}.js"`);
  expect(named[1]?.code).toBe('import"./react.RRRRRRR1.js"');
});

test('tells the loader the full imports of each island so that they load in parallel', () => {
  const manifest = /islandScripts=(\[.*\]);go/.exec(nameScripts(scripts())[0]?.code ?? '')?.[1] ?? '';
  const [version, usual, others] = JSON.parse(manifest.replaceAll(/(?<=[{,])(\w+):/g, '"$1":'));
  const react = [`hydrate.${version}`, 'react.RRRRRRR1', 'rolldown-runtime.OOOOOOO1'];
  expect(usual).toEqual(react);
  expect(others).toEqual({ tabs: [...react, `slot.${version}`, `words.${version}`], menu: [] });
});

test('changes the version and the name of the loader when a script changes', () => {
  const [before, after] = [nameScripts(scripts()), nameScripts(scripts('TTTTTTT2'))];
  expect(versionOf(after)).not.toBe(versionOf(before));
  expect(after[0]?.fileName).not.toBe(before[0]?.fileName);
  expect(nameScripts(scripts())).toEqual(before);
});

test('throws if a stably named script imports a versioned one', () => {
  const panel = script('site-search', 'PPPPPPP1', 'import"./slot.SSSSSSS1.js"');
  expect(() => nameScripts([...scripts(), panel])).toThrow('site-search');
});

test('throws on bundling if an island is exported under another name', () => {
  const islands = Object.keys(islandModules).map((name) => ({ name, exports: ['Island', 'inHtml'] }));
  expect(() => checkIslands(islands)).not.toThrow();
  const renamed = islands.map((one) => (one.name === 'tabs' ? { ...one, exports: ['TabsIsland'] } : one));
  expect(() => checkIslands(renamed)).toThrow('templates/blocks/tabs/island.tsx');
  const plain = islands.map((one) => (one.name === 'tabs' ? { ...one, exports: ['start'] } : one));
  expect(() => checkIslands(plain)).not.toThrow();
});
