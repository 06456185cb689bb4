import { describe, expect, test } from 'vitest';
import { countChosen, idsIn, toggled } from '../../../../generator/editor/app/model/chosen-occurrences.ts';
import type { FindAnswer, FoundPart } from '../../../../generator/editor/document/protocol-replacing.ts';

const part = (name: string, ids: string[], blocked: string[] = []): FoundPart => ({
  id: name,
  title: name,
  occurrences: [...ids, ...blocked].map((id) => {
    const place = { id, at: [], where: '', before: '', found: 'x', after: '' };
    return blocked.includes(id) ? { ...place, obstacle: 'marks' } : place;
  }),
});
const answer = (parts: FoundPart[], more = 0): FindAnswer => ({
  base: '',
  parts,
  total: { occurrences: parts.flatMap(idsIn).length + more, parts: parts.filter((one) => idsIn(one).length > 0).length },
  more,
});

describe('the occurrences to replace', () => {
  const parts = [part('a', ['1', '2']), part('b', ['3'], ['4']), part('c', [], ['5'])];

  test('are those that can be replaced and were not taken out', () => {
    expect(countChosen(answer(parts), new Set())).toEqual({ occurrences: 3, parts: 2 });
    expect(countChosen(answer(parts), new Set(['1', '3']))).toEqual({ occurrences: 1, parts: 1 });
  });

  test('are taken out and in again, and ids of an earlier search do not count', () => {
    const without = toggled(new Set(['gone']), idsIn(parts[0] as FoundPart), false);
    expect(countChosen(answer(parts), without)).toEqual({ occurrences: 1, parts: 1 });
    expect(toggled(without, ['1', '2', 'gone'], true)).toEqual(new Set());
  });

  test('include those that are not listed, of which the last page may have some', () => {
    const listed = answer([part('a', ['1']), part('b', ['2'])], 7);
    expect(countChosen(listed, new Set(['1', '2']))).toEqual({ occurrences: 7, parts: 1 });
  });
});
