import type { ItemList, Thing } from 'schema-dts';
import type { Route, Site } from '../../../site.schema.ts';
import { descriptorOf } from '../../../templates/blocks/descriptors.ts';
import { decodedAddress } from '../../../templates/model/addresses/decode.ts';
import { generatedListOf, isPostsBlock } from '../../content/collections/generated-blocks.ts';
import { postsOutlineOf } from '../../content/site/collection-outline.ts';
import { postPath } from '../../content/site/collection-pages.ts';
import { cardsOf } from '../../content/site/collections.ts';
import { pageUrl } from '../../content/site/page-url.ts';

/** A page, and what its description refers to. */
export interface EntityContext {
  site: Site;
  route: Route;
  /** Full address of the page with a fragment. */
  id: (fragment: string) => string;
  organization: { '@id': string };
}

/** Types of schema.org of which a page can say all that they need. */
const offers = {
  service: { type: 'Service', by: 'provider' },
  work: { type: 'CreativeWork', by: 'publisher' },
  credential: { type: 'EducationalOccupationalCredential', by: 'provider' },
} as const;

/** What a page offers; undefined for pages of another kind, and while the content is not complete. */
export function describeOffer({ route, id, organization }: EntityContext): Thing | undefined {
  const { kind, title, description, placeholder } = route;
  if (!kind || kind === 'about' || placeholder) return undefined;
  const { type, by } = offers[kind];
  return {
    '@type': type,
    '@id': id('entity'),
    name: title,
    description,
    url: id('').slice(0, -1),
    [by]: organization,
  } as Thing;
}

const routesByPath = new WeakMap<Site, Map<string, Route>>();

function findRoute(site: Site, path: string): Route | undefined {
  const known = routesByPath.get(site) ?? new Map(site.routes.map((route) => [route.path, route]));
  routesByPath.set(site, known);
  return known.get(path);
}

/** All that the list of a page tells of another page. */
export interface ListedPage {
  path: string;
  title: string;
  /** The page above it. */
  parent: string | undefined;
  isListed: boolean;
}

/** Path of the page that a link of the content leads to. */
export const linkedPath = (href: string) => decodedAddress(href.replace(/[?#].*/, ''));

/** What a list tells of a page; undefined where there is none of the path. */
export function listedPageOf(site: Site, linked: string): ListedPage | undefined {
  const route = findRoute(site, linked);
  if (!route) return undefined;
  const { path, title, breadcrumb, listed } = route;
  return { path, title, parent: breadcrumb.at(-2)?.href, isListed: listed !== false };
}

/** Paths of the pages that the cards of a page lead to, in the order shown. */
function linkedPaths({ collections }: Site, { blocks }: Route): string[] {
  return blocks.flatMap((block) => {
    if (isPostsBlock(block) && generatedListOf(block)) {
      const outline = postsOutlineOf(collections[block.collection]);
      return outline ? (block.names ?? []).map((name) => postPath(outline, name)) : [];
    }
    if (!('cards' in block) || !descriptorOf(block.type)?.listsPages) return [];
    const { collection, names } = block.cards;
    const cards = cardsOf(collections[collection]);
    const shown = names ? names.flatMap((name) => cards.find((card) => card.name === name) ?? []) : cards;
    return shown.flatMap((card) => ('href' in card ? [linkedPath(card.href)] : []));
  });
}

/** The list that a page is: its cards lead to pages that stand below it in their breadcrumbs. */
export function listItems({ site, route, id }: EntityContext): ItemList | undefined {
  const linked = linkedPaths(site, route).flatMap((path) => listedPageOf(site, path) ?? []);
  const below = [...new Map(linked.map((one) => [one.path, one])).values()].filter(
    ({ parent, isListed }) => parent === route.path && isListed,
  );
  if (below.length < 2) return undefined;
  return {
    '@type': 'ItemList',
    '@id': id('entity'),
    name: route.title,
    numberOfItems: below.length,
    itemListElement: below.map(({ path, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: pageUrl(site, path),
    })),
  };
}
