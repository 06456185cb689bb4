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

  test('have the time zone of their collection unless their own, lead to their pages, and these begin with them', async () => {
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
    // A museum of schema.org is a place alone, which has no such thing.
    expect(graph).not.toContain('a@example.com');
  });

  test('whose holidays or seasons are over are told, once for the collection', () => {
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

  test('are all in the area of their map, with room around them, be they in one street or at the ends of the world', () => {
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

describe('the number of an account', () => {
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
  ])('%s: %s', (text, expected) => {
    expect(isIban(text)).toBe(expected);
  });
});

describe('the page of a project', () => {
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

  test('hands the amount to the page for payments, with what the address of that says already', async () => {
    const { html, site } = await pageOf({ unit: 'ريال', give: { gate } });
    expect(html).toContain('href="https://pay.example.com/give?project=1&amp;lang=ar&amp;sum=50"');
    expect(html).toContain('sum=12.5"');
    expect(html).toMatch(/<form[^>]* action="https:\/\/pay\.example\.com\/give" method="get"/);
    expect(html).toMatch(/<input type="hidden" name="project" value="1"/);
    expect(html).toMatch(/<input[^>]* type="number" min="1"[^>]* name="sum"/);
    expect(securityHeaders(site)['Content-Security-Policy']).toContain('https://pay.example.com');
  });

  test('without a form asks for no leave to send one', async () => {
    const { site } = await pageOf({ give: { gate: { ...gate, free: undefined } } });
    expect(securityHeaders(site)['Content-Security-Policy']).not.toContain('https://pay.example.com');
  });

  test.each(['planned', 'paused', 'done'])('offers no way to give where it is %s', async (status) => {
    const { html } = await pageOf({ status, give: { gate } });
    expect(html).not.toContain('pay.example.com');
  });

  test('reads its account in fours and copies it in one', async () => {
    const { html } = await pageOf({ give: { account: { iban: 'SA03 8000 0000 6080 1016 7519' } } });
    const code = /<code[^>]*>(.*?)<\/code>/.exec(html)?.[1] ?? '';
    expect(code.match(/<span>/g)).toHaveLength(6);
    expect(code.replaceAll(/<[^>]+>/g, '')).toBe('SA0380000000608010167519');
  });

  test.each([
    ['nothing yet', { goal: 10, collected: 0 }, 'جُمع 0 من 10', [10, 0]],
    ['nearly all', { goal: 1000, collected: 999 }, 'جُمع 999 من 1,000</strong> <span>(99%)', [1000, 999]],
    ['more than all', { goal: 10, collected: 15, unit: 'سلة' }, 'جُمع 15 من 10 سلة</strong> <span>(150%)', [10, 10]],
    ['no goal', { collected: 15 }, 'جُمع 15 حتى الآن', undefined],
    ['a goal alone', { goal: 15 }, 'المطلوب 15', undefined],
    ['neither', {}, '', undefined],
  ] as const)('says how far it is: %s', async (_, entry, words, bar) => {
    const { html } = await pageOf(entry);
    expect(html).toContain(words);
    expect(html.match(/<progress[^>]*>/)?.[0]).toEqual(
      bar === undefined
        ? undefined
        : expect.stringMatching(new RegExp(`^<progress max="${bar[0]}" value="${bar[1]}" aria-labelledby="`)),
    );
  });
});

describe('a draft', () => {
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
    const taken = await loadValidSite({ project: openProject(await writePostsSite(shown)) }, machine);
    const [first] = readEditions(taken, at);
    return { taken, pages: createPlanner(first.site, first.assets).planAll() };
  };
  const blockOf = (pages: Awaited<ReturnType<typeof planAt>>['pages'], type: string) =>
    pages[0]?.blocks.find((block) => block.type === type) as { from?: unknown[]; cards?: { name: string }[] } | undefined;

  test('and cards and links that lead to it are in no build, and told; a preview shows them', async () => {
    const { taken, pages } = await planAt('ever');
    expect(taken.warnings.filter(({ code }) => /absent|draft/.test(code)).map(({ code, pointer }) => [code, pointer])).toEqual([
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

  test('that a text leads to, or a block shows alone, is an error', () => {
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
