import { expect, test } from 'vitest';
import type { Json } from '../../../../generator/core/json/value.ts';
import { partsOf, restorePart } from '../../../../generator/editor/document/site-parts.ts';
import { applyToValue } from '../../../../generator/editor/document/value.ts';
import { changedParts } from '../../../../generator/editor/server/endpoints/history/version-report.ts';

const post = (name: string, title: string, text: string): Json => ({ name, title, blocks: [{ type: 'prose', body: [text] }] });
const diary = (posts: Json[], more: Record<string, Json> = {}): Json => ({
  routes: [{ path: '/', title: 'المرصد' }],
  collections: {
    diary: { type: 'posts', path: '/diary', title: 'يوميات المرصد', posts, ...more },
    trips: { type: 'link-cards', items: [{ title: 'رحلة الكسوف' }] },
  },
});
const moon = post('moon', 'خسوف القمر', 'بدأ عند الغروب.');
const comet = post('comet', 'مذنب في الأفق', 'رأيناه فجرًا.');
const before = diary([moon, comet], { authors: [{ name: 'huda', title: 'هدى' }] });
const now = diary([post('sun', 'كلف الشمس', 'سبع بقع.'), post('comet', 'مذنب', 'رأيناه ليلًا.')]);

/** What a site becomes when one of the parts comes back. */
function restored(name: string): Json {
  const part = partsOf(before, now).find((one) => one.name === name);
  const operation = part && restorePart(before, part);
  return operation ? applyToValue(now, operation) : null;
}

test('articles are told one by one, and what else their collection says', () => {
  const told = changedParts(before, now, 'ar').map(({ title, is, since }) => ({ title, is, since }));
  expect(told).toEqual([
    { title: 'كلف الشمس', is: 'page', since: 'new' },
    { title: 'مذنب', is: 'page', since: 'changed' },
    { title: 'خسوف القمر', is: 'page', since: 'removed' },
    { title: 'يوميات المرصد، الكتّاب', is: 'part', since: 'removed' },
  ]);
  const [, changed] = changedParts(before, now, 'ar');
  expect(changed?.fields[0]).toMatchObject({ where: 'العنوان', before: 'مذنب في الأفق', now: 'مذنب' });
});

test('one article comes back alone: as it was, there again, or gone', () => {
  const [sun, changed] = [post('sun', 'كلف الشمس', 'سبع بقع.'), post('comet', 'مذنب', 'رأيناه ليلًا.')];
  expect(restored('collections diary posts comet')).toEqual(diary([sun, comet]));
  expect(restored('collections diary posts moon')).toEqual(diary([moon, sun, changed]));
  expect(restored('collections diary posts sun')).toEqual(diary([changed]));
});

test('a collection that came or went since is one part', () => {
  const none = { routes: [{ path: '/', title: 'المرصد' }] };
  expect(changedParts(none, now, 'en').map(({ name, since }) => [name, since])).toEqual([
    ['collections diary', 'new'],
    ['collections trips', 'new'],
  ]);
});
