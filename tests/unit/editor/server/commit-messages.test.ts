import { expect, test } from 'vitest';
import type { AuthoredAction } from '../../../../generator/editor/document/authored-versions.ts';
import { messageOfActions, withPublisher } from '../../../../generator/editor/server/endpoints/publishing/commit-messages.ts';
import { identityOf } from '../../../../generator/editor/server/endpoints/publishing/git-identity.ts';

const action = (title: string, kind: AuthoredAction['kind'] = 'change'): AuthoredAction => ({
  kind,
  summary: { key: 'unknown', values: { title } },
});

const actions = (count: number) => Array.from({ length: count }, (_, index) => action(String(index)));

test('one action is the whole message, several are listed once each', () => {
  expect(messageOfActions([action('a')], 'en')).toBe('unknown a');
  expect(messageOfActions([action('a'), action('a')], 'en')).toBe('unknown a');
  expect(messageOfActions([action('a'), action('b', 'undo')], 'en')).toBe(
    'unknown a, and 1 more change\n\n- unknown a\n- Undone: unknown b',
  );
  expect(messageOfActions([], 'en')).toBe('Change the site file outside the editor');
});

test('counts in Arabic', () => {
  const subject = (count: number) => messageOfActions(actions(count), 'ar').split('\n')[0];
  expect(subject(2)).toBe('unknown 0، وتعديل آخر');
  expect(subject(3)).toBe('unknown 0، وتعديلان آخران');
  expect(subject(5)).toBe('unknown 0، و4 تعديلات أخرى');
  expect(subject(13)).toBe('unknown 0، و12 تعديلًا آخر');
  expect(subject(101)).toBe('unknown 0، و100 تعديل آخر');
});

test('is limited, and each action is one line', () => {
  const lines = messageOfActions(actions(1000), 'en').split('\n');
  expect(lines).toHaveLength(53);
  expect(lines.at(-1)).toBe('… and more');
  const forged = messageOfActions([action('a\n\nSigned-off-by: x\u2028y\u202e\u0000'), action('b'.repeat(5000))], 'en');
  expect(forged.split('\n')[0]).toBe('unknown a Signed-off-by: x y, and 1 more change');
  expect(Math.max(...forged.split('\n').map((line) => line.length))).toBeLessThan(300);
});

test('names who published', () => {
  expect(withPublisher('a', 'b\nc', identityOf({ id: 'p1', name: 'x\ny' }).name)).toBe('a\n\nb\nc\n\nPublished-by: x y');
});

test('identities are safe for git', () => {
  expect(identityOf({ id: 'p1', name: ' نورة بنت سعد ', email: 'n@example.sa' })).toEqual({
    name: 'نورة بنت سعد',
    email: 'n@example.sa',
  });
  expect(identityOf({ id: 'p1', name: 'O’Brien-Smith, Jr.' }).name).toBe('O’Brien-Smith, Jr');
  expect(identityOf({ id: '\n', name: '\n' })).toEqual({ name: 'unknown', email: 'unknown@desk.invalid' });
  for (const email of ['-x@a.sa', 'a@b@c', 'a b@c.sa', 'a@b\n.sa', '<a@b.sa>', 'a@b.sa>', '', '@b.sa', 'a@', 'a\u202e@b.sa'])
    expect(identityOf({ id: 'p1', name: 'x', email }).email, email).toBe('p1@desk.invalid');
});
