import { appendFileSync, cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Engine, openEngine } from '../../generator/common/engine.mjs';
import { drawingCode } from '../../generator/graphics/drawing-code.ts';
import { createImageKey } from '../../generator/images/key.ts';
import { openMachine } from '../../generator/machine/machine.ts';
import { temporaryFolder } from '../support/build.ts';
import { machine } from '../support/machine.ts';
import { projectRoot } from '../support/project-root.ts';

let root: string;

/** The code of the project in a folder of its own, whose name nobody had in mind. */
beforeAll(async () => {
  root = join(await temporaryFolder(), 'شيفرة the code');
  mkdirSync(root);
  for (const name of ['generator', 'templates', 'site.schema.ts', 'package-lock.json', 'tsconfig.json', 'package.json'])
    cpSync(join(projectRoot, name), join(root, name), { recursive: true });
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
});

/** What is a part of addresses of pictures, as the code makes it. */
async function read(engine: Engine): Promise<{ photos: string; drawings: string }> {
  const own = openMachine({ engine, cache: await temporaryFolder() });
  return { photos: (await createImageKey(own))(Buffer.from('a photo')), drawings: await drawingCode(own, 'fonts') };
}

/** What has another address after a change of a file. */
async function changed(file: string): Promise<string[]> {
  const former = await read(openEngine(root));
  const text = readFileSync(join(root, file));
  appendFileSync(join(root, file), '\n// Another byte.\n');
  const after = await read(openEngine(root));
  writeFileSync(join(root, file), text);
  return (['photos', 'drawings'] as const).filter((name) => former[name] !== after[name]);
}

test('addresses are the same wherever the code is, whatever else is installed', async () => {
  const here = await read(openEngine(root));
  expect(await read(machine.engine)).toEqual(here);
  expect(await read({ ...machine.engine, id: 'other', coreId: 'another' })).toEqual(here);
});

describe('pictures keep their addresses when other code changes', () => {
  test.each<[file: string, names: string[]]>([
    ['templates/blocks/hero/hero.tsx', []],
    ['templates/blocks/hero/schema.ts', []],
    ['generator/images/encode.ts', ['photos']],
    ['generator/images/draw-apart.mjs', ['photos']],
    ['generator/common/graphemes.ts', ['drawings']],
    ['generator/graphics/social/composition.ts', ['drawings']],
    ['generator/files/convert-font.ts', ['drawings']],
    ['generator/commands/build.ts', []],
  ])('%s', async (file, names) => {
    expect(await changed(file)).toEqual(names);
  });
});

test('a module that does not exist has no key', async () => {
  await expect(machine.codeKey(['generator/none.ts'])).rejects.toThrow('generator/none.ts');
});
