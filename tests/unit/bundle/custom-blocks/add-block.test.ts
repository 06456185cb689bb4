import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { addBlock } from '../../../../generator/bundle/custom-blocks/add-block.ts';
import { readCustomBlocks } from '../../../../generator/bundle/custom-blocks/read-custom-blocks.ts';
import { temporaryFolder } from '../../../support/build.ts';
import { filesOfDocument } from '../../../support/custom-blocks.ts';

const filesOfBlock = new Map([...filesOfDocument()].filter(([name]) => name.startsWith('blocks/')));

async function writeForeignBlock(): Promise<string> {
  const folder = await temporaryFolder();
  for (const [name, content] of filesOfDocument()) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return join(folder, 'blocks/account');
}

test('copies a block unchanged with its origin, without hidden files and symlinks', async () => {
  const from = await writeForeignBlock();
  writeFileSync(join(from, '.env'), 'SECRET=1');
  symlinkSync('/etc/hostname', join(from, 'linked.txt'));
  const site = await temporaryFolder();
  const written = addBlock(from, site);
  expect(written).toHaveLength(filesOfBlock.size + 1);
  for (const [name, content] of filesOfBlock) expect(readFileSync(join(site, name), 'utf8')).toBe(content);
  expect(JSON.parse(readFileSync(join(site, 'blocks/account/origin.json'), 'utf8'))).toMatchObject({ from });
  expect(existsSync(join(site, 'blocks/account/.env'))).toBe(false);
  expect(existsSync(join(site, 'blocks/account/linked.txt'))).toBe(false);
  expect(readCustomBlocks(site)?.types).toEqual(['account']);
});

test('overwrites no existing block and rejects folders that are not a block', async () => {
  const from = await writeForeignBlock();
  const site = await temporaryFolder();
  addBlock(from, site);
  writeFileSync(join(site, 'blocks/account/block.ts'), 'mine');
  expect(() => addBlock(from, site)).toThrow('already exists');
  expect(readFileSync(join(site, 'blocks/account/block.ts'), 'utf8')).toBe('mine');
  expect(() => addBlock(site, site)).toThrow('There is no block in');
  expect(() => addBlock(join(site, 'nowhere'), site)).toThrow('There is no block in');
});
