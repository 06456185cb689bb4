import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withDefaults } from '../../generator/content/defaults.ts';
import { contentPolicy } from '../../generator/hosts/headers.ts';
import { problemOf } from '../../templates/blocks/form/problems.ts';
import type { Block } from '../../templates/blocks/schemas.ts';
import { defaultLabels } from '../../templates/labels/defaults.ts';
import { formatTime } from '../../templates/parts/format-time.ts';
import { fixtureSite } from '../support/build.ts';

const { form: words } = defaultLabels.ar;

const asked = (type: string, fault: keyof ValidityState, limits = {}) =>
  problemOf({ type, validity: { valid: false, [fault]: true }, validationMessage: 'native', dataset: {}, ...limits }, words);

test('each fault of a value has the words of the page; what has none, those of the browser', () => {
  expect(asked('text', 'valueMissing')).toBe(words.missing);
  expect(asked('radio', 'valueMissing')).toBe(words.missingChoice);
  expect(asked('select-one', 'valueMissing')).toBe(words.missingChoice);
  expect(asked('checkbox', 'valueMissing')).toBe(words.missingConsent);
  expect(asked('file', 'valueMissing')).toBe(words.missingFile);
  expect(asked('email', 'typeMismatch')).toBe(words.badEmail);
  expect(asked('tel', 'patternMismatch')).toBe(words.badTel);
  expect(asked('number', 'badInput')).toBe(words.badNumber);
  expect(asked('number', 'rangeOverflow', { max: '40' })).toBe('أكثر ما يُقبل: 40');
  expect(asked('date', 'rangeUnderflow', { min: '2027-01-03', dataset: { least: '3 يناير' } })).toBe('أقل ما يُقبل: 3 يناير');
  expect(asked('textarea', 'tooShort', { minLength: 20 })).toBe('عدد الأحرف المطلوب على الأقل: 20');
  expect(asked('number', 'stepMismatch')).toBe('native');
  expect(problemOf({ type: 'text', validity: { valid: true }, validationMessage: '', dataset: {} }, words)).toBe('');
});

test('a policy lets forms go to services, to mail programs, and to where services lead on', () => {
  const site = withDefaults(JSON.parse(readFileSync(fixtureSite('minimal'), 'utf8')));
  const form = { type: 'form' as const, heading: 'x', fields: [], submit: 'x' };
  const blocks: Block[] = [
    { ...form, action: 'mailto:info@example.com?subject=x' },
    { ...form, action: 'https://forms.example.com/a', next: { name: '_next', href: 'https://www.example.com/thanks' } },
    { ...form, action: 'https://forms.example.com/b', next: { name: '_next', href: '/' } },
  ];
  site.routes[0]?.blocks.push(...blocks);
  const policy = contentPolicy(site);
  expect(policy).toContain("form-action 'self' mailto: https://forms.example.com https://www.example.com;");
});

test('times are written alike by every version of the data of languages', () => {
  expect(formatTime('08:05', { language: 'ar', numerals: 'latn' })).toBe('8:05\u00a0ص');
  expect(formatTime('24:00', { language: 'ar', numerals: 'arab' })).toBe('١٢:٠٠\u00a0ص');
  expect(formatTime('16:30', { language: 'en', numerals: 'latn' })).toBe('16:30');
});
