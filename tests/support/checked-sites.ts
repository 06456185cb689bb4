import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeDocumentation } from '../../docs/site/write.ts';
import { startNames } from '../../generator/cli/new/starts.ts';
import { bilingualSite, fixtureSite, shippedSite, temporaryFolder } from './build.ts';
import { pagesOfExamples, siteOfExamples, writeExamples } from './examples.ts';
import { bilingualMuseum } from './languages-site.ts';
import { newSite } from './new-site.ts';
import { writePostsSite } from './posts-site.ts';

/** State of a page after an interaction: what to do and what to wait for, never a delay. */
export interface State {
  path: string;
  width: 390 | 1280;
  actions: string[];
}

/** Site whose pages are checked: HTML by html-validate and the Nu checker, in a browser by axe and htmlcs. */
export interface CheckedSite {
  name: string;
  /** Checked in tier T2 only, since it has many pages. */
  isLong?: true;
  /** @returns path of its site file */
  write: () => string | Promise<string>;
  /** Paths of the pages to open in a browser; default: all. */
  opened?: RegExp;
  states?: State[];
}

interface Route {
  path: string;
  blocks: { type: string; tabs?: { id: string }[] }[];
}

const { routes }: { routes: Route[] } = JSON.parse(readFileSync(shippedSite, 'utf8'));

/** States of `site.json` after clicks, if its content has them. */
function shippedStates(): State[] {
  const addressOf = ({ path }: Route) => path.slice(1);
  const tabbed = routes.flatMap((route) => route.blocks.flatMap(({ tabs }) => (tabs?.[1] ? [{ route, id: tabs[1].id }] : [])));
  const secondTabs = [tabbed[0], tabbed.at(-1)].flatMap((one, index): State[] =>
    one
      ? [
          {
            path: addressOf(one.route),
            width: index === 0 ? 1280 : 390,
            actions: [`click element #${one.id}_tab`, `wait for element #${one.id}:not([hidden]) to be visible`],
          },
        ]
      : [],
  );
  const menu: State = {
    path: '',
    width: 390,
    actions: ['click element header button', 'wait for element nav:popover-open to be visible'],
  };
  const login = routes.find(({ blocks }) => blocks.some(({ type }) => type === 'login'));
  const password: State[] = login
    ? [
        {
          path: addressOf(login),
          width: 1280,
          actions: ['click element form button[type="button"]', 'wait for element [name="password"][type="text"] to be visible'],
        },
      ]
    : [];
  const hasCarousel = routes[0]?.blocks.some(({ type }) => type === 'carousel');
  const carousel: State[] = hasCarousel
    ? [
        {
          path: '',
          width: 1280,
          actions: ['click element .splide [data-playing]', 'wait for element .splide.is-initialized to be visible'],
        },
      ]
    : [];
  return [...secondTabs, menu, ...password, ...carousel];
}

/** Site search in its dialog and on its page. */
function searchStates(): State[] {
  const opened = ['click element a[data-search]', 'wait for element dialog[open] to be visible'];
  const typed = ['set field dialog input to البلدية', 'wait for element dialog a[data-result] to be visible'];
  const found = ['wait for element main a[data-result] to be visible'];
  return [
    { path: '', width: 390, actions: [...opened, ...typed] },
    { path: `search?q=${encodeURIComponent('البلدية')}`, width: 1280, actions: found },
  ];
}

/** Name that would be markup, JSON or inline marks if it was not escaped. */
export const hostileName = '"</title><script>alert(1)</script> **x** [y](/) \\ 🌙';

/** One page of each kind of the documentation site, in both languages. */
const sortsOfDocumentation =
  /^(?:en\/?)?(?:|start|recipes\/table|blocks\/table|reference\/site|reference\/blocks\/prose|own-blocks|comparison|changelog)$/;

export const shippedChecked: CheckedSite = { name: 'site.json', write: () => shippedSite, states: shippedStates() };

/** Every site whose pages are checked; all checkers read their pages and states from here. */
export const checkedSites: CheckedSite[] = [
  shippedChecked,
  ...['smallest', 'minimal', 'variants', 'school'].map((name): CheckedSite => ({ name, write: () => fixtureSite(name) })),
  { name: 'municipality', write: () => fixtureSite('municipality'), states: searchStates() },
  { name: 'museum in English and Arabic', write: bilingualMuseum },
  // Its Arabic pages are those of `site.json`.
  { name: 'company in Arabic and English', write: bilingualSite, opened: /^en(?:\/|$)/ },
  { name: 'posts', write: () => writePostsSite() },
  { name: 'all examples of blocks', write: () => writeExamples(siteOfExamples(pagesOfExamples())) },
  ...startNames.map(
    (start): CheckedSite => ({
      name: `new site: ${start}`,
      isLong: true,
      write: () => newSite(start, { languages: 'both', name: hostileName }),
    }),
  ),
  {
    name: 'documentation',
    isLong: true,
    write: async () => writeDocumentation(await temporaryFolder()),
    opened: sortsOfDocumentation,
  },
];

/** HTML files and SVG drawings of a built site. */
export const markupFilesOf = (outDir: string): string[] =>
  readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:html|svg)$/.test(name))
    .map((name) => join(outDir, name))
    .sort();

/** Paths of the pages of a built site without leading slash; the 404 page gets an arbitrary path. */
export const pathsOf = (outDir: string): string[] =>
  readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => name.replace(/(?:(?<=^|\/)index)?\.html$/, '').replace(/^404$/, 'no-such-page'))
    .sort();

/** Paths of the pages of `site.json`, known before the build. */
export const shippedPaths = [...routes.map(({ path }) => path.slice(1)), 'no-such-page'];
