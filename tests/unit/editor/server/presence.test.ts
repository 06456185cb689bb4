import { expect, test } from 'vitest';
import type { Author } from '../../../../generator/editor/document/person.ts';
import type { PresenceReport } from '../../../../generator/editor/document/protocol-presence.ts';
import { createPresence } from '../../../../generator/editor/server/endpoints/presence/presence.ts';

const sara: Author = { id: 'p1', name: 'سارة', email: 'sara@example.sa' };
const badr: Author = { id: 'p2', name: 'بدر' };

function open() {
  const clock = { now: 0, changes: 0 };
  const presence = createPresence(
    () => clock.now,
    () => {
      clock.changes++;
    },
  );
  return { clock, presence };
}

test('lists the others with page and place, without e-mail addresses, those who came first first', () => {
  const { presence } = open();
  presence.report(sara, { page: '/', at: ['routes', 0, 'title'] });
  presence.report(badr, { page: '/about' });
  presence.report(sara, { page: '/news' });
  expect(presence.others('p3')).toEqual([
    { id: 'p1', name: 'سارة', page: '/news' },
    { id: 'p2', name: 'بدر', page: '/about' },
  ]);
  expect(presence.others('p1')).toEqual([{ id: 'p2', name: 'بدر', page: '/about' }]);
});

test('forgets a tab 45 seconds after its last report', () => {
  const { clock, presence } = open();
  presence.report(sara, { page: '/' });
  clock.now = 30_000;
  presence.report(badr, { page: '/' });
  clock.now = 44_999;
  expect(presence.others('p3')).toHaveLength(2);
  clock.now = 45_000;
  expect(presence.others('p3')).toEqual([{ id: 'p2', name: 'بدر', page: '/' }]);
  clock.now = 75_000;
  expect(presence.others('p3')).toEqual([]);
});

test('tells of what others can see only', () => {
  const { clock, presence } = open();
  const changesAfter = (author: Author, report: PresenceReport) => {
    const before = clock.changes;
    presence.report(author, report);
    return clock.changes - before;
  };
  expect(changesAfter(sara, { page: '/' })).toBe(1);
  expect(changesAfter(sara, { page: '/' })).toBe(0);
  expect(changesAfter(sara, { page: '/', at: ['site', 'name'] })).toBe(1);
  expect(changesAfter(sara, { page: '/', at: ['site', 'name'] })).toBe(0);
  expect(changesAfter({ ...sara, name: 'سارة م.' }, { page: '/', at: ['site', 'name'] })).toBe(1);
  expect(changesAfter(badr, { page: '/', isLeaving: true })).toBe(0);
  expect(changesAfter(sara, { page: '/', isLeaving: true })).toBe(1);
  expect(presence.others('p2')).toEqual([]);
  changesAfter(sara, { page: '/' });
  clock.now = 60_000;
  // Somebody was forgotten, and somebody came.
  expect(changesAfter(badr, { page: '/' })).toBe(1);
});

test('a person is listed once for each page, at the place reported last', () => {
  const { clock, presence } = open();
  presence.report(sara, { page: '/', at: ['site'], tab: 'a' });
  clock.now = 1;
  presence.report(sara, { page: '/', at: ['footer'], tab: 'b' });
  presence.report(sara, { page: '/news', tab: 'c' });
  expect(presence.others('p2')).toEqual([
    { id: 'p1', name: 'سارة', page: '/', at: ['footer'] },
    { id: 'p1', name: 'سارة', page: '/news' },
  ]);
  clock.now = 2;
  presence.report(sara, { page: '/', at: ['header'], tab: 'a' });
  expect(presence.others('p2')[0]).toMatchObject({ at: ['header'] });
  presence.report(sara, { page: '/', tab: 'a', isLeaving: true });
  expect(presence.others('p2')[0]).toMatchObject({ at: ['footer'] });
});

test('keeps few tabs of each person', () => {
  const { clock, presence } = open();
  presence.report(badr, { page: '/' });
  for (let index = 0; index < 1000; index++) {
    clock.now = index;
    presence.report(sara, { page: `/${index}`, tab: String(index) });
  }
  const shown = presence.others('p3');
  expect(shown).toHaveLength(11);
  expect(shown.at(-1)).toMatchObject({ page: '/999' });
  expect(shown[0]).toMatchObject({ id: 'p2' });
});
