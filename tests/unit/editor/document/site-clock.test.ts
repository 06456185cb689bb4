import { expect, test } from 'vitest';
import type { Json } from '../../../../generator/core/json/value.ts';
import { offsetAt } from '../../../../generator/editor/app/model/offset.ts';
import { timeZoneOf } from '../../../../generator/editor/document/site-clock.ts';

const posts = (...starts: string[]): Json => ({
  news: { posts: starts.map((start) => ({ date: '2027-01-01', event: { start } })) },
});

test('times of a site are in the time zone of its places', () => {
  const collections = { ...(posts('2027-02-14T09:00+01:00') as object), branches: { timeZone: 'Asia/Riyadh', entries: [] } };
  expect(timeZoneOf({ collections } as Json)).toBe('Asia/Riyadh');
  expect(timeZoneOf({ routes: [{ blocks: [{ type: 'places', timeZone: 'Asia/Dubai' }] }] })).toBe('Asia/Dubai');
});

test('without one, they have the offset of most of its other times', () => {
  const site = { collections: posts('2027-02-14T09:00+04:00', '2027-02-14', '2027-03-01T10:00+03:00', '2027-04-01T10:00+04:00') };
  expect(timeZoneOf(site)).toBe('+04:00');
  expect(timeZoneOf({ routes: [{ from: '2027-02-14T09:00Z' }] })).toBe('Z');
});

test('without any time, they have that of Saudi Arabia', () => {
  expect(timeZoneOf({ collections: posts('2027-02-14') })).toBe('+03:00');
  expect(timeZoneOf({ collections: { branches: { timeZone: 'Mars/Base' } }, routes: 'x' } as Json)).toBe('+03:00');
});

test('the offset of a time zone is that of the day', () => {
  expect(offsetAt('Asia/Riyadh', '2027-07-01')).toBe('+03:00');
  expect(offsetAt('Europe/London', '2027-07-01', '09:00')).toBe('+01:00');
  expect(offsetAt('Europe/London', '2027-01-01', '09:00')).toBe('+00:00');
  expect(offsetAt('America/St_Johns', '2027-01-01')).toBe('-03:30');
  expect(offsetAt('+04:00', '2027-01-01')).toBe('+04:00');
});
