import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { projectRoot } from '../support/project-root.ts';
import { onTheirDay, scopeVariable, seedVariable } from '../support/scope.ts';
import { filesOfOtherTurns, inTurns, turns } from '../support/turns.ts';

afterEach(() => vi.unstubAllEnvs());

test('cases of a matrix each have their day', () => {
  const days = [0, 1, 2].map((day) => {
    vi.stubEnv(seedVariable, String(20_785 + day));
    return onTheirDay(['a', 'b', 'c', 'd'], 3);
  });
  expect(days.flat().toSorted()).toEqual(['a', 'b', 'c', 'd']);
  expect(days.every(({ length }) => length < 3)).toBe(true);
});

const others = (scope: string | undefined, seed: number) => {
  vi.stubEnv(scopeVariable, scope);
  vi.stubEnv(seedVariable, String(seed));
  return filesOfOtherTurns();
};

test('files in turns are there, each once', () => {
  const names = turns.flat();
  expect(names.filter((name) => !existsSync(join(projectRoot, `tests/${name}.test.ts`)))).toEqual([]);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('in as many days as there are turns each has had its own, and what is asked for by its name runs whatever the day', () => {
  const all = turns.flat().map((name) => `tests/${name}.test.ts`);
  const ran = Array.from({ length: turns.length }, (_, day) => {
    const left = others(inTurns, 20_785 + day);
    return all.filter((file) => !left.includes(file));
  });
  expect(ran.flat().toSorted()).toEqual(all.toSorted());
  expect(ran.every((files) => files.length < all.length / 8)).toBe(true);
  expect(others(undefined, 20_785)).toEqual([]);
});
