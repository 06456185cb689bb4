import { expect, test } from 'vitest';
import { type Fact, groupsOf } from '../../../../templates/blocks/facts/groups.ts';

const fact = (term: string, group?: string): Fact => ({ term, values: ['قيمة'], ...(group && { group }) });

/** Titles and names of each group. */
const groupShape = (facts: Fact[]) => groupsOf(facts).map(({ title, items }) => [title, ...items.map(({ term }) => term)]);

test('starts a group at each title and leaves facts before the first title ungrouped', () => {
  expect(groupShape([fact('أ'), fact('ب'), fact('ج', 'الأثر'), fact('د'), fact('هـ', 'الاستجابة')])).toEqual([
    [undefined, 'أ', 'ب'],
    ['الأثر', 'ج', 'د'],
    ['الاستجابة', 'هـ'],
  ]);
});

test('puts facts without titles into one group and a repeated title into two', () => {
  expect(groupShape([fact('أ'), fact('أ')])).toEqual([[undefined, 'أ', 'أ']]);
  expect(groupShape([fact('أ', 'س'), fact('ب', 'س')])).toEqual([
    ['س', 'أ'],
    ['س', 'ب'],
  ]);
});
