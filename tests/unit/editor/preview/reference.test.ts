import { expect, test } from 'vitest';
import { indexOfType } from '../../../../generator/content/schema/look-up.ts';
import { describeFields, describeParts } from '../../../../generator/editor/preview/reference.ts';

const fieldOf = (part: string, name: string, language: 'ar' | 'en' = 'en') =>
  describeParts(language)
    .find(({ place }) => place === part)
    ?.fields.find((field) => field.name === name);

test('shows the default of a field in the language of the reader', () => {
  expect(fieldOf('site', 'breadcrumbHeight')?.fallback).toBe('64');
  expect(fieldOf('site', 'motion.stagger')?.fallback).toBe('100');
  expect(fieldOf('site', 'direction')?.fallback).toBe('"ltr"');
  expect(fieldOf('site', 'direction', 'ar')?.fallback).toBe('"rtl"');
  expect(fieldOf('site', 'labels.home', 'ar')?.fallback).toBe('"الرئيسية"');
});

test('shows no default for required fields and fields with a fallback elsewhere', () => {
  expect(fieldOf('site', 'language')?.fallback).toBe('');
  expect(fieldOf('site', 'logo')?.fallback).toBe('');
  expect(fieldOf('routes[]', 'path')?.fallback).toBe('');
});

test('lists nested fields at any depth, also of sections', () => {
  expect(fieldOf('site', 'labels.siteSearch.results.few')?.fallback).toBe('"%s pages"');
  const index = indexOfType('routes', 'contact');
  const names = index === undefined ? [] : describeFields(index, { language: 'en' }).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['heading', 'form', 'form.fields', 'form.fields[].autocomplete']));
  expect(new Set(names).size).toBe(names.length);
});
