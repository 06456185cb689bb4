import { expect, test } from 'vitest';
import { editText, type TextEdit } from '../../../../generator/core/json/text-edit.ts';
import { authoredVersions } from '../../../../generator/editor/document/authored-versions.ts';
import { historyItems, makeStep, newestItems, type Step } from '../../../../generator/editor/document/history.ts';
import { nameText } from '../../../../generator/editor/document/name-text.ts';

const start = '{ "a": 1, "b": 2 }';

/** Steps on a text: who did what, and the edits; without a name, another program. */
class Steps {
  text = start;
  readonly steps: Step[] = [];

  add(kind: Step['kind'], id: number, who: string | undefined, edits: TextEdit[], more: Partial<Step> = {}): this {
    const before = this.text;
    this.text = editText(before, edits);
    const by = who === undefined ? {} : { by: { id: who, name: who } };
    const summary = kind === 'change' ? { summary: { key: `change ${id}`, values: {} } } : {};
    const names = { before: nameText(before), after: nameText(this.text) };
    this.steps.push(makeStep({ kind, id, when: this.steps.length, ...by, ...summary, edits, ...names, ...more }, before));
    return this;
  }

  /** What each version is, in short. */
  versions(since = 0) {
    return [...authoredVersions(this.steps.slice(since), this)].map(({ by, text, actions }) => [
      by?.id,
      text,
      actions.map(({ kind, summary }) => `${kind} of ${summary.key}`),
    ]);
  }
}

const a = (from: string, to: string): TextEdit[] => [{ from: 7, to: 7 + from.length, text: to }];
const b = (from: string, to: string): TextEdit[] => [{ from: 15, to: 15 + from.length, text: to }];

test('consecutive steps of a person are one version, with what they did', () => {
  const steps = new Steps()
    .add('change', 1, 'sara', a('1', '3'))
    .add('change', 2, 'sara', b('2', '4'))
    .add('change', 3, 'badr', a('3', '5'))
    .add('outside', 0, undefined, b('4', '6'))
    .add('change', 4, 'sara', a('5', '7'));
  expect(steps.versions()).toEqual([
    ['sara', '{ "a": 3, "b": 4 }', ['change of change 1', 'change of change 2']],
    ['badr', '{ "a": 5, "b": 4 }', ['change of change 3']],
    [undefined, '{ "a": 5, "b": 6 }', []],
    ['sara', steps.text, ['change of change 4']],
  ]);
  expect(steps.versions(3)).toEqual(steps.versions().slice(2));
  expect(steps.versions(5)).toEqual([]);
});

test('what is taken back at once is left out', () => {
  const steps = new Steps()
    .add('change', 1, 'sara', a('1', '3'))
    .add('undo', 1, 'sara', a('3', '1'))
    .add('change', 2, 'badr', b('2', '4'))
    .add('change', 3, 'badr', a('1', '9'))
    .add('undo', 3, 'badr', a('9', '1'))
    .add('redo', 3, 'badr', a('1', '9'))
    .add('undo', 2, 'badr', b('4', '2'))
    .add('redo', 1, 'sara', b('2', '8'));
  expect(steps.versions()).toEqual([
    ['badr', '{ "a": 9, "b": 2 }', ['change of change 3']],
    ['sara', steps.text, ['redo of change 1']],
  ]);
});

test('a version that moves files is one, even with the same text', () => {
  const files = [{ from: { asset: 'a.svg' }, to: { bin: 'x' } }];
  const steps = new Steps().add('change', 1, 'sara', [], { files });
  expect([...authoredVersions(steps.steps, steps)]).toMatchObject([{ text: start, files }]);
});

test('a list has the newest changes, and those of the person that undo and redo concern', () => {
  const steps = new Steps().add('change', 1, 'sara', a('1', '2')).add('change', 2, 'sara', a('2', '3'));
  steps.add('undo', 2, 'sara', a('3', '2'));
  for (let id = 3; id < 50; id++) steps.add('change', id, 'badr', b(id % 2 ? '2' : '4', id % 2 ? '4' : '2'));
  const items = (person: string) => newestItems(historyItems(steps.steps, person), 3).map(({ id }) => id);
  expect(items('sara')).toEqual([49, 48, 47, 2, 1]);
  expect(items('badr')).toEqual([49, 48, 47]);
  expect(newestItems(historyItems(steps.steps), 100)).toHaveLength(49);
});
