import { appendFileSync, cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { codeKeysOf } from '../../../../generator/bundle/engine/code-keys.ts';
import { temporaryFolder } from '../../../support/build.ts';
import { engine } from '../../../support/environment.ts';
import { projectRoot } from '../../../support/project-root.ts';

let root: string;

/** A copy of the code in a folder with an unusual name. */
beforeAll(async () => {
  root = join(await temporaryFolder(), 'شيفرة the code');
  mkdirSync(root);
  for (const name of ['generator', 'templates', 'site.schema.ts', 'package-lock.json', 'tsconfig.json', 'package.json'])
    cpSync(join(projectRoot, name), join(root, name), { recursive: true });
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
});

/** Names of the code keys that change with a file. */
async function changed(file: string): Promise<string[]> {
  const former = await codeKeysOf(root);
  const text = readFileSync(join(root, file));
  appendFileSync(join(root, file), '\n// Another byte.\n');
  const after = await codeKeysOf(root);
  writeFileSync(join(root, file), text);
  return (['pictures', 'drawings'] as const).filter((name) => former[name] !== after[name]);
}

test('code keys do not depend on the folder of the code and match those of the engine', async () => {
  expect(await codeKeysOf(root)).toEqual(engine.codeKeys);
});

describe('code keys of pictures', () => {
  test.each<[file: string, names: string[]]>([
    ['templates/blocks/hero/hero.tsx', []],
    ['templates/blocks/hero/schema.ts', []],
    ['generator/assets/images/encode.ts', ['pictures']],
    ['generator/assets/images/drawing-process.mjs', ['pictures']],
    ['generator/core/util/graphemes.ts', ['drawings']],
    ['generator/pages/social/composition.ts', ['drawings']],
    ['generator/assets/files/convert-font.ts', ['drawings']],
    ['generator/cli/commands/build.ts', []],
  ])('change only with the code that draws them: %s', async (file, names) => {
    expect(await changed(file)).toEqual(names);
  });
});
