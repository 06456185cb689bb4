import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../support/build.ts';
import { type Import, importsOf, productFiles } from '../support/imports.ts';
import { findArrowsBack, findCirclesOfFiles, findCirclesOfFolders, readRooms, roomOf } from '../support/layers.ts';
import { projectRoot } from '../support/project-root.ts';

const rooms = readRooms();

describe('what is wrong is seen', () => {
  let imports: Import[];

  beforeAll(async () => {
    const root = await temporaryFolder();
    const write = (file: string, text: string) => {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    };
    write('site.schema.ts', 'export interface Site {}\n');
    write(
      'templates/components/card.tsx',
      "import type { Hash } from '../../generator/core/util/hash.ts';\nexport const Card = <p />;\n",
    );
    // A circle of types of two files, one of them with JSX.
    write('generator/core/json/page.ts', "import type { Site } from './site.tsx';\nexport interface Page { site: Site }\n");
    write('generator/core/json/site.tsx', "import type { Page } from './page.ts';\nexport const site: Page[] = [<p />];\n");
    // One of a folder and another in it, in which no file is in a circle.
    write('generator/pages/plan/plan.ts', "export type { Row } from './rows/row.ts';\n");
    write('generator/pages/plan/rows/row.ts', 'export interface Row {}\n');
    write('generator/pages/plan/rows/rows.ts', "import { type Path, path } from '../path.ts';\n");
    write('generator/pages/plan/path.ts', 'export const path = 1;\n');
    // The same by a glob, which Vite fills.
    write('generator/pages/render/all.ts', "export const all = import.meta.glob('./parts/*.tsx');\n");
    write('generator/pages/render/parts/part.tsx', "import type { all } from '../all.ts';\n");
    // Arrows back, in each form that an import has; and what is none.
    write(
      'generator/core/util/back.tsx',
      "export type Pages = import('../../build/tasks/pages.ts').Pages;\nexport const x = <p />;\n",
    );
    write('generator/core/util/later.ts', "export const load = () => import('../../build/tasks/pages.ts');\n");
    write('generator/core/util/data.ts', "import data from '../../build/tasks/data.json' with { type: 'json' };\n");
    write('generator/core/util/words.ts', 'export const words = "import x from \'../../build/tasks/pages.ts\';";\n');
    write(
      'generator/build/tasks/pages.ts',
      "import { path } from '../../pages/plan/path.ts';\nimport { join } from 'node:path';\n",
    );
    imports = productFiles(root).flatMap((file) => importsOf(file, root));
  });

  test('a circle of files, be it of types alone', () => {
    expect(findCirclesOfFiles(imports)).toEqual([
      ['generator/core/json/page.ts', 'generator/core/json/site.tsx'],
      ['generator/pages/render/all.ts', 'generator/pages/render/parts/part.tsx'],
    ]);
  });

  test('a circle of folders, also where no file is in one', () => {
    expect(findCirclesOfFolders(imports)).toEqual([
      ['generator/pages/plan', 'generator/pages/plan/rows'],
      ['generator/pages/render', 'generator/pages/render/parts'],
    ]);
  });

  test('an arrow that goes back, of a type too, and later', () => {
    expect(findArrowsBack(imports, rooms).sort()).toEqual([
      'generator/core/util/back.tsx -> generator/build/tasks/pages.ts',
      'generator/core/util/data.ts -> generator/build/tasks/data.json',
      'generator/core/util/later.ts -> generator/build/tasks/pages.ts',
      'templates/components/card.tsx -> generator/core/util/hash.ts',
    ]);
  });
});

describe('the house', () => {
  const files = productFiles();
  const imports = files.flatMap((file) => importsOf(file));

  test('is read whole', () => {
    expect(imports.length).toBeGreaterThan(3000);
    expect(imports.filter(({ from, isType }) => from.endsWith('.tsx') && isType).length).toBeGreaterThan(100);
  });

  test('each file is in a room that engineers read of, and each of these is there', () => {
    expect(files.filter((file) => roomOf(file, rooms) === -1)).toEqual([]);
    expect(rooms.filter((room) => !existsSync(join(projectRoot, room)))).toEqual([]);
    expect(rooms.length).toBeGreaterThan(40);
  });

  test('no arrow goes back', () => {
    expect(findArrowsBack(imports, rooms)).toEqual([]);
  });

  test('no file imports itself in a circle, types included', () => {
    expect(findCirclesOfFiles(imports)).toEqual([]);
  });

  test('nor does a folder', () => {
    expect(findCirclesOfFolders(imports)).toEqual([]);
  });
});
