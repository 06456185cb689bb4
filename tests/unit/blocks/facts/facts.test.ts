import { expect, test } from 'vitest';
import { type Fact, groupsOf } from '../../../../templates/blocks/facts/groups.ts';

const fact = (term: string, group?: string): Fact => ({ term, values: ['قيمة'], ...(group && { group }) });

/** Titles and names of each group. */
const shape = (facts: Fact[]) => groupsOf(facts).map(({ title, items }) => [title, ...items.map(({ term }) => term)]);

test('a title begins a group, which goes on to the next; what stands before the first has none', () => {
  expect(shape([fact('أ'), fact('ب'), fact('ج', 'الأثر'), fact('د'), fact('هـ', 'الاستجابة')])).toEqual([
    [undefined, 'أ', 'ب'],
    ['الأثر', 'ج', 'د'],
    ['الاستجابة', 'هـ'],
  ]);
});

test('facts without a title are one group, and the same title twice begins two', () => {
  expect(shape([fact('أ'), fact('أ')])).toEqual([[undefined, 'أ', 'أ']]);
  expect(shape([fact('أ', 'س'), fact('ب', 'س')])).toEqual([
    ['س', 'أ'],
    ['س', 'ب'],
  ]);
});
