import { readFileSync } from 'node:fs';
import { shippedSite } from '../support/build.ts';
import { pagesOfExamples } from '../support/examples.ts';

interface Viewport {
  width: number;
  height: number;
  isMobile?: boolean;
}

const desktop: Viewport = { width: 1280, height: 900 };
const phone: Viewport = { width: 320, height: 640, isMobile: true };

export interface Target {
  /** Below the home address of its site, without the slash. */
  path: string;
  viewport: Viewport;
  actions: string[];
}

interface Route {
  path: string;
  blocks: { type: string; tabs?: { id: string }[] }[];
}

const routes: Route[] = JSON.parse(readFileSync(shippedSite, 'utf8')).routes;

/** The states behind a click, where the content has them: what to do and what to wait for, never a time. */
function listStates() {
  const addressOf = ({ path }: Route) => path.slice(1);
  const tabbed = routes.flatMap((route) => route.blocks.flatMap(({ tabs }) => (tabs?.[1] ? [{ route, id: tabs[1].id }] : [])));
  const login = routes.find(({ blocks }) => blocks.some(({ type }) => type === 'login'));
  const secondTabs = [tabbed[0], tabbed.at(-1)].flatMap((one, index) =>
    one
      ? {
          path: addressOf(one.route),
          viewport: index === 0 ? desktop : phone,
          actions: [`click element #${one.id}_tab`, `wait for element #${one.id}:not([hidden]) to be visible`],
        }
      : [],
  );
  const menu = {
    path: '',
    viewport: phone,
    actions: ['click element header button', 'wait for element nav:popover-open to be visible'],
  };
  const password = login && {
    path: addressOf(login),
    viewport: desktop,
    actions: ['click element form button[type="button"]', 'wait for element [name="password"][type="text"] to be visible'],
  };
  return [...secondTabs, menu, ...(password ? [password] : [])];
}

/** Kinds of blocks with all their examples, of a site of examples: those that no page of `site.json` shows, a fifth each day: others are looked at there. */
export function listBlocks(): Target[] {
  const shown = new Set(routes.flatMap(({ blocks }) => blocks.map(({ type }) => type)));
  const pages = new Map(
    pagesOfExamples().map((page) => [page.path.endsWith('/all') ? page.path : `${page.type}, as title`, page]),
  );
  const others = [...pages.values()].filter(({ type }) => !shown.has(type));
  return others.map(({ path }) => ({
    path: path.slice(1),
    viewport: desktop,
    actions: [],
  }));
}

/** The search in its dialog and on its page, of a site that has one. */
export function listSearch(): Target[] {
  const question = encodeURIComponent('البلدية');
  const opened = ['click element a[data-search]', 'wait for element dialog[open] to be visible'];
  const typed = ['set field dialog input to البلدية', 'wait for element dialog a[data-result] to be visible'];
  return [
    { path: '', viewport: phone, actions: [...opened, ...typed] },
    { path: `search?q=${question}`, viewport: desktop, actions: ['wait for element main a[data-result] to be visible'] },
    { path: 'search', viewport: desktop, actions: [] },
  ];
}

/**
 * The routes and the 404 page of `site.json`: on a desk the first with each set of blocks, on a phone the first with each type,
 * one after the other, a quarter of them each day; and every state.
 */
export function listPages(): Target[] {
  const addresses = [...routes.map(({ path }) => path), '/no-such-page'];
  const everyRoute = addresses.flatMap((path) =>
    [desktop, phone].map((viewport) => ({ path: path.slice(1), viewport, actions: [] as string[] })),
  );
  const hasCarousel = routes[0]?.blocks.some(({ type }) => type === 'carousel');
  const homeActions = ['click element .splide [data-playing]', 'wait for element .splide.is-initialized to be visible'];
  return [...everyRoute, ...listStates()].map(({ path, viewport, actions }) => ({
    path,
    viewport,
    // Home: the carousels come alive when they come into view.
    actions: path === '' && actions.length === 0 && hasCarousel ? homeActions : actions,
  }));
}
