import { describe, expect, test } from 'vitest';
import { writeToTerminal } from '../support/output-capture.ts';
import { runLayer } from './campaign.ts';
import { layers } from './layers/index.ts';

/** Inputs of each layer, the same every time. `npm run fuzz` tries others. */
const counts: Record<string, number> = {
  structure: 100,
  text: 150,
  hostile: 30,
  fields: 120,
  servers: 12,
  requests: 250,
  editor: 12,
  translators: 200,
  languages: 60,
};

describe('hostile inputs of a fixed seed', () => {
  test.each(Object.entries(counts))('%s: %d of them show no fault', async (name, count) => {
    const layer = layers.find((one) => one.name === name);
    expect(layer).toBeDefined();
    if (!layer) return;
    const { faults, inputs, notRun } = await runLayer(layer, { count, seed: 7 });
    expect([...faults.values()].map(({ index, complaint }) => `${name} 7:${index} ${complaint.slice(0, 500)}`)).toEqual([]);
    expect(inputs).toBe(count);
    for (const reason of notRun) writeToTerminal(`NOT RUN: ${reason}\n`);
  });
});
