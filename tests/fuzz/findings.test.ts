import { afterAll, describe, expect, test } from 'vitest';
import { readFindings } from './findings.ts';
import type { Attacker } from './layer.ts';
import { layers } from './layers/index.ts';

describe('what was found before stays mended', () => {
  const attackers = new Map<string, Promise<Attacker>>();
  afterAll(async () => {
    for (const attacker of attackers.values()) await (await attacker).close?.();
  });

  test.each(readFindings())('$name', async ({ layer: name, input }) => {
    const layer = layers.find((one) => one.name === name);
    if (!layer) throw new Error(`There is no layer "${name}".`);
    const attacker = attackers.get(name) ?? layer.prepare();
    attackers.set(name, attacker);
    expect(await (await attacker).replay(input)).toEqual([]);
  });
});
