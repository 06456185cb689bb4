import { expect, test } from 'vitest';
import { faqForm } from '../../../../templates/blocks/faq/form.ts';
import { resolveThemeOptions } from '../../../../templates/theme/theme-options.ts';

const questions = (count: number, paragraphs = 1) => ({
  items: Array.from({ length: count }, () => ({ answer: Array(paragraphs).fill('إجابة') })),
});

const formOf = (block: Parameters<typeof faqForm>[0], ...[input]: Parameters<typeof resolveThemeOptions>) =>
  faqForm(block, resolveThemeOptions(input));

test('Answers are open beside their questions if they are few and short', () => {
  expect(formOf(questions(4), { look: 'civic' })).toBe('open');
  expect(formOf(questions(5), { look: 'civic' })).toBe('list');
  expect(formOf(questions(4, 2), { look: 'civic' })).toBe('list');
  expect(formOf({ ...questions(4), oneAtATime: true }, { look: 'civic' })).toBe('list');
});

test('Questions follow the form of lists of the theme', () => {
  expect(formOf(questions(3))).toBe('list');
  expect(formOf(questions(3), { look: 'playful' })).toBe('bubbles');
  expect(formOf(questions(3), { look: 'gentle' })).toBe('pairs');
  expect(formOf(questions(3), { look: 'rooted' })).toBe('poster');
  expect(formOf(questions(3), { look: 'curated' })).toBe('narrow');
  expect(formOf(questions(3), { look: 'curated', heads: 'side' })).toBe('list');
});
