import type { Route, Site, WrittenRoute, WrittenSite } from '../../../site.schema.ts';
import { interfaceWords } from '../../../templates/registry/labels.ts';
import type { Labels } from '../../../templates/registry/labels-schema.ts';
import { directionOf } from '../../core/util/languages.ts';
import { outlineOf } from './collection-outline.ts';
import { letterIcon } from './icon.ts';
import { defaultSearchPath } from './search-addresses.ts';
import { shownBlocks } from './shown-blocks.ts';
import { shownStrips } from './strips.ts';

/** Default animation times of sections and cards, in milliseconds. */
const defaultMotion = { sections: 1200, cards: 1000, stagger: 100 };

/** In CSS pixels. */
const defaultBreadcrumbHeight = 64;

type Words = { [key: string]: string | Words };
type SomeWords = { [key: string]: string | SomeWords | undefined };

/** Built-in interface texts, overridden by those of the site. */
function overrideWords(words: Words, own: SomeWords): Words {
  const entries = Object.entries(words).map(([key, word]): [string, string | Words] => {
    const other = own[key];
    if (other === undefined) return [key, word];
    return [key, typeof other === 'string' || typeof word === 'string' ? (other as string) : overrideWords(word, other)];
  });
  return Object.fromEntries(entries);
}

function labelsOf({ language, labels = {} }: WrittenSite['site']): Labels {
  return overrideWords(interfaceWords(language).labels, labels) as unknown as Labels;
}

/** Paths of the ancestors of a page: `/a/b` -> `/`, `/a`. */
function above(path: string): string[] {
  const parts = path.slice(1).split('/').slice(0, -1);
  return ['/', ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)];
}

/** Titles by path of all pages, including posts, lists and collection items. */
function titlesOf({ collections = {}, routes }: WrittenSite): Map<string, string> {
  const ofCollections = Object.values(collections).flatMap((one): [string, string][] => [
    ...(one.type === 'posts' ? [[one.path, one.title] as [string, string]] : []),
    ...(outlineOf(one)?.entries ?? []).flatMap(({ path, title }): [string, string][] =>
      path === undefined ? [] : [[path, title]],
    ),
  ]);
  return new Map([...ofCollections, ...routes.map(({ path, title }): [string, string] => [path, title])]);
}

/** Breadcrumb from the titles of the ancestors; empty for the home page. */
function breadcrumbOf({ path, title }: WrittenRoute, titles: ReadonlyMap<string, string>, home: string): Route['breadcrumb'] {
  if (path === '/') return [];
  const higher = above(path).flatMap((href) => {
    const label = href === '/' ? home : titles.get(href);
    return label === undefined ? [] : [{ label, href }];
  });
  return [...higher, { label: title }];
}

function notFoundOf({ notFound: words, home, siteSearch }: Labels, search: string | undefined): Site['notFound'] {
  const { title, description, heading, text, action } = words;
  return {
    title,
    description,
    breadcrumb: [{ label: home, href: '/' }, { label: title }],
    blocks: [
      {
        type: 'notice',
        icon: 'compass',
        heading,
        text: [text, ...(search === undefined ? [] : [`[${siteSearch.open}](${search})`])],
        action: { label: action, href: '/' },
        titled: true,
      },
    ],
  };
}

/** A page without its hidden sections. */
function withShown(route: WrittenRoute): WrittenRoute {
  const blocks = shownBlocks(route.blocks as Route['blocks']);
  return blocks === route.blocks ? route : { ...route, blocks: blocks as WrittenRoute['blocks'] };
}

/** Returns labels, titles by path, and a function that completes a page with defaults. */
function createCompletion(written: WrittenSite) {
  const labels = labelsOf(written.site);
  const titles = titlesOf(written);
  // A page that needs no defaults stays the same object, so that results cached for it remain valid.
  const complete = (one: WrittenRoute): Route => {
    const route = withShown(one);
    const { breadcrumb = breadcrumbOf(route, titles, labels.home) } = route;
    return route.breadcrumb ? (route as Route) : ({ ...route, breadcrumb } as Route);
  };
  return { labels, titles, complete };
}

/** Fills in the defaults of a site. Pure; the input is not changed. */
export function withDefaults(written: WrittenSite): Site {
  const { site, everyPage, header, footer, collections = {}, routes, notFound, ...rest } = written;
  const { labels, complete } = createCompletion(written);
  const search = site.search && { ...site.search, path: site.search.path ?? defaultSearchPath };
  const missing = notFoundOf(labels, search?.path);
  return {
    ...rest,
    site: {
      ...site,
      direction: site.direction ?? directionOf(site.language),
      numerals: site.numerals ?? 'latn',
      icon: site.icon ?? letterIcon,
      contact: site.contact ?? {},
      social: site.social ?? [],
      breadcrumbHeight: site.breadcrumbHeight ?? defaultBreadcrumbHeight,
      search,
      motion: { ...defaultMotion, ...site.motion },
      labels,
    },
    ...shownStrips(everyPage),
    header: { ...header, links: header?.links ?? [] },
    footer: { ...footer, legal: footer?.legal ?? [], columns: footer?.columns ?? [] },
    collections,
    routes: routes.map(complete),
    notFound: notFound
      ? { ...notFound, blocks: shownBlocks(notFound.blocks), breadcrumb: notFound.breadcrumb ?? missing.breadcrumb }
      : missing,
  };
}

/** The site of checked content: the schema does not transform values. */
export function siteOf({ value }: { value: unknown }): Site {
  return withDefaults(value as WrittenSite);
}
