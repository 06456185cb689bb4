import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../support/project-root.ts';
import { browserOfT1, nightly, nodeOfT2 } from '../tiers.ts';

test('names existing files, each in one tier', () => {
  const names = [...browserOfT1, ...nodeOfT2, ...nightly];
  expect(names.filter((name) => !existsSync(join(projectRoot, name)))).toEqual([]);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
