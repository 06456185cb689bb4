import { join } from 'node:path';
import { expect, test } from 'vitest';
import type * as z from 'zod';
import { compileSchema } from '../../../../generator/content/schema/compile-schema.ts';
import { formsOf } from '../../../../generator/editor/server/endpoints/schema/field-model.ts';
import { formatDay, formatTime } from '../../../../templates/components/format-time.ts';
import { projectRoot } from '../../../support/project-root.ts';

const file = join(projectRoot, 'tests/fixtures/own-blocks/course/schema.ts');
const { courseSchema } = (await import(/* @vite-ignore */ file)) as { courseSchema: z.ZodType };

test('has a control for each field type of custom blocks', () => {
  const { objects } = formsOf(compileSchema(courseSchema));
  const properties = objects['block-course']?.properties ?? [];
  const field = (key: string) => properties.find((property) => property.key === key)?.field;
  expect(field('day')).toMatchObject({ is: 'text', kind: 'day' });
  expect(field('opens')).toMatchObject({ is: 'text', names: 'time' });
  expect(field('closes')).toMatchObject({ is: 'text', names: 'time' });
  expect(field('exam')).toMatchObject({ is: 'text', kind: 'moment' });
  expect(field('registration')).toMatchObject({ is: 'text', kind: 'instant' });
  expect(field('zone')).toMatchObject({ is: 'text', names: 'zone' });
  expect(field('seats')).toEqual({ is: 'number', least: 1, most: 40, isWhole: true });
  expect(field('level')).toMatchObject({ is: 'choice', options: [{ value: 'first', label: { ar: 'أول', en: 'first' } }, {}] });
  expect(field('free')).toMatchObject({ is: 'switch' });
  expect(field('plan')).toMatchObject({ is: 'text', kind: 'file' });
  expect(field('icon')).toMatchObject({ is: 'text', kind: 'icon' });
  expect(field('href')).toMatchObject({ is: 'text', kind: 'href' });
  expect(field('image')).toMatchObject({ is: 'object', name: 'image' });
  expect(field('topics')).toMatchObject({ is: 'list', item: { is: 'text', kind: 'inline' } });
});

test('formats a moment as day and time', () => {
  const style = { language: 'en', numerals: 'latn', labels: { dates: { both: '%s / %s' } } } as unknown as Parameters<
    typeof formatDay
  >[1];
  expect(formatDay('2027-03-01T09:30+03:00', style)).toBe('1\u00a0March\u00a02027');
  expect(formatTime('2027-03-01T09:30+03:00', style)).toBe('9:30');
  expect(formatTime('2027-03-01', style)).toBe('');
  expect(formatTime('24:00', style)).toBe(formatTime('00:00', style));
});
