import fc from 'fast-check';
import { parseTree } from 'jsonc-parser';
import { expect, test } from 'vitest';
import { locateInPlainText, locateInTree } from '../../../../generator/core/json/node-locations.ts';
import type { Path } from '../../../../generator/core/json/path.ts';

/** All paths of a value, and two missing paths below each. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  const isBranch = value !== null && typeof value === 'object';
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : isBranch
      ? Object.entries(value)
      : [];
  return [path, [...path, 'no such key'], [...path, 7], ...entries.flatMap(([key, child]) => pathsOf(child, [...path, key]))];
}

test('locateInPlainText finds the same positions as the tree in valid JSON', () => {
  const spaces = fc.constantFrom(undefined, 1, '\t', '\r\n ');
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), spaces, fc.constantFrom('', ' ', '\n'), (value, space, around) => {
      const text = around + JSON.stringify(value, null, space) + around;
      const [plain, tree] = [locateInPlainText(text), locateInTree(parseTree(text))];
      for (const path of pathsOf(JSON.parse(text))) {
        expect(plain.find(path)).toEqual(tree.find(path));
        expect(plain.nearest(path)).toEqual(tree.nearest(path));
      }
    }),
    { numRuns: 500 },
  );
});
