import type { Route, WrittenRoute } from '../../site.schema.ts';
import { remember, rememberPerObject } from '../common/remember.ts';
import { shownBlocks } from './shown-blocks.ts';

type Blocks = Route['blocks'];

/** What is asked of a page without reading it: all but its blocks and its description, and what follows from them. */
export interface RouteDigest {
  /** In the order of the file; `null` in the place of what is read when it is asked for. */
  head: Record<string, unknown>;
  /** By their names. */
  facts: Record<string, unknown>;
}

/** Where a page comes from whose blocks are not in memory. */
export interface RouteOrigin {
  /** Names its bytes in the file: the same name, the same content. */
  name: string;
  facts: RouteDigest['facts'];
  read: () => WrittenRoute;
}

const origin = Symbol('origin');

type StoredRoute = Route & { [origin]?: RouteOrigin };

/** What is left on the disk: most of a page. */
const unread = ['blocks', 'description'] as const;

/** What follows from the page as it is shown: without sections that are hidden. */
const makers = new Map<string, (page: WrittenRoute) => unknown>();

/** Pages that stay in memory: the same one is asked for several times while it is planned. */
const pagesHeld = 4;

const contentOf = remember((from: RouteOrigin): WrittenRoute => from.read(), { most: pagesHeld });

const accessors = Object.fromEntries(
  unread.map((key): [string, PropertyDescriptor] => [
    key,
    {
      enumerable: true,
      get(this: StoredRoute) {
        const content = this[origin] && contentOf(this[origin]);
        return content && key === 'blocks' ? shownBlocks(content.blocks as Blocks) : content?.[key];
      },
    },
  ]),
);

/** Names of what follows from pages. */
export const factsOfRoutes = (): string[] => [...makers.keys()];

/** @param share gives the first of equal values */
export function digestOf(written: WrittenRoute, share: <Value>(value: Value) => Value): RouteDigest {
  const head = Object.fromEntries(Object.entries(written).map(([key, value]) => [key, key in accessors ? null : value]));
  if (written.breadcrumb) head.breadcrumb = written.breadcrumb.map((step) => (step.href === undefined ? step : share(step)));
  // The schema has taken it: what may be missing is the breadcrumb, which no fact is about.
  const blocks = shownBlocks(written.blocks as Blocks);
  const shown = blocks === written.blocks ? written : { ...written, blocks: blocks as WrittenRoute['blocks'] };
  const facts = Object.fromEntries([...makers].map(([name, make]) => [name, make(shown)]));
  return { head, facts: share(facts) };
}

/** A page as any other, whose blocks and description are read when they are asked for. @param head as `digestOf` gives it. */
export function storedRoute(head: RouteDigest['head'], from: RouteOrigin): WrittenRoute {
  const route = {};
  for (const [key, value] of Object.entries(head)) {
    const accessor = accessors[key];
    if (accessor) Object.defineProperty(route, key, accessor);
    else Object.assign(route, { [key]: value });
  }
  Object.defineProperty(route, origin, { value: from });
  return route as WrittenRoute;
}

/** A page with the breadcrumb that it does not write itself. */
export function withBreadcrumb(route: WrittenRoute, breadcrumb: Route['breadcrumb']): Route {
  const from = (route as StoredRoute)[origin];
  const head = from && headOfRoute(route);
  return head ? (Object.assign(storedRoute(head, from), { breadcrumb }) as Route) : { ...route, breadcrumb };
}

/** A page without some of what it says. */
export function withoutKeys(route: WrittenRoute, keys: readonly string[]): WrittenRoute {
  const from = (route as StoredRoute)[origin];
  const head = headOfRoute(route) ?? route;
  const kept = Object.fromEntries(Object.entries(head).filter(([key]) => !keys.includes(key)));
  return from ? storedRoute(kept, from) : (kept as WrittenRoute);
}

/** Whether most of a page is not in memory. */
export const isStoredRoute = (route: object): boolean => (route as StoredRoute)[origin] !== undefined;

/** What is in memory of a page whose blocks are not; undefined for any other, and for what is no page. */
export function headOfRoute(route: object): RouteDigest['head'] | undefined {
  if (!isStoredRoute(route)) return undefined;
  const inMemory = (key: string) => (key in accessors ? null : route[key as keyof typeof route]);
  return Object.fromEntries(Object.keys(route).map((key) => [key, inMemory(key)]));
}

/** Names the content of a page; undefined for one that comes from no entry of the file. */
export function nameOfRoute(route: object): string | undefined {
  return (route as StoredRoute)[origin]?.name;
}

/** A fact of a page by its name, or what `make` tells of one that was read. */
function factOr<Value>(name: string, route: object, make: () => Value): Value {
  const facts = (route as StoredRoute)[origin]?.facts;
  // A fact that came later is no part of it: pages may share their facts.
  return facts && Object.hasOwn(facts, name) ? (facts[name] as Value) : make();
}

/**
 * Makes a function that tells something of the blocks of a page, and is asked for all pages of a site: those of the file need
 * not be read for it. Answers are plain data, never undefined; they follow from the blocks alone.
 */
export function factOfBlocks<Value>(name: string, make: (blocks: Blocks) => Value): (route: Pick<Route, 'blocks'>) => Value {
  makers.set(name, ({ blocks }) => make(blocks as Blocks));
  const ofBlocks = rememberPerObject(make);
  return (route) => factOr(name, route, () => ofBlocks(route.blocks));
}

/** The same for what follows from a page as it is written, a breadcrumb that it does not write itself apart. */
export function factOfPage<Value>(name: string, make: (page: object) => Value): (route: object) => Value {
  makers.set(name, make);
  const ofPage = rememberPerObject(make);
  return (route) => factOr(name, route, () => ofPage(route));
}
