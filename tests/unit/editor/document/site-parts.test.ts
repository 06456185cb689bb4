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

/** The site after restoring one of its parts. */
function restored(name: string): Json {
  const part = partsOf(before, now).find((one) => one.name === name);
  const operation = part && restorePart(before, part);
  return operation ? applyToValue(now, operation) : null;
}

test('lists changed posts one by one, and other changes of their collection', () => {
  const summaries = changedParts(before, now, 'ar').map(({ title, is, since }) => ({ title, is, since }));
  expect(summaries).toEqual([
    { title: 'كلف الشمس', is: 'page', since: 'new' },
    { title: 'مذنب', is: 'page', since: 'changed' },
    { title: 'خسوف القمر', is: 'page', since: 'removed' },
    { title: 'يوميات المرصد، الكتّاب', is: 'part', since: 'removed' },
  ]);
  const [, changed] = changedParts(before, now, 'ar');
  expect(changed?.fields[0]).toMatchObject({ where: 'العنوان', before: 'مذنب في الأفق', now: 'مذنب' });
});

test('restores one post: changed, removed or added', () => {
  const [sun, changed] = [post('sun', 'كلف الشمس', 'سبع بقع.'), post('comet', 'مذنب', 'رأيناه ليلًا.')];
  expect(restored('collections diary posts comet')).toEqual(diary([sun, comet]));
  expect(restored('collections diary posts moon')).toEqual(diary([moon, sun, changed]));
  expect(restored('collections diary posts sun')).toEqual(diary([changed]));
});

test('treats an added or removed collection as one part', () => {
  const none = { routes: [{ path: '/', title: 'المرصد' }] };
  expect(changedParts(none, now, 'en').map(({ name, since }) => [name, since])).toEqual([
    ['collections diary', 'new'],
    ['collections trips', 'new'],
  ]);
});

test('differences are told as what visitors read, and settings by their names', () => {
  const site = (change: (block: Record<string, unknown>) => void) => {
    const block = {
      type: 'form',
      heading: { ar: 'سجّل', en: 'Register' },
      headingRole: 'label',
      action: 'https://forms.school.sa/a',
      submit: 'أرسل',
      fields: [{ type: 'text', name: 'entry.1', label: 'الاسم', required: true, autocomplete: 'given-name' }],
    };
    change(block);
    return { routes: [{ path: '/', title: { ar: 'الرئيسية', en: 'Home' }, blocks: [block] }] };
  };
  const before = site(() => {});
  const now = site((block) => {
    block.heading = { ar: 'سجّل الآن', en: 'Register' };
    block.action = 'https://forms.school.sa/b';
    block.fields = [{ type: 'text', name: 'entry.1', label: 'الاسم', required: false, autocomplete: 'given-name' }];
    block.image = { src: 'pictures/a.webp', alt: '', decorative: true, width: 640 };
  });
  const [part] = changedParts(before, now, 'ar');
  expect(part).toMatchObject({ title: 'الرئيسية', is: 'page', since: 'changed' });
  expect(part?.fields.map(({ is, before, now }) => [is, before, now])).toEqual([
    ['text', 'سجّل', 'سجّل الآن'],
    ['link', undefined, undefined],
    ['setting', undefined, undefined],
    ['picture', undefined, undefined],
  ]);
  const [removed] = changedParts(before, { routes: [{ ...before.routes[0], blocks: [] }] } as typeof before, 'en');
  expect(removed?.title).toBe('Home');
  expect(removed?.fields[0]).toMatchObject({ is: 'text', before: 'سجّل · Register · أرسل · الاسم', now: undefined });
});
