import { beforeAll, describe, expect, test } from 'vitest';
import { readEditions } from '../../../../generator/build/tasks/read-site.ts';
import { loadValidSite } from '../../../../generator/check/load-site.ts';
import { postFiles } from '../../../../generator/content/collections/files.ts';
import { latestFirst } from '../../../../generator/content/site/collection-outline.ts';
import { changeOf, changeTime, rfc3339 } from '../../../../generator/content/site/post-dates.ts';
import { type PublicationMoment, publicationOfEntry } from '../../../../generator/content/site/publication.ts';
import { openProject } from '../../../../generator/core/util/project.ts';
import { machine } from '../../../support/environment.ts';
import { postsSite, writePostsSite } from '../../../support/posts-site.ts';
import { renderSite } from '../../../support/rendered-site.ts';

const hour = '2026-11-05T14:30+03:00';

test('sorts posts of one day by hour, latest first, in the time zone of each date', () => {
  const dates = [
    '2026-11-05',
    '2026-11-05T09:00+03:00',
    '2026-11-05T14:30+03:00',
    '2026-11-05',
    '2026-11-05T14:30+05:00',
    '2026-11-06T00:10+03:00',
    '2026-11-04T23:50-05:00',
  ];
  const sorted = dates.map((date, index) => ({ date, index })).sort(latestFirst);
  expect(sorted.map(({ index }) => index)).toEqual([5, 2, 4, 1, 0, 3, 6]);
});

test('takes the publication hour for updates on the same day and formats RFC 3339', () => {
  expect(changeOf({ date: hour })).toBe(hour);
  expect(changeOf({ date: hour, updated: '2026-11-05' })).toBe(hour);
  expect(changeOf({ date: hour, updated: '2026-11-07' })).toBe('2026-11-07');
  expect([hour, '2026-11-05', '2026-11-05T14:30Z'].map(rfc3339)).toEqual([
    '2026-11-05T14:30:00+03:00',
    '2026-11-05T00:00:00Z',
    '2026-11-05T14:30:00Z',
  ]);
});

test.each([
  ['2026-11-05T23:50-05:00', '2026-11-06T00:00:00-05:00'],
  ['2026-11-05T23:50+03:00', '2026-11-06T00:00:00+03:00'],
  ['2026-11-05T23:50Z', '2026-11-06T00:00:00Z'],
  ['2026-11-05', '2026-11-06T00:00:00Z'],
])('dates an update on the day after %s later than the publication', (date, time) => {
  const post = { date, updated: '2026-11-06' };
  expect(changeTime(post)).toBe(time);
  expect(Date.parse(changeTime(post))).toBeGreaterThan(Date.parse(rfc3339(date)));
  expect(changeTime({ date, updated: '2026-11-05' })).toBe(rfc3339(date));
});

test('derives the publication of posts from an hour in their date, unless stated otherwise', () => {
  expect(publicationOfEntry('posts', { date: hour })).toEqual({ from: hour, isByDate: true });
  expect(publicationOfEntry('posts', { date: hour, draft: true })).toEqual({ isDraft: true, from: hour, isByDate: true });
  expect(publicationOfEntry('posts', { date: hour, from: '2027-01-01T00:00Z' })).toEqual({ from: '2027-01-01T00:00Z' });
  expect(publicationOfEntry('posts', { date: '2026-11-05' })).toBeUndefined();
  expect(publicationOfEntry('entries', { date: hour })).toBeUndefined();
});

describe('site with a post published at an hour', () => {
  const written = postsSite();
  const [, second] = written.collections.articles.posts;
  if (!second) throw new Error('The examples have two posts.');
  Object.assign(second, { date: hour });
  const path = `/articles/${second.name}`;
  let file: string;
  beforeAll(async () => {
    file = await writePostsSite(written);
  });
  const siteAt = async (at: PublicationMoment) => {
    const [checked] = readEditions(await loadValidSite({ project: openProject(file) }, machine), at);
    return checked;
  };

  test('includes the post from that moment on in pages, lists and the feed', async () => {
    for (const [at, isThere] of [
      ['2026-11-05T11:29:59Z', false],
      ['2026-11-05T11:30:00Z', true],
    ] as const) {
      const { site } = await siteAt(Date.parse(at));
      expect(
        site.routes.some((route) => route.path === path),
        at,
      ).toBe(isThere);
      expect(JSON.stringify(site.routes).includes(second.name), at).toBe(isThere);
      expect(String(postFiles(site)[0]?.content).includes(second.name), at).toBe(isThere);
    }
  });

  test('shows the hour on its page, in structured data and in the feed, and only the day in lists', async () => {
    const checked = await siteAt('ever');
    const { pages } = await renderSite(checked);
    const html = pages.find(({ outputPath }) => outputPath === `${path.slice(1)}.html`)?.html ?? '';
    const [, words = ''] = html.match(new RegExp(`<time dateTime="${hour.replace('+', '\\+')}">(.*?)</time>`, 'i')) ?? [];
    expect(words.replaceAll(/<[^>]+>/g, '').replaceAll('\u00a0', ' ')).toBe('5 نوفمبر 2026، 2:30 م');
    expect(html).toContain(`"datePublished":"${hour}"`);
    expect(html).toContain(`"article:published_time" content="${hour}"`);
    expect(String(postFiles(checked.site)[0]?.content)).toContain('<published>2026-11-05T14:30:00+03:00</published>');
    const home = pages.find(({ outputPath }) => outputPath === 'index.html')?.html ?? '';
    expect(home).toMatch(new RegExp(`dateTime="${hour.replace('+', '\\+')}"`, 'i'));
    expect(home).not.toContain('2:30');
    // Sitemaps have dates without hours.
    expect(checked.site.routes.find((route) => route.path === path)?.updated).toBe('2026-11-05');
  });

  test('has no publication date in a preview', async () => {
    const { site } = await siteAt('always');
    expect(site.routes.find((route) => route.path === path)).not.toHaveProperty('from');
  });
});
