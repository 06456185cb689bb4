import { expect, test } from 'vitest';
import { eventSentence, eventWords } from '../../../../generator/desk/model/event-words.ts';

test('has the same values in both languages', () => {
  const names = (sentence: string) => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
  for (const [event, { ar, en }] of Object.entries(eventWords)) expect(names(ar), event).toEqual(names(en));
});

test('isolates values, and leaves out missing ones', () => {
  expect(eventSentence('proposal-approved', { by: 'Sara', pages: 'من نحن' }, 'ar')).toBe(
    'وافق \u2068Sara\u2069 على تعديلات «\u2068من نحن\u2069».',
  );
  expect(eventSentence('proposal-approved', { by: '{pages}', pages: '$&' }, 'en')).toBe(
    '\u2068{pages}\u2069 approved the changes to “\u2068$&\u2069”.',
  );
  expect(eventSentence('proposal-approved', {}, 'en')).toBe(' approved the changes to “”.');
});

test.each(['of-a-later-version', 'constructor', '__proto__'])('shows the unknown event %s by its key and values', (event) => {
  expect(eventSentence(event, { by: 'Sara' }, 'ar')).toBe(`${event} · Sara`);
});
