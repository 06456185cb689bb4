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

test('undo and redo leave changes of colleagues alone', () => {
  const by = (id: string, made: Step): Step => ({ ...made, by: { id, name: id } });
  const steps = [by('sara', step('change', 1)), by('badr', step('change', 2)), step('change', 3)];
  const namesOf = (person: string, ...more: Step[]) => {
    const { last, next } = stepsIn(historyItems([...steps, ...more], person));
    return [last?.summary.key, next?.summary.key];
  };
  expect(namesOf('sara')).toEqual(['change 1', undefined]);
  expect(namesOf('badr')).toEqual(['change 2', undefined]);
  expect(namesOf('huda')).toEqual([undefined, undefined]);
  const undone = by('sara', step('undo', 1));
  expect(namesOf('sara', undone)).toEqual([undefined, 'change 1']);
  expect(namesOf('badr', undone)).toEqual(['change 2', undefined]);
  // A later change of a colleague leaves what can be redone; an own one does not.
  expect(namesOf('sara', undone, by('badr', step('change', 4)))).toEqual([undefined, 'change 1']);
  expect(namesOf('sara', undone, by('sara', step('change', 4)))).toEqual(['change 4', undefined]);
});
