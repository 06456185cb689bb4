import { expect, test } from 'vitest';
import { stepsIn } from '../../../../generator/editor/app/model/steps.ts';
import { historyItems, type Step } from '../../../../generator/editor/document/history.ts';

const step = (kind: Step['kind'], id: number): Step => ({
  kind,
  id,
  when: id,
  summary: { key: `change ${id}`, values: {} },
  edits: [],
  back: [],
  before: '',
  after: '',
});

const namesAfter = (...steps: Step[]) => {
  const { last, next } = stepsIn(historyItems(steps));
  return [last?.summary.key, next?.summary.key];
};

test('undo and redo name the change that they take back or bring back', () => {
  const [one, two, three] = [1, 2, 3].map((id) => step('change', id)) as [Step, Step, Step];
  expect(namesAfter()).toEqual([undefined, undefined]);
  expect(namesAfter(one, two, three)).toEqual(['change 3', undefined]);
  expect(namesAfter(one, two, three, step('undo', 3))).toEqual(['change 2', 'change 3']);
  expect(namesAfter(one, two, three, step('undo', 3), step('undo', 2))).toEqual(['change 1', 'change 2']);
  expect(namesAfter(one, two, three, step('undo', 3), step('undo', 2), step('redo', 2))).toEqual(['change 2', 'change 3']);
  // What a new change left is not what redo brings back.
  expect(namesAfter(one, two, step('undo', 2), three, step('undo', 3))).toEqual(['change 1', 'change 3']);
  expect(namesAfter(one, two, step('undo', 2), three)).toEqual(['change 3', undefined]);
});
