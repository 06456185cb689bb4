import { spawnSync } from 'node:child_process';
import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../generator/common/paths.ts';
import { temporaryFolder } from '../support/build.ts';
import { type Import, importsOf, sourceFiles } from '../support/imports.ts';

/** Rooms that know nothing of those that come after them, each with what it may import besides itself and packages. */
const common = /^generator\/common\//;
const rooms: Record<string, RegExp[]> = {
  'generator/common/': [],
  'generator/machine/': [common, /^generator\/progress\/progress\.ts$/],
  'generator/contract/': [common, /^generator\/json\//, /^templates\//, /^site\.schema\.ts$/],
  'generator/inline/': [common, /^generator\/site\//, /^templates\//],
  'templates/': [/^site\.schema\.ts$/],
};

/** What goes back: a room imports something that comes after it. */
function findArrowsBack(imports: readonly Import[]): string[] {
  const isBack = ({ from, to }: Import) =>
    Object.entries(rooms).some(([room, others]) => {
      const isOwn = !/^(?:generator|templates)\/|^site\.schema/.test(to) || to.startsWith(room);
      return from.startsWith(room) && !isOwn && !others.some((other) => other.test(to));
    });
  return imports.filter(isBack).map(({ from, to }) => `${from} -> ${to}`);
}

test('an arrow that goes back is seen, of a type too, and one that does not is none', () => {
  const one = { isType: true, isLater: false };
  const wrong = [
    { from: 'generator/machine/crew.ts', to: 'generator/make/pages.ts', ...one },
    { from: 'templates/parts/card.tsx', to: 'generator/common/hash.ts', ...one },
    { from: 'generator/contract/contract.ts', to: 'generator/build.ts', ...one, isType: false },
  ];
  const right = [
    { from: 'generator/machine/crew.ts', to: 'generator/machine/task.ts', ...one },
    { from: 'generator/machine/crew.ts', to: 'node:path', ...one },
    { from: 'generator/make/pages.ts', to: 'generator/machine/machine.ts', ...one },
  ];
  expect(findArrowsBack([...wrong, ...right])).toEqual(wrong.map(({ from, to }) => `${from} -> ${to}`));
});

test('no arrow goes back', () => {
  const imports = ['generator', 'templates'].flatMap(sourceFiles).flatMap(importsOf);
  expect(imports.length).toBeGreaterThan(3000);
  expect(findArrowsBack(imports)).toEqual([]);
});

test('the linter sees a circle, be it of types alone', async () => {
  const folder = await temporaryFolder();
  copyFileSync(join(projectRoot, '.biome.json'), join(folder, 'biome.json'));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write('page.ts', "import type { Site } from './site.ts';\n\nexport interface Page {\n  site: Site;\n}\n");
  write('site.ts', "import type { Page } from './page.ts';\n\nexport interface Site {\n  pages: Page[];\n}\n");
  const biome = join(projectRoot, 'node_modules/.bin/biome');
  const lint = () => spawnSync(biome, ['lint', '--vcs-enabled=false', '.'], { cwd: folder, encoding: 'utf8' });
  expect(lint()).toMatchObject({ status: 1, stderr: expect.stringContaining('noImportCycles') });
  write('site.ts', 'export interface Site {\n  pages: string[];\n}\n');
  expect(lint().status).toBe(0);
});
