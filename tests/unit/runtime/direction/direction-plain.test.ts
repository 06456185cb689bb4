import { expect, test } from 'vitest';
import { calendarFile } from '../../../../generator/content/collections/calendar.ts';
import { feedFile, postCollectionsOf } from '../../../../generator/content/collections/feed.ts';
import { openProject } from '../../../../generator/core/util/project.ts';
import { pageText } from '../../../../generator/pages/render/page-text.ts';
import { toSearchPage } from '../../../../generator/pages/render/search-page.ts';
import { createShellRenderer, type Shell } from '../../../../generator/pages/render/shell.tsx';
import { extractOf } from '../../../../templates/layout/site-search/client/extract.ts';
import type { TextRow } from '../../../../templates/layout/site-search/index-format.ts';
import type { Manifest, SiteFrame } from '../../../../templates/model/page/page-plan.ts';
import { isolatedText, withoutIsolates } from '../../../../templates/runtime/direction/isolates.ts';
import { machine } from '../../../support/environment.ts';
import { writePostsSite } from '../../../support/posts-site.ts';
import { readSite } from '../../../support/read-site.ts';

const phone = '050 123 4567';
const isolated = `\u2066${phone}\u2069`;

test('adds isolates to plain text and removes them again', () => {
  expect(isolatedText(`اتصل على ${phone}`, 'rtl')).toBe(`اتصل على ${isolated}`);
  expect(withoutIsolates(isolatedText(`اتصل على ${phone} أو +٩٦٦ ١١ ٢٣٤`, 'rtl'))).toBe(`اتصل على ${phone} أو +٩٦٦ ١١ ٢٣٤`);
  // Programs display such a text from left to right anyway.
  expect(isolatedText(`Call ${phone}, C++.`, 'rtl')).toBe(`Call ${phone}, C++.`);
});

test('isolates titles and descriptions in the head, but not addresses', () => {
  const frame = { site: { language: 'ar', direction: 'rtl', name: 'قيم' } } as unknown as SiteFrame;
  const manifest = { preloadFonts: [], islands: {}, styles: '/s.css', loader: '/l.js' } as unknown as Manifest;
  const title = `هاتف ${phone}`;
  const canonical = 'https://www.example.com/a-1-2';
  const facts = { title, documentTitle: `${title} | قيم`, description: title, canonical, scrollToTop: false, openingSet: '' };
  const { start }: Shell = createShellRenderer(frame, manifest)(facts, false);
  expect(start).toContain(`<title>هاتف ${isolated} | قيم</title>`);
  expect(start).toContain(`property="og:title" content="هاتف ${isolated}"`);
  expect(start).toContain(`property="og:description" content="هاتف ${isolated}"`);
  expect(start).toContain(`href="${canonical}"`);
});

test('isolates titles and summaries of feeds and calendars, but not locations', async () => {
  const { site } = await readSite({ project: openProject(await writePostsSite()) }, machine);
  const [shelf] = postCollectionsOf(site);
  const [post] = shelf?.collection.posts ?? [];
  if (!shelf || !post) throw new Error('no post');
  const named = {
    ...post,
    title: `هاتف ${phone}`,
    summary: `هاتف ${phone}`,
    event: { start: '2027-02-28', place: `قاعة ${phone}` },
  };
  shelf.collection.posts[0] = named;
  const feed = String(feedFile(shelf).content);
  expect(feed).toContain(`<title>هاتف ${isolated}</title>`);
  expect(feed).toContain(`<summary>هاتف ${isolated}</summary>`);
  const calendar = String(calendarFile(site, shelf.outline, named)[0]?.content).replaceAll('\r\n ', '');
  expect(calendar).toContain(`SUMMARY;LANGUAGE=ar:هاتف ${isolated}`);
  expect(calendar).toContain(`LOCATION;LANGUAGE=ar:قاعة ${phone}`);
});

test('isolates rows of search results, but not index terms', () => {
  const text = pageText(
    `<main><h1>هاتف ${phone}</h1><h2 id="a">ب ${phone}</h2><p>اتصل على <bdi>${phone}</bdi></p></main>`,
    'rtl',
  );
  const found = toSearchPage({ path: '', direction: 'rtl', name: `هاتف ${phone}`, way: [], text });
  expect(JSON.parse(found.row)).toEqual(['', `هاتف ${isolated}`, [], [['a', `ب ${isolated}`, `اتصل على ${isolated}`]]]);
  expect(found.terms.split(' ')).toEqual(['هاتف', '050', '123', '4567', 'ب', 'اتصل', 'علي']);
});

test('starts an extract with a complete number', () => {
  const before = 'كلمة '.repeat(30);
  const row: TextRow = ['', '', [], [['', '', `${before}\u2066${'0000 '.repeat(14)}0000\u2069 هدف`]]];
  const { pieces } = extractOf(row, new Map([['هدف', 0]]));
  expect(pieces[0]?.text).toMatch(/^… \u20660000/);
});
