import { expect, test } from 'vitest';
import { eventWords } from '../../../../generator/desk/model/event-words.ts';
import { refusalWords } from '../../../../generator/desk/model/refusal-words.ts';

const ofProposals = Object.entries({ ...eventWords, ...refusalWords }).filter(([name]) =>
  /^(?:proposal|shares|comments)/.test(name),
);

test.each(ofProposals)('%s calls a proposal what the screens call it', (_, { ar }) => {
  expect(ar).not.toMatch(/(?<!\p{L})(?:ال|ل)?طلب(?:ه|ات)?(?!\p{L})/u);
});
