import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../support/project-root.ts';
import { browserOfT1, nightly, nodeOfT2 } from '../tiers.ts';

test('names existing files, each in one tier', () => {
  const names = [...browserOfT1, ...nodeOfT2, ...nightly];
  expect(names.filter((name) => !existsSync(join(projectRoot, name)))).toEqual([]);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('runs each file of the nightly tier', () => {
  const script = readFileSync(join(projectRoot, 'tests/nightly.ts'), 'utf8');
  const run = [...script.matchAll(/'(tests\/[^']+)'/g)].map(([, path = '']) => path);
  expect(nightly.filter((name) => !run.some((path) => name.startsWith(path)))).toEqual([]);
});
