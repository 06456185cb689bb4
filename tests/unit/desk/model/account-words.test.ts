import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { accountEventWords, accountRefusalWords } from '../../../../generator/desk/model/account-words.ts';
import { refusalWords } from '../../../../generator/desk/model/refusal-words.ts';
import { signInWords } from '../../../../generator/desk/sign-in/words.ts';
import { sourceFiles } from '../../../support/imports.ts';
import { projectRoot } from '../../../support/project-root.ts';

const sources = ['generator/desk/people', 'generator/desk/sign-in']
  .flatMap((folder) => sourceFiles(folder))
  .map((file) => readFileSync(join(projectRoot, file), 'utf8'));

test('every refusal about accounts has a sentence, and is used', () => {
  const thrown = sources.flatMap((text) => [...text.matchAll(/DeskRefusal\(\d+, '([\w-]+)'/g)].map(([, reason = '']) => reason));
  expect(thrown.length).toBeGreaterThan(15);
  expect(thrown.filter((reason) => !Object.hasOwn(refusalWords, reason))).toEqual([]);
  const all = sources.join();
  expect(Object.keys(accountRefusalWords).filter((reason) => !all.includes(`'${reason}'`))).toEqual([]);
});

test('every event has sentences with the same values', () => {
  const valuesOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
  for (const { ar, en } of Object.values(accountEventWords)) expect(valuesOf(ar)).toEqual(valuesOf(en));
});

test('texts of pages for signing in have the same values in both languages', () => {
  const valuesOf = (words: unknown) => JSON.stringify(words).match(/\{\w+\}/g);
  expect(valuesOf(signInWords.ar)).toEqual(valuesOf(signInWords.en));
});
