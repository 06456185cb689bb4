import { describe, expect, test } from 'vitest';
import { calendarFile, escapeText, foldLine } from '../../../../generator/content/collections/calendar.ts';
import { expandSite } from '../../../../generator/content/collections/expand.ts';
import { postCollectionsOf } from '../../../../generator/content/collections/feed.ts';
import { postFiles } from '../../../../generator/content/collections/files.ts';
import type { Path } from '../../../../generator/core/json/path.ts';
import { openProject } from '../../../../generator/core/util/project.ts';
import { planDate, planDateRange } from '../../../../generator/pages/plan/dates.ts';
import { createPlanner } from '../../../../generator/pages/plan/plan.ts';
import type { Block } from '../../../../templates/blocks/schemas.ts';
import type { Planned } from '../../../../templates/model/planned/planned.ts';
import { machine } from '../../../support/environment.ts';
import { postsSite, writePostsSite } from '../../../support/posts-site.ts';
import { readSite } from '../../../support/read-site.ts';

const { site, assets, warnings } = await readSite({ project: openProject(await writePostsSite()) }, machine);
const contentOf = (file: string) => String(postFiles(site).find(({ path }) => path === file)?.content);

describe('pages of a collection', () => {
  const paths = site.routes.map(({ path }) => path);

  test('include paginated lists and posts, but no empty lists', () => {
    expect(paths).toEqual([
      '/',
      '/articles',
      '/articles/page/2',
      '/articles/page/3',
      '/articles/tags/research',
      '/articles/tags/research/page/2',
      '/articles/tags/events',
      '/articles/authors/sara-ali',
      '/articles/authors/sara-ali/page/2',
      '/articles/values-week',
      '/articles/values-index',
      '/articles/short-note',
    ]);
    expect(warnings.filter(({ code }) => code !== 'description-length').map(({ code }) => code)).not.toContain('orphan-route');
  });

  test('have unique titles and the date of the last change', () => {
    const titles = site.routes.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    expect(site.routes.find(({ path }) => path === '/articles/values-week')?.updated).toBe('2026-11-12');
    expect(site.routes.find(({ path }) => path === '/articles')?.updated).toBe('2026-11-12');
  });

  test('map every text back to its entry', () => {
    const { toContent } = expandSite({ ...site, routes: site.routes.slice(0, 1) });
    const places: Path[] = [];
    const annotate = (text: string, path: Path) => {
      places.push(toContent(path));
      return text;
    };
    createPlanner(site, assets, { annotate }).planRoute(...([site.routes[9], 9] as [(typeof site.routes)[0], number]));
    const valueAt = (path: Path) => path.reduce<unknown>((value, key) => (value as Record<string, unknown>)?.[key], site);
    const ownPlaces = places.filter(([top]) => top === 'collections').map((path) => path.join('.'));
    expect(ownPlaces).toEqual(
      expect.arrayContaining([
        'collections.articles.posts.0.title',
        'collections.articles.posts.0.body.1',
        'collections.articles.posts.0.date',
        'collections.articles.posts.0.event.place',
        'collections.articles.posts.1.title',
        'collections.articles.authors.0.title',
        'collections.articles.tags.1.title',
        'collections.articles.title',
      ]),
    );
    for (const path of places) expect(valueAt(path), path.join('.')).toBeDefined();
  });

  test('are ordered latest first with links to neighbours', () => {
    const planner = createPlanner(site, assets);
    const [, , , , , , , , , latest, middle] = site.routes.map((route, index) => planner.planRoute(route, index));
    const neighboursOf = (page: typeof latest) =>
      (page?.blocks as Planned<Block>[] | undefined)?.find((block) => block.type === 'posts')?.neighbours;
    expect(neighboursOf(latest)).toMatchObject({ previous: { href: '/articles/values-index' }, next: undefined });
    expect(neighboursOf(middle)).toMatchObject({
      previous: { href: '/articles/short-note' },
      next: { href: '/articles/values-week' },
    });
  });
});

describe('pinned post', async () => {
  const written = postsSite();
  const [first, second, oldest] = written.collections.articles.posts;
  Object.assign(oldest ?? {}, { pinned: true, tags: ['research'] });
  const home = written.routes[0]?.blocks as { type: string }[];
  home.push({ type: 'posts', collection: 'articles', names: [first?.name, oldest?.name] } as { type: string });
  const pinned = (await readSite({ project: openProject(await writePostsSite(written)) }, machine)).site;
  const planner = createPlanner(pinned, assets);
  const cardsOf = (path: string) => {
    const index = pinned.routes.findIndex((route) => route.path === path);
    const route = pinned.routes[index];
    if (!route) throw new Error(`no page ${path}`);
    const blocks = planner.planRoute(route, index).blocks as Planned<Block>[];
    return blocks.flatMap((block) => (block.type === 'posts' ? [block.posts.map((card) => [card.name, card.pinned])] : []));
  };

  test('comes first with a label in lists, lists of its tags and latest posts', () => {
    const marked = [oldest?.name, 'مثبّت'];
    expect(cardsOf('/articles')).toEqual([[marked]]);
    expect(cardsOf('/articles/page/2')).toEqual([[[first?.name, undefined]]]);
    expect(cardsOf('/articles/tags/research')).toEqual([[marked]]);
    const [latest, chosen] = cardsOf('/');
    expect(latest).toEqual([marked, [first?.name, undefined], [second?.name, undefined]]);
    // Posts chosen by name keep the order of the names.
    expect(chosen).toEqual([
      [first?.name, undefined],
      [oldest?.name, undefined],
    ]);
  });

  test('keeps its position in the feed and between neighbours', () => {
    const feed = String(postFiles(pinned).find(({ path }) => path === 'articles/feed.atom')?.content);
    expect(
      [...feed.matchAll(/<link rel="alternate" type="text\/html" href="[^"]*\/([a-z-]+)"\/>\n {4}<published>/g)].map(
        ([, name]) => name,
      ),
    ).toEqual([first?.name, second?.name, oldest?.name]);
    const index = pinned.routes.findIndex(({ path }) => path === `/articles/${oldest?.name}`);
    const page = pinned.routes[index];
    const end = page && (planner.planRoute(page, index).blocks as Planned<Block>[]).find((block) => block.type === 'posts');
    expect(end?.neighbours).toMatchObject({ previous: undefined, next: { href: `/articles/${second?.name}` } });
  });
});

describe('feed', () => {
  const feed = contentOf('articles/feed.atom');

  test('is well-formed XML', () => {
    const reference = '&(?:amp|lt|gt|quot|apos);';
    const text = `(?:[^<&]|${reference})+`;
    const tag = new RegExp(String.raw`<\?xml [^>]*\?>|<(/?)([a-z]+)(?: [a-z:]+="(?:[^"<&]|${reference})*")*(/?)>|${text}`, 'y');
    const open: string[] = [];
    while (tag.lastIndex < feed.length) {
      const at = tag.lastIndex;
      const found = tag.exec(feed);
      expect(found, feed.slice(at, at + 60)).not.toBeNull();
      const [, end, name, isEmpty] = found ?? [];
      if (end) expect(open.pop()).toBe(name);
      else if (name && !isEmpty) open.push(name);
    }
    expect(open).toEqual([]);
  });

  test('has the elements required by RFC 4287', () => {
    const [head = '', ...entries] = feed.split('<entry>');
    const counts = (part: string) =>
      ['id', 'title', 'updated'].map((name) => part.match(new RegExp(`<${name}>[^<]+</${name}>`, 'g'))?.length);
    expect(counts(head)).toEqual([1, 1, 1]);
    expect(head).toContain('<link rel="self" type="application/atom+xml" href="https://www.example.com/articles/feed.atom"/>');
    expect(head).toMatch(/<author><name>[^<]+<\/name><\/author>/);
    expect(entries).toHaveLength(3);
    for (const entry of entries) expect(counts(entry)).toEqual([1, 1, 1]);
    for (const [, day = ''] of feed.matchAll(/<(?:updated|published)>([^<]+)</g))
      expect(new Date(day).toISOString()).toBeTruthy();
    expect(new Set(feed.match(/<id>[^<]+/g)).size).toBe(4);
    expect(head).toContain('<updated>2026-11-12T00:00:00Z</updated>');
  });

  test('omits unlisted posts and escapes XML', () => {
    const written = postsSite();
    const [first, second] = written.collections.articles.posts;
    Object.assign(first ?? {}, { title: 'أ & <ب> "ج"' });
    Object.assign(second ?? {}, { listed: false });
    const changed = { ...site, collections: { articles: written.collections.articles } };
    const text = String(postFiles(changed)[0]?.content);
    expect(text).toContain('<title>أ &amp; &lt;ب&gt; &quot;ج&quot;</title>');
    expect(text).not.toContain('values-index');
  });
});

describe('calendar files', () => {
  const lines = contentOf('articles/values-week.ics').split('\r\n');

  test('have the line ends and line lengths of RFC 5545', () => {
    expect(lines.at(-1)).toBe('');
    expect(lines.join('')).not.toMatch(/[\r\n]/);
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const unfolded = lines.join('\r\n').replaceAll('\r\n ', '').split('\r\n');
    expect(unfolded.slice(0, 3)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Qiyam//Qiyam//EN']);
    expect(unfolded).toEqual(
      expect.arrayContaining([
        'UID:https://www.example.com/articles/values-week',
        'DTSTAMP:20261112T000000Z',
        'DTSTART:20270214T060000Z',
        'DTEND:20270214T090000Z',
        'SUMMARY;LANGUAGE=ar:أسبوع القيم يجمع خمسين جهة',
        'LOCATION;LANGUAGE=ar:قاعة المؤتمرات، الرياض',
      ]),
    );
  });

  test('fold lines without splitting characters or losing text', () => {
    for (const text of ['أ'.repeat(200), '😀'.repeat(60), `a${'ب'.repeat(99)}`, 'x'.repeat(75)]) {
      const pieces = foldLine(text).split('\r\n');
      for (const piece of pieces) expect(Buffer.byteLength(piece)).toBeLessThanOrEqual(75);
      expect(pieces.map((piece, index) => piece.slice(index === 0 ? 0 : 1)).join('')).toBe(text);
      expect(foldLine(text)).not.toContain('\ufffd');
    }
    expect(foldLine('x'.repeat(75))).toBe('x'.repeat(75));
  });

  test('escape special characters', () => {
    expect(escapeText('a,b;c\\d\ne')).toBe(String.raw`a\,b\;c\\d\ne`);
  });

  test('end full-day events on the day after the last', () => {
    const [shelf] = postCollectionsOf(site);
    const post = site.collections.articles?.type === 'posts' ? site.collections.articles.posts[0] : undefined;
    if (!shelf || !post) throw new Error('no post');
    const spanOf = (event: { start: string; end?: string }) =>
      String(calendarFile(site, shelf.outline, { ...post, event })[0]?.content).match(/^DT(?:START|END).*(?=\r)/gm);
    expect(spanOf({ start: '2027-02-28' })).toEqual(['DTSTART;VALUE=DATE:20270228', 'DTEND;VALUE=DATE:20270301']);
    expect(spanOf({ start: '2027-02-14', end: '2027-02-16' })?.[1]).toBe('DTEND;VALUE=DATE:20270217');
    expect(spanOf({ start: '2027-02-14T23:30-05:00' })).toEqual(['DTSTART:20270215T043000Z']);
  });
});

describe('formatted dates', () => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  const settings = { ...site.site, numerals: 'latn' as const };

  test('use one or both calendars', () => {
    const dateIn = (calendar: 'gregorian' | 'gregorian-hijri' | 'hijri-gregorian' | undefined) =>
      plain(planDate('2026-11-05', { ...settings, calendar }).text);
    expect(dateIn(undefined)).toBe('5 نوفمبر 2026');
    expect(dateIn('gregorian-hijri')).toBe('5 نوفمبر 2026 الموافق 25 جمادى الأولى 1448 هـ');
    expect(dateIn('hijri-gregorian')).toBe('25 جمادى الأولى 1448 هـ الموافق 5 نوفمبر 2026');
  });

  test('split both calendars into parts, unless the label starts with other words', () => {
    const partsOf = (both: string) => {
      const labels = { ...settings.labels, dates: { ...settings.labels.dates, both } };
      return planDate('2026-11-05', { ...settings, calendar: 'gregorian-hijri', labels }).parts?.map(plain);
    };
    expect(partsOf('%s الموافق %s')).toEqual(['5 نوفمبر 2026', ' الموافق 25 جمادى الأولى 1448 هـ']);
    expect(partsOf('يوم %s، %s')).toBeUndefined();
    expect(planDate('2026-11-05', settings).parts).toBeUndefined();
  });

  test('write the day of an event once if it is a single day', () => {
    const spanOf = (start: string, end?: string) => plain(planDateRange({ start, end }, settings).text);
    expect(spanOf('2027-02-14')).toBe('14 فبراير 2027');
    expect(spanOf('2027-02-14', '2027-02-16')).toBe('من 14 فبراير 2027 إلى 16 فبراير 2027');
    expect(spanOf('2027-02-14T09:00+03:00', '2027-02-14T12:30+03:00')).toBe('14 فبراير 2027، من 9:00 ص إلى 12:30 م');
  });
});
