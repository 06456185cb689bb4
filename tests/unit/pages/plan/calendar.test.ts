import { describe, expect, test } from 'vitest';
import { openProject } from '../../../../generator/core/util/project.ts';
import { type CalendarEvent, planMonths, weekdaysOf } from '../../../../generator/pages/plan/months.ts';
import { createPlanner } from '../../../../generator/pages/plan/plan.ts';
import type { PlannedCalendar, PlannedMonth } from '../../../../templates/model/planned/posts.ts';
import { machine } from '../../../support/environment.ts';
import { postsSite, writePostsSite } from '../../../support/posts-site.ts';
import { readSite } from '../../../support/read-site.ts';
import { renderSite } from '../../../support/rendered-site.ts';

const read = await readSite({ project: openProject(await writePostsSite()) }, machine);
const settings = read.site.site;
const inEnglish = { ...settings, language: 'en', labels: { ...settings.labels, dates: { both: '%s (%s)', until: '%s to %s' } } };

const event = (name: string, start: string, end?: string): CalendarEvent => ({
  start,
  end,
  shown: { label: name, href: `/${name}`, place: 'الرياض' },
});

const daysOf = ({ weeks }: PlannedMonth) => weeks.flat();
/** The events of each day of a month: `+` marks a continuing event. */
const shownOn = (month: PlannedMonth) =>
  Object.fromEntries(
    daysOf(month).flatMap((day) =>
      day && day.events.length > 0
        ? [
            [
              day.iso,
              day.events.map(({ label, goesOn, when }) => [goesOn ? '+' : '', label, when && ` ${when}`].join('')).join(', '),
            ],
          ]
        : [],
    ),
  );

describe('months of events', () => {
  test('are the last ones with an event, in order', () => {
    const events = [event('b', '2028-01-31'), event('a', '2026-11-01'), event('c', '2027-02-14')];
    expect(planMonths(events, inEnglish, 12).map(({ title }) => title)).toEqual([
      'November 2026',
      'February 2027',
      'January 2028',
    ]);
    expect(planMonths(events, inEnglish, 2).map(({ name }) => name)).toEqual(['2027-02', '2028-01']);
    expect(planMonths([], inEnglish, 12)).toEqual([]);
  });

  test('are twelve by default', () => {
    const years = Array.from({ length: 20 }, (_, index) => event(`e${index}`, `${2020 + index}-05-01`));
    expect(planMonths(years, inEnglish)).toHaveLength(12);
  });

  test('start weeks by the locale and leave out days of other months', () => {
    expect(weekdaysOf(settings)[0]).toBe('الأحد');
    expect(weekdaysOf(inEnglish)[0]).toBe('Monday');
    // 1 February 2027 is a Monday, 28 a Sunday.
    const [english] = planMonths([event('a', '2027-02-14')], inEnglish, 1);
    expect(english?.weeks.map((week) => week.map((day) => day?.label ?? '').join(' '))).toEqual([
      '1 2 3 4 5 6 7',
      '8 9 10 11 12 13 14',
      '15 16 17 18 19 20 21',
      '22 23 24 25 26 27 28',
    ]);
    const [arabic] = planMonths([event('a', '2027-02-14')], settings, 1);
    expect(arabic?.weeks).toHaveLength(5);
    expect(arabic?.weeks.every((week) => week.length === 7)).toBe(true);
    expect(arabic?.weeks[0]?.[0]).toBeNull();
    expect(arabic?.weeks[0]?.[1]?.iso).toBe('2027-02-01');
  });

  test('repeat an event on each of its days, with its dates on the first in each month', () => {
    const months = planMonths([event('long', '2027-01-30', '2027-03-01'), event('day', '2027-01-31')], inEnglish, 12);
    const [january, february, march] = months.map(shownOn);
    expect(january).toEqual({
      '2027-01-30': 'long 30 January to 1 March',
      '2027-01-31': '+long, day',
    });
    expect(Object.keys(february ?? {})).toHaveLength(28);
    expect(february).toMatchObject({ '2027-02-01': 'long 30 January to 1 March', '2027-02-02': '+long' });
    expect(march).toEqual({ '2027-03-01': 'long 30 January to 1 March' });
  });

  test('show times in the time zone of the place, sorted, without the day on which an event ends at midnight', () => {
    const [month] = planMonths(
      [
        event('late', '2027-02-14T20:00+03:00', '2027-02-15T00:00+03:00'),
        event('early', '2027-02-14T09:00+03:00'),
        event('whole', '2027-02-14'),
        event('two', '2027-02-16T09:00+03:00', '2027-02-17T12:30+03:00'),
      ],
      inEnglish,
      12,
    );
    expect(shownOn(month as PlannedMonth)).toEqual({
      '2027-02-14': 'whole, early 9:00, late 20:00 to 0:00',
      '2027-02-16': 'two 16 February, 9:00 to 17 February, 12:30',
      '2027-02-17': '+two',
    });
  });

  test('are limited to the last months of an event that lasts for decades', () => {
    const months = planMonths([event('era', '1950-01-01', '2090-12-31')], inEnglish, 3);
    expect(months.map(({ title }) => title)).toEqual(['October 2090', 'November 2090', 'December 2090']);
    expect(months.every((month) => daysOf(month).every((day) => !day || day.events.length === 1))).toBe(true);
  });

  test('reach the last supported year', () => {
    const [month] = planMonths([event('last', '9999-12-30', '9999-12-31')], inEnglish, 1);
    expect(shownOn(month as PlannedMonth)).toEqual({ '9999-12-30': 'last 30 December to 31 December', '9999-12-31': '+last' });
    for (const calendar of ['hijri-gregorian', 'gregorian-hijri'] as const)
      expect(planMonths([event('last', '9999-12-30')], { ...inEnglish, calendar }, 1)).toHaveLength(1);
  });

  test('follow the Hijri calendar if the site does, with the other calendar beside it', () => {
    const [month] = planMonths([event('a', '2027-02-14')], { ...inEnglish, calendar: 'hijri-gregorian' }, 1);
    expect(month).toMatchObject({ name: '1448-09', title: 'Ramadan 1448 AH', otherTitle: 'February – March 2027' });
    const days = daysOf(month as PlannedMonth).filter((day) => day !== null);
    expect(days.map(({ label }) => label)).toEqual(Array.from({ length: days.length }, (_, index) => String(index + 1)));
    expect(days[0]).toMatchObject({ iso: '2027-02-08', otherLabel: '8 February' });
    const [both] = planMonths([event('a', '2027-02-14')], { ...inEnglish, calendar: 'gregorian-hijri' }, 1);
    expect(both).toMatchObject({ title: 'February 2027', otherTitle: 'Shaʻban – Ramadan 1448 AH' });
  });
});

/** The posts fixture with calendars at the end of its home page and with more events. */
async function withCalendars(...blocks: object[]) {
  const site = postsSite();
  const [first, second] = site.collections.articles.posts;
  if (!first || !second) throw new Error('There are posts.');
  Object.assign(second, { event: { start: '2027-04-01', end: '2027-04-02' } });
  site.routes[0]?.blocks.push(...(blocks as never[]));
  return readSite({ project: openProject(await writePostsSite(site)) }, machine);
}

const homeOf = async (content: Parameters<typeof renderSite>[0]) =>
  (await renderSite(content)).pages.find(({ outputPath }) => outputPath === 'index.html')?.html ?? '';

const calendar = { type: 'calendar', collection: 'articles' };

describe('calendar block', () => {
  test('shows the events of its posts or of a tag', async () => {
    const { site, assets } = await withCalendars(calendar, { ...calendar, tag: 'events' });
    const [all, tagged] = (createPlanner(site, assets).planAll()[0]?.blocks ?? []).filter(
      ({ type }) => type === 'calendar',
    ) as unknown as PlannedCalendar[];
    expect(all?.months.map(({ title }) => title)).toEqual(['فبراير 2027', 'أبريل 2027']);
    expect(tagged?.months.map(({ title }) => title)).toEqual(['فبراير 2027']);
    const [day] = all?.months.flatMap(daysOf).filter((one) => one?.iso === '2027-02-14') ?? [];
    expect(day?.events).toMatchObject([{ href: '/articles/values-week', place: 'قاعة المؤتمرات، الرياض', goesOn: false }]);
  });

  test('renders a table for each month with a unique id and links to adjacent months', async () => {
    const html = await homeOf(await withCalendars({ ...calendar, heading: 'المواعيد' }, calendar));
    expect(html.match(/<table/g)).toHaveLength(4);
    expect(html).toContain('<h3>فبراير\u00a02027');
    const ids = [...html.matchAll(/ id="(calendar_[^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(4);
    const targets = [...html.matchAll(/ href="#(calendar_[^"]+)"/g)].map(([, id]) => id);
    expect(targets.toSorted()).toEqual(ids.toSorted());
  });

  test('is omitted without events', async () => {
    const { articles } = postsSite().collections;
    const posts = articles.posts.map(({ event: _, ...post }) => post);
    const site = { ...postsSite(), collections: { articles: { ...articles, posts } } };
    site.routes[0]?.blocks.push({ ...calendar, heading: 'لا موعد فيه' } as never);
    const html = await homeOf(await readSite({ project: openProject(await writePostsSite(site)) }, machine));
    expect(html).toContain('الجديد');
    expect(html).not.toContain('لا موعد فيه');
  });
});
