import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { expect, test } from 'vitest';
import { openCrew } from '../../generator/machine/crew.ts';
import type { AnyTask } from '../../generator/machine/task.ts';
import { engine } from '../support/machine.ts';
import { prefix } from '../support/run-folder.ts';

/** Makes many young objects, some of which live on, and tells how much room there is for them. Bytes. */
const maker = `
const { parentPort } = require('node:worker_threads');
const { getHeapSpaceStatistics } = require('node:v8');
parentPort.once('message', () => parentPort.on('message', ({ call }) => {
  const lately = [];
  for (let i = 0; i < 2_000_000; i++) lately[i % 100_000] = { i };
  parentPort.postMessage({ call, delivery: getHeapSpaceStatistics().find((one) => one.space_name === 'new_space').space_size });
}));`;

test('workers have the little room for young objects that they are given, whatever the process was told', async () => {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  const file = join(folder, 'maker.cjs');
  writeFileSync(file, maker);
  setFlagsFromString('--max-semi-space-size=16');
  const crew = openCrew({ started: { engine, engineFolder: folder, folder }, file });
  try {
    const make = crew?.openWorkbench({ name: 'any' } as AnyTask, undefined as never);
    expect(await make?.([])).toBeLessThanOrEqual(12 * 1024 ** 2);
  } finally {
    await crew?.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
