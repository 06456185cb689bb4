import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readEditions } from '../../../../generator/build/tasks/read-site.ts';
import { checkSite } from '../../../../generator/check/check.ts';
import { loadValidSite } from '../../../../generator/check/load-site.ts';
import { expandSite } from '../../../../generator/content/collections/expand.ts';
import { editionsOf } from '../../../../generator/content/locales/editions.ts';
import { chosenEntries, outlineOf } from '../../../../generator/content/site/collection-outline.ts';
import type { Path } from '../../../../generator/core/json/path.ts';
import { Source } from '../../../../generator/core/json/source.ts';
import { openProject } from '../../../../generator/core/util/project.ts';
import { createPlanner } from '../../../../generator/pages/plan/plan.ts';
import { createRouteFingerprinter } from '../../../../generator/pages/plan/route-fingerprint.ts';
import type { Site } from '../../../../site.schema.ts';
import { byYear } from '../../../../templates/blocks/downloads/years.ts';
import type { Block } from '../../../../templates/blocks/schemas.ts';
import { filterNumbers, filterOf, groupsWith } from '../../../../templates/components/filter-terms.ts';
import type { Planned } from '../../../../templates/model/planned/planned.ts';
import { fixtureSite } from '../../../support/build.ts';
import { machine } from '../../../support/environment.ts';
import { writePostsSite } from '../../../support/posts-site.ts';
import { readSite } from '../../../support/read-site.ts';

type PeopleBlock = Planned<Extract<Block, { type: 'people' }>>;

const minimal = () => JSON.parse(readFileSync(fixtureSite('minimal'), 'utf8'));

const team = {
  type: 'people',
  path: '/team',
  groups: [
    { name: 'board', title: 'مجلس الإدارة' },
    { name: 'trainers', title: 'المدربون' },
  ],
  tags: [{ name: 'law', title: 'القانون' }],
  entries: [
    {
      name: 'sara',
      title: 'سارة',
      role: 'رئيسة',
      groups: ['board', 'trainers'],
      tags: ['law'],
      body: ['سيرة [خالد](/team/khalid).'],
    },
    { name: 'khalid', title: 'خالد', text: 'مدرب **أول**.', groups: ['trainers'], updated: '2026-11-01', movedFrom: ['/khalid'] },
    { name: 'hind', title: 'هند', href: '/' },
    { name: 'bader', title: 'بدر', page: false, groups: ['board'] },
  ],
};

function siteWith(collection: object, ...blocks: object[]) {
  const site = minimal();
  site.routes[0].blocks.push(...blocks);
  return { ...site, collections: { team: collection } };
}

const shown = { type: 'people', heading: 'الفريق', from: { collection: 'team' } };
const content = siteWith(team, shown, { ...shown, from: { collection: 'team', group: 'board', order: 'title' } });
const { site, assets, warnings } = await readSite({ project: openProject(await writePostsSite(content)) }, machine);
const planner = createPlanner(site, assets);
const pages = planner.planAll();
const pageAt = (path: string) => pages.find(({ href }) => href === path);

describe('chosenEntries', () => {
  const outline = outlineOf(team);
  const chosen = (choice: Parameters<typeof chosenEntries>[1]) =>
    outline && chosenEntries(outline, choice, 'ar').map(({ name }) => name);

  test.each([
    [{}, ['sara', 'khalid', 'hind', 'bader']],
    [{ group: 'trainers' }, ['sara', 'khalid']],
    [{ group: 'trainers', tag: 'law' }, ['sara']],
    [{ tag: 'none' }, []],
    [{ names: ['bader', 'nobody', 'sara'] }, ['bader', 'sara']],
    [{ names: ['bader', 'sara'], group: 'trainers' }, ['sara']],
    [{ order: 'title' as const }, ['bader', 'khalid', 'sara', 'hind']],
    [{ order: 'title' as const, most: 2 }, ['bader', 'khalid']],
  ])('for %j returns %j', (choice, names) => {
    expect(chosen(choice)).toEqual(names);
  });

  test('reads no entries from other types and invalid collections', () => {
    expect([{ type: 'link-cards', cards: [] }, { type: 'constructor' }, null, 'x'].map(outlineOf)).toEqual(
      Array(4).fill(undefined),
    );
    expect(outlineOf({ type: 'people', entries: [{ name: 1 }, null, { name: 'a', groups: 'x' }] })?.entries).toEqual([
      {
        ...{ name: 'a', title: '', index: 2, date: '', groups: [], tags: [], authors: [], hasEvent: false, isPinned: false },
        ...{ hasPage: false, path: undefined, publication: undefined },
      },
    ]);
  });
});

describe('pages of entries', () => {
  test('are below the path of the collection, except for entries with an external page or none', () => {
    expect(site.routes.map(({ path }) => path)).toEqual(['/', '/team/sara', '/team/khalid']);
    const [, sara, khalid] = site.routes;
    expect(sara?.breadcrumb).toEqual([{ label: 'الرئيسية', href: '/' }, { label: 'سارة' }]);
    expect([sara?.description, khalid?.description]).toEqual(['سارة. رئيسة', 'خالد. مدرب أول.']);
    expect([khalid?.updated, khalid?.movedFrom]).toEqual(['2026-11-01', ['/khalid']]);
    expect([sara, khalid].map((route) => route?.blocks.map(({ type }) => type))).toEqual([['person', 'prose'], ['person']]);
    expect(warnings.map(({ code }) => code)).not.toContain('orphan-route');
  });

  test('have the page at the path of the collection in their breadcrumbs', () => {
    const own = siteWith(team, shown);
    own.routes.push({
      ...own.routes[0],
      path: '/team',
      title: 'فريقنا',
      breadcrumb: [{ label: 'البيت', href: '/' }, { label: 'فريقنا' }],
    });
    const { site: expanded } = expandSite({ ...site, routes: own.routes });
    const sara = expanded.routes.find(({ path }) => path === '/team/sara');
    expect(sara?.breadcrumb).toEqual([{ label: 'البيت', href: '/' }, { label: 'فريقنا', href: '/team' }, { label: 'سارة' }]);
  });

  test('need a path of the collection, which may be the root', () => {
    const { path: _, ...without } = team;
    const pathsOf = (collection: object) =>
      expandSite({
        ...site,
        routes: site.routes.slice(0, 1),
        collections: { team: collection } as Site['collections'],
      }).site.routes.map(({ path }) => path);
    expect(pathsOf(without)).toEqual(['/']);
    expect(pathsOf({ ...team, path: '/' })).toEqual(['/', '/sara', '/khalid']);
  });

  test('map every text back to its entry', () => {
    const { toContent } = expandSite({ ...site, routes: site.routes.slice(0, 1) });
    const places: Path[] = [];
    const annotate = (text: string, path: Path) => {
      places.push(toContent(path));
      return text;
    };
    createPlanner(site, assets, { annotate }).planRoute(...([site.routes[1], 1] as [(typeof site.routes)[0], number]));
    const own = places.filter(([top]) => top === 'collections').map((path) => path.join('.'));
    expect(own).toEqual(
      expect.arrayContaining([
        'collections.team.entries.0.title',
        'collections.team.entries.0.role',
        'collections.team.entries.0.body.0',
        'collections.team.groups.1.title',
        'collections.team.tags.0.title',
      ]),
    );
  });

  test('have a Person as structured data', () => {
    const graph = JSON.stringify(pageAt('/team/khalid')?.structuredData);
    expect(graph).toContain('"@type":"ProfilePage"');
    expect(graph).toContain('"@type":"Person"');
    expect(graph).toContain('"description":"مدرب أول."');
  });
});

describe('people block', () => {
  const [all, board] = (pageAt('/')?.blocks ?? []).filter(({ type }) => type === 'people') as PeopleBlock[];

  test('plans entries like inline items with links to their pages', () => {
    expect(all?.from?.map(({ name, href, groups }) => [name, href, groups])).toEqual([
      ['سارة', '/team/sara', ['مجلس الإدارة', 'المدربون']],
      ['خالد', '/team/khalid', ['المدربون']],
      ['هند', '/', []],
      ['بدر', undefined, ['مجلس الإدارة']],
    ]);
    expect(board?.from?.map(({ name }) => name)).toEqual(['بدر', 'سارة']);
  });

  test('gets a new fingerprint when an entry changes', async () => {
    const nameOf = (collection: object) => {
      const changed = { ...site, collections: { team: collection } as Site['collections'] };
      const home = { ...site.routes[0] } as Site['routes'][0];
      return createRouteFingerprinter(changed, assets)(home);
    };
    expect(nameOf(team)).toBeDefined();
    expect(nameOf({ ...team, entries: [] })).not.toBe(nameOf(team));
  });
});

test('renders five hundred people with very long words without diagnostics', async () => {
  const word = 'أ'.repeat(40);
  const entries = Array.from({ length: 500 }, (_, index) => ({
    name: `p-${index}`,
    title: `${word} ${index}`,
    role: 'Donaudampfschifffahrtsgesellschaftskapitän <script>alert(1)</script>',
    groups: [['board', 'trainers'][index % 2]],
    body: ['</p><script>alert(1)</script>'],
  }));
  const file = await writePostsSite(siteWith({ ...team, tags: undefined, entries }, { ...shown, filterLabel: 'القسم' }));
  const many = await readSite({ project: openProject(file) }, machine);
  expect(many.site.routes).toHaveLength(501);
  const [home] = createPlanner(many.site, many.assets).planAll();
  const block = home?.blocks.find(({ type }) => type === 'people') as PeopleBlock | undefined;
  expect(block?.from).toHaveLength(500);
});

describe('entries in several languages', () => {
  const trilingual = JSON.parse(readFileSync(fixtureSite('trilingual'), 'utf8'));
  const entries = [
    { name: 'sara', title: { ar: 'سارة', en: 'Sara' }, role: { ar: 'رئيسة', en: 'Chair' }, groups: ['board'] },
    { name: 'khalid', title: 'خالد', groups: ['trainers'] },
  ];
  trilingual.collections.team = {
    type: 'people',
    path: { ar: '/team', en: '/people' },
    groups: [
      { name: 'board', title: { ar: 'المجلس', en: 'Board' } },
      { name: 'trainers', title: 'المدربون' },
    ],
    entries,
  };
  trilingual.routes[0].blocks.push(
    { type: 'people', from: { collection: 'team' } },
    { type: 'people', from: { collection: 'team', group: 'trainers' } },
    { type: 'prose', body: ['[سارة](/team/sara)'] },
  );

  test('are in the editions of their title, and blocks without entries are omitted', async () => {
    const found = checkSite(new Source('site.json', JSON.stringify(trilingual)), assets).diagnostics;
    expect(
      found.filter(({ severity, code }) => severity === 'error' && !code.includes('image') && !code.includes('file')),
    ).toEqual([]);
    const english = editionsOf(trilingual)?.editions.find(({ language }) => language.tag === 'en')?.value as Site;
    expect(english.collections.team).toMatchObject({
      path: '/people',
      groups: [{ name: 'board', title: 'Board' }],
      entries: [{ name: 'sara', title: 'Sara', role: 'Chair', groups: ['board'] }],
    });
    const shownThere = english.routes[0]?.blocks.filter(({ type }) => type === 'people');
    expect(shownThere).toEqual([{ type: 'people', from: { collection: 'team' } }]);
    const prose = english.routes[0]?.blocks.find(({ type }) => type === 'prose');
    expect(JSON.stringify(prose)).toContain('/people/sara');
  });
});

test('shows people of the school fixture on three pages', async () => {
  const all = readEditions(await loadValidSite({ project: openProject(fixtureSite('school')) }, machine));
  const [school] = all;
  const planned = createPlanner(school.site, school.assets).planAll();
  const names = planned.flatMap(({ href, blocks }) =>
    blocks.flatMap((block) => (block.type === 'people' ? [[href, (block as PeopleBlock).from?.length]] : [])),
  );
  expect(names).toEqual([
    ['/about', 6],
    ['/stages/middle', 2],
    ['/contact', 2],
  ]);
});

describe('documents', () => {
  const library = {
    type: 'documents',
    groups: [{ name: 'reports', title: 'تقارير' }],
    entries: [
      { name: 'old', file: 'files/report.pdf', title: 'قديم', date: '2024-03-01' },
      { name: 'new', file: 'files/report.pdf', title: 'جديد', date: '2026-01-31', groups: ['reports'] },
      { name: 'middle', file: 'files/report.pdf', title: 'أوسط', date: '2025-12-31', path: '/x' },
    ],
  };
  const outline = outlineOf(library);

  test('are latest first unless named or ordered otherwise, and have no pages', () => {
    const chosen = (choice: Parameters<typeof chosenEntries>[1]) =>
      outline && chosenEntries(outline, choice, 'ar').map(({ name }) => name);
    expect(chosen({})).toEqual(['new', 'middle', 'old']);
    expect(chosen({ order: 'written' })).toEqual(['old', 'new', 'middle']);
    expect(chosen({ names: ['old', 'new'] })).toEqual(['old', 'new']);
    expect(chosen({ names: ['old', 'new'], order: 'latest' })).toEqual(['new', 'old']);
    expect(outline?.entries.map(({ path }) => path)).toEqual([undefined, undefined, undefined]);
  });

  test('are grouped by year, latest first', () => {
    const files = [{ date: '2024-01-01' }, { date: undefined }, { date: '2026-05-01' }, { date: '2024-12-31' }];
    const years = byYear(files, ({ date }) => date?.slice(0, 4));
    expect(years.map(({ name, files: own }) => [name, own.length])).toEqual([
      ['2026', 1],
      ['2024', 2],
      [undefined, 1],
    ]);
  });

  test('are filtered by category and year together, unless there are too many years', () => {
    const items = [
      { groups: ['أ'], tags: ['2024'] },
      { groups: ['ب'], tags: ['2025'] },
    ];
    const filter = filterOf(items, { groups: true, tags: true });
    expect(items.map((item) => filterNumbers(item, filter))).toEqual(['1 17', '2 18']);
    expect([17, 18].map((tag) => groupsWith(tag, items, filter))).toEqual([[1], [2]]);
    const many = Array.from({ length: 17 }, (_, index) => ({ tags: [String(2000 + index)] }));
    expect(filterOf(many, { groups: true, tags: true })).toEqual({ groups: [], tags: [] });
    expect(filterNumbers({ groups: ['أ'] }, { groups: [], tags: [] })).toBeUndefined();
  });
});
