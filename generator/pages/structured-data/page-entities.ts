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
  /** Absolute address of the page with a fragment. */
  id: (fragment: string) => string;
  organization: { '@id': string };
}

/** schema.org types whose required properties the content can provide. */
const offers = {
  service: { type: 'Service', by: 'provider' },
  work: { type: 'CreativeWork', by: 'publisher' },
  credential: { type: 'EducationalOccupationalCredential', by: 'provider' },
} as const;

/** Entity of what a page offers; undefined for other pages and incomplete content. */
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

/** Metadata of a page in a list of another page. */
export interface ListedPage {
  path: string;
  title: string;
  /** The parent page. */
  parent: string | undefined;
  isListed: boolean;
}

/** Path of the page that a link in the content points to. */
export const linkedPath = (href: string) => decodedAddress(href.replace(/[?#].*/, ''));

/** Metadata of a page in a list; undefined if there is no such page. */
export function listedPageOf(site: Site, linked: string): ListedPage | undefined {
  const route = findRoute(site, linked);
  if (!route) return undefined;
  const { path, title, breadcrumb, listed } = route;
  return { path, title, parent: breadcrumb.at(-2)?.href, isListed: listed !== false };
}

/** Paths of the pages that the cards of a page link to, in display order. */
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

/** ItemList entity of a page: its cards link to pages that have it in their breadcrumbs. */
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
