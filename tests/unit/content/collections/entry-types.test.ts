import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { securityHeaders } from '../../../../generator/build/hosting/headers.ts';
import { readEditions } from '../../../../generator/build/tasks/read-site.ts';
import { checkSite } from '../../../../generator/check/check.ts';
import { loadValidSite } from '../../../../generator/check/load-site.ts';
import { Source } from '../../../../generator/core/json/source.ts';
import { openProject } from '../../../../generator/core/util/project.ts';
import { createPlanner } from '../../../../generator/pages/plan/plan.ts';
import type { Place } from '../../../../templates/blocks/places/place-schema.ts';
import { isIban } from '../../../../templates/blocks/projects/rules.ts';
import { mapAreaOf } from '../../../../templates/components/map-address.ts';
import { fixtureSite } from '../../../support/build.ts';
import { machine } from '../../../support/environment.ts';
import { writePostsSite } from '../../../support/posts-site.ts';
import { readSite } from '../../../support/read-site.ts';
import { renderSite } from '../../../support/rendered-site.ts';

const minimal = () => JSON.parse(readFileSync(fixtureSite('minimal'), 'utf8'));

async function planned(collections: object, ...blocks: object[]) {
  const site = minimal();
  site.routes[0].blocks.push(...blocks);
  const read = await readSite({ project: openProject(await writePostsSite({ ...site, collections })) }, machine);
  return createPlanner(read.site, read.assets).planAll();
}

describe('places', () => {
  const branches = {
    type: 'places',
    path: '/branches',
    timeZone: 'Asia/Riyadh',
    groups: [{ name: 'north', title: 'الشمال' }],
    entries: [
      {
        name: 'olaya',
        title: 'العليا',
        kind: 'museum',
        address: 'شارع العليا',
        email: 'a@example.com',
        coordinates: { latitude: 24.7, longitude: 46.7 },
        hours: [{ days: ['sunday'], from: '08:00', to: '24:00' }],
        groups: ['north'],
        body: ['عنه.'],
      },
      { name: 'cairo', title: 'القاهرة', address: 'شارع النيل', timeZone: 'Africa/Cairo', page: false },
    ],
  };

  test('inherit the time zone of the collection, link to their pages, and start these', async () => {
    const pages = await planned({ branches }, { type: 'places', from: { collection: 'branches' } });
    const block = pages[0]?.blocks.find(({ type }) => type === 'places') as { from?: Place[] } | undefined;
    expect(block?.from?.map(({ name, href, timeZone, groups }) => [name, href, timeZone, groups])).toEqual([
      ['العليا', '/branches/olaya', 'Asia/Riyadh', ['الشمال']],
      ['القاهرة', undefined, 'Africa/Cairo', []],
    ]);
    const page = pages.find(({ href }) => href === '/branches/olaya');
    expect(page?.blocks.map(({ type }) => type)).toEqual(['place', 'prose']);
    expect(page?.description).toBe('العليا. شارع العليا');
    const graph = JSON.stringify(page?.structuredData);
    expect(graph).toContain('"@type":"Museum"');
    expect(graph).toContain('"closes":"23:59"');
    // A schema.org Museum is only a Place, which has no e-mail address.
    expect(graph).not.toContain('a@example.com');
  });

  test('report past holidays and seasons once per collection', () => {
    const [first, second] = branches.entries;
    const old = {
      holidays: [{ label: 'إجازة', from: '2020-01-01' }],
      seasons: [{ title: 'رمضان', from: '2020-01-01', until: '2020-02-01', hours: first?.hours }],
    };
    const site = {
      ...minimal(),
      collections: {
        branches: {
          ...branches,
          entries: [
            { ...first, ...old },
            { ...second, ...old },
          ],
        },
      },
    };
    const found = checkSite(new Source('site.json', JSON.stringify(site)), new Map()).diagnostics;
    expect(found.filter(({ code }) => code.endsWith('-passed')).map(({ code, pointer }) => [code, pointer])).toEqual([
      ['holidays-passed', '/collections/branches/entries/0/holidays'],
      ['season-passed', '/collections/branches/entries/0/seasons/0/until'],
    ]);
  });

  test('are all inside the map area with a margin', () => {
    const boxOf = (...places: [number, number][]) =>
      decodeURIComponent(
        /bbox=([^&]+)/.exec(mapAreaOf(places.map(([latitude, longitude]) => ({ latitude, longitude }))))?.[1] ?? '',
      )
        .split(',')
        .map(Number);
    expect(boxOf([24.7, 46.7], [24.7, 46.7])).toEqual([46.69, 24.69, 46.71, 24.71]);
    expect(boxOf([0, 0], [10, 20])).toEqual([-2, -1, 22, 11]);
    expect(boxOf([-85, -180], [85, 180])).toEqual([-180, -85, 180, 85]);
  });
});

describe('isIban', () => {
  test.each([
    ['SA0380000000608010167519', true],
    ['GB82 WEST 1234 5698 7654 32', true],
    ['MT84MALT011000012345MTLCAST001S', true],
    ['SA0380000000608010167591', false],
    ['sa0380000000608010167519', false],
    ['SA03', false],
    ['٠٣80000000608010167519', false],
    ['SA03-8000-0000-6080-1016-7519', false],
    ['', false],
  ])('of %s is %s', (text, expected) => {
    expect(isIban(text)).toBe(expected);
  });
});

describe('project page', () => {
  const gate = { href: 'https://pay.example.com/give?project=1&lang=ar', amountName: 'sum', amounts: [50, 12.5], free: true };
  const pageOf = async (entry: object) => {
    const site = minimal();
    site.routes[0].blocks.push({ type: 'projects', from: { collection: 'all' } });
    const collections = { all: { type: 'projects', path: '/all', entries: [{ name: 'one', title: 'بئر', ...entry }] } };
    const read = await readSite({ project: openProject(await writePostsSite({ ...site, collections })) }, machine);
    const { pages } = await renderSite(read);
    const { html } = pages.find(({ outputPath }) => outputPath === 'all/one.html') ?? { html: '' };
    return { html: html.slice(html.indexOf('<main')), site: read.site };
  };

  test('passes the amount and existing parameters to the payment page', async () => {
    const { html, site } = await pageOf({ unit: 'ريال', give: { gate } });
    expect(html).toContain('href="https://pay.example.com/give?project=1&amp;lang=ar&amp;sum=50"');
    expect(html).toContain('sum=12.5"');
    expect(html).toMatch(/<form[^>]* action="https:\/\/pay\.example\.com\/give" method="get"/);
    expect(html).toMatch(/<input type="hidden" name="project" value="1"/);
    expect(html).toMatch(/<input[^>]* type="number" min="1"[^>]* name="sum"/);
    expect(securityHeaders(site)['Content-Security-Policy']).toContain('https://pay.example.com');
  });

  test('allows the payment page in form-action only if it has a form', async () => {
    const { site } = await pageOf({ give: { gate: { ...gate, free: undefined } } });
    expect(securityHeaders(site)['Content-Security-Policy']).not.toContain('https://pay.example.com');
  });

  test.each(['planned', 'paused', 'done'])('has no donation links if the project is %s', async (status) => {
    const { html } = await pageOf({ status, give: { gate } });
    expect(html).not.toContain('pay.example.com');
  });

  test('groups the account number visually and copies it without spaces', async () => {
    const { html } = await pageOf({ give: { account: { iban: 'SA03 8000 0000 6080 1016 7519' } } });
    const code = /<code[^>]*>(.*?)<\/code>/.exec(html)?.[1] ?? '';
    expect(code.match(/<span>/g)).toHaveLength(6);
    expect(code.replaceAll(/<[^>]+>/g, '')).toBe('SA0380000000608010167519');
  });

  test.each([
    ['nothing collected', { goal: 10, collected: 0 }, 'جُمع 0 من 10', [10, 0]],
    ['almost the goal', { goal: 1000, collected: 999 }, 'جُمع 999 من 1,000</strong> <span>(99%)', [1000, 999]],
    ['more than the goal', { goal: 10, collected: 15, unit: 'سلة' }, 'جُمع 15 من 10 سلة</strong> <span>(150%)', [10, 10]],
    ['no goal', { collected: 15 }, 'جُمع 15 حتى الآن', undefined],
    ['only a goal', { goal: 15 }, 'المطلوب 15', undefined],
    ['neither goal nor amount', {}, '', undefined],
  ] as const)('renders progress: %s', async (_, entry, words, bar) => {
    const { html } = await pageOf(entry);
    expect(html).toContain(words);
    expect(html.match(/<progress[^>]*>/)?.[0]).toEqual(
      bar === undefined
        ? undefined
        : expect.stringMatching(new RegExp(`^<progress max="${bar[0]}" value="${bar[1]}" aria-labelledby="`)),
    );
  });
});

describe('draft entry', () => {
  const draft = (more: object) => ({
    ...minimal(),
    collections: {
      team: {
        type: 'people',
        path: '/team',
        entries: [
          { name: 'sara', title: 'سارة', draft: true },
          { name: 'khalid', title: 'خالد', href: '/team/sara' },
        ],
      },
      ways: {
        type: 'link-cards',
        cards: ['/team/sara', '/'].map((href, index) => ({
          ...{ name: `card-${index}`, id: index + 1, title: 'بطاقة', description: 'وصف قصير للبطاقة.', href },
          image: { src: 'logo.svg', alt: '', decorative: true },
        })),
      },
    },
    ...more,
  });
  const withBlocks = (...blocks: object[]) => {
    const site = draft({});
    site.routes[0].blocks.push(...blocks);
    return site;
  };
  const shown = withBlocks(
    { type: 'people', from: { collection: 'team' } },
    { type: 'card-grid', heading: 'طرق', cards: { collection: 'ways' } },
  );
  const planAt = async (at: 'ever' | 'always') => {
    const checked = await loadValidSite({ project: openProject(await writePostsSite(shown)) }, machine);
    const [first] = readEditions(checked, at);
    return { taken: checked, pages: createPlanner(first.site, first.assets).planAll() };
  };
  const blockOf = (pages: Awaited<ReturnType<typeof planAt>>['pages'], type: string) =>
    pages[0]?.blocks.find((block) => block.type === type) as { from?: unknown[]; cards?: { name: string }[] } | undefined;

  test('is omitted from builds with its cards and links, reported, and shown in previews', async () => {
    const { taken: checked, pages } = await planAt('ever');
    expect(checked.warnings.filter(({ code }) => /absent|draft/.test(code)).map(({ code, pointer }) => [code, pointer])).toEqual([
      ['absent-card', '/collections/team/entries/1/href'],
      ['absent-card', '/collections/ways/cards/0/href'],
    ]);
    expect(pages.map(({ href }) => href)).toEqual(['/', '/404.html']);
    expect(blockOf(pages, 'people')?.from).toMatchObject([{ name: 'خالد', href: undefined }]);
    expect(blockOf(pages, 'card-grid')?.cards?.map(({ name }) => name)).toEqual(['card-1']);
    const preview = await planAt('always');
    expect(preview.pages.find(({ href }) => href === '/team/sara')?.unpublished).toBeDefined();
    expect(blockOf(preview.pages, 'people')?.from).toHaveLength(2);
    expect(blockOf(preview.pages, 'card-grid')?.cards).toHaveLength(2);
  });

  test('is an error if a text links to it or a block names it', () => {
    const site = withBlocks(
      { type: 'prose', body: ['[سارة](/team/sara)'] },
      { type: 'person', from: { collection: 'team', entry: 'sara' } },
    );
    const { diagnostics } = checkSite(new Source('site.json', JSON.stringify(site)), new Map());
    expect(diagnostics.flatMap(({ code, pointer }) => (code === 'absent-link' ? [pointer] : []))).toEqual([
      '/routes/0/blocks/1/body/0',
      '/routes/0/blocks/2/from/entry',
    ]);
  });
});
