import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../support/build.ts';
import { type Import, importsOf, productFiles } from '../support/imports.ts';
import { findCyclesOfFiles, findCyclesOfFolders, findUpwardImports, layerOf, readLayers } from '../support/layers.ts';
import { projectRoot } from '../support/project-root.ts';

const layers = readLayers();

describe('layer violations', () => {
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
    // A cycle of types in two files, one of them with JSX.
    write('generator/core/json/page.ts', "import type { Site } from './site.tsx';\nexport interface Page { site: Site }\n");
    write('generator/core/json/site.tsx', "import type { Page } from './page.ts';\nexport const site: Page[] = [<p />];\n");
    // A cycle of a folder and its subfolder in which no file is in a cycle.
    write('generator/pages/plan/plan.ts', "export type { Row } from './rows/row.ts';\n");
    write('generator/pages/plan/rows/row.ts', 'export interface Row {}\n');
    write('generator/pages/plan/rows/rows.ts', "import { type Path, path } from '../path.ts';\n");
    write('generator/pages/plan/path.ts', 'export const path = 1;\n');
    // The same by a Vite glob import.
    write('generator/pages/render/all.ts', "export const all = import.meta.glob('./parts/*.tsx');\n");
    write('generator/pages/render/parts/part.tsx', "import type { all } from '../all.ts';\n");
    // Upward imports in every form, and a text that only looks like one.
    const pages = '../../build/tasks/pages.ts';
    write('generator/core/util/back.tsx', `export type Pages = import('${pages}').Pages;\nexport const x = <p />;\n`);
    write('generator/core/util/later.ts', `export const load = () => import('${pages}');\n`);
    write('generator/core/util/data.ts', "import data from '../../build/tasks/data.json' with { type: 'json' };\n");
    write('generator/core/util/words.ts', `export const words = "import x from '${pages}';";\n`);
    write(
      'generator/build/tasks/pages.ts',
      "import { path } from '../../pages/plan/path.ts';\nimport { join } from 'node:path';\n",
    );
    imports = productFiles(root).flatMap((file) => importsOf(file, root));
  });

  test('include cycles of files, also of types only', () => {
    expect(findCyclesOfFiles(imports)).toEqual([
      ['generator/core/json/page.ts', 'generator/core/json/site.tsx'],
      ['generator/pages/render/all.ts', 'generator/pages/render/parts/part.tsx'],
    ]);
  });

  test('include cycles of folders without a cycle of files', () => {
    expect(findCyclesOfFolders(imports)).toEqual([
      ['generator/pages/plan', 'generator/pages/plan/rows'],
      ['generator/pages/render', 'generator/pages/render/parts'],
    ]);
  });

  test('include upward imports, also of types and dynamic ones', () => {
    expect(findUpwardImports(imports, layers).sort()).toEqual([
      'generator/core/util/back.tsx -> generator/build/tasks/pages.ts',
      'generator/core/util/data.ts -> generator/build/tasks/data.json',
      'generator/core/util/later.ts -> generator/build/tasks/pages.ts',
      'templates/components/card.tsx -> generator/core/util/hash.ts',
    ]);
  });
});

describe('layers', () => {
  const files = productFiles();
  const imports = files.flatMap((file) => importsOf(file));

  test('are read completely', () => {
    expect(imports.length).toBeGreaterThan(3000);
    expect(imports.filter(({ from, isType }) => from.endsWith('.tsx') && isType).length).toBeGreaterThan(100);
  });

  test('contain every file, and all exist', () => {
    expect(files.filter((file) => layerOf(file, layers) === -1)).toEqual([]);
    expect(layers.filter((layer) => !existsSync(join(projectRoot, layer)))).toEqual([]);
    expect(layers.length).toBeGreaterThan(40);
  });

  test('import only earlier layers', () => {
    expect(findUpwardImports(imports, layers)).toEqual([]);
  });

  test('have no cycle of files, including types', () => {
    expect(findCyclesOfFiles(imports)).toEqual([]);
  });

  test('have no cycle of folders', () => {
    expect(findCyclesOfFolders(imports)).toEqual([]);
  });
});
