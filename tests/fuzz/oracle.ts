import { valueAt } from '../../generator/core/json/value-at.ts';
import { get } from '../../generator/core/json/walk.ts';
import {
  badAddress,
  badColour,
  badDate,
  badExternal,
  badFormer,
  badImagePath,
  badInstant,
  badMoment,
  badPath,
  badSiteUrl,
  badText,
  badTime,
  type Refusal,
} from './oracle-values.ts';

/** A place that must be refused, and why. */
export interface Reason {
  rule: string;
  pointer: string;
  why: string;
  /** It may be refused, and need not. */
  isDoubtful?: true;
}

type Tree = { [key: string]: unknown };

const isTree = (value: unknown): value is Tree => value !== null && typeof value === 'object' && !Array.isArray(value);
const own = (value: unknown, key: string): unknown => (isTree(value) && Object.hasOwn(value, key) ? value[key] : undefined);
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Of a space in the address of a video it is warned. */
const isOfVideo = (value: string) => /^\s*https:\/\/[^/]*(?:youtu|vimeo)/.test(value);

const tests: Record<string, (value: string) => Refusal> = {
  href: (value) => badAddress(isOfVideo(value) ? value.replaceAll(/\s/g, '') : value),
  date: badDate,
  updated: badDate,
  expires: badDate,
  src: badImagePath,
  brand: badColour,
  accent: badColour,
  policy: badExternal,
};

/** Rules of a single value, told by its key or by the key that it stands under. */
function testOf(path: (string | number)[]): { rule: string; test: (value: string) => Refusal } | undefined {
  const key = String(path.at(-1));
  if (path.length === 3 && path[0] === 'routes' && key === 'path') return { rule: 'path', test: badPath };
  if (path.at(-2) === 'movedFrom') return { rule: 'movedFrom', test: badFormer };
  if (path[0] === 'redirects' && key === 'from') return { rule: 'from', test: badFormer };
  if (path.length === 2 && path[0] === 'site' && key === 'url') return { rule: 'url', test: badSiteUrl };
  const isPublished = (path[0] === 'routes' && path.length === 3) || (path[2] === 'posts' && path.length === 5);
  if (isPublished && (key === 'from' || key === 'until')) return { rule: 'instant', test: badInstant };
  if (key === 'until' || (path.at(-3) === 'holidays' && key !== 'label')) return { rule: 'day', test: badDate };
  if (path.at(-3) === 'hours') return { rule: 'time', test: (value) => badTime(value, key === 'to') };
  if (path.at(-2) === 'event' && (key === 'start' || key === 'end')) return { rule: 'moment', test: badMoment };
  // Some forms may be sent by mail.
  if (key === 'action')
    return {
      rule: 'action',
      test: (value) => (value.startsWith('mailto:') || value === 'desk' ? undefined : badExternal(value)),
    };
  const test = Object.hasOwn(tests, key) ? tests[key] : undefined;
  return test && { rule: key, test };
}

export const toPointer = (path: (string | number)[]) =>
  path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

function* strings(value: unknown, path: (string | number)[] = []): Generator<{ value: string; path: (string | number)[] }> {
  if (typeof value === 'string') yield { value, path };
  else if (Array.isArray(value)) for (const [index, child] of value.entries()) yield* strings(child, [...path, index]);
  else if (isTree(value)) for (const [key, child] of Object.entries(value)) yield* strings(child, [...path, key]);
}

function reasonsOfValues(site: unknown): Reason[] {
  return [...strings(site)].flatMap(({ value, path }): Reason[] => {
    if (path[0] === '$schema') return [];
    const pointer = toPointer(path);
    // Code is kept as it stands, with its tabs.
    const isCode = path.at(-1) === 'text' && get(valueAt(site, path.slice(0, -1)), 'type') === 'code';
    const odd = badText(isCode ? value.replaceAll('\t', ' ') : value);
    const known = testOf(path);
    const wrong = known?.test(value);
    return [
      ...(odd ? [{ rule: 'text', pointer, why: odd }] : []),
      ...(known && wrong ? [{ rule: known.rule, pointer, why: wrong }] : []),
    ];
  });
}

/** Values of which each may stand once. */
function repeats(rule: string, values: { value: unknown; pointer: string }[], keyOf = (value: unknown) => value): Reason[] {
  const seen = new Set<unknown>();
  return values.flatMap(({ value, pointer }) => {
    if (value === undefined) return [];
    const key = keyOf(value);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew ? [] : [{ rule, pointer, why: 'stands twice' }];
  });
}

/** Content may name a key `toString`: what is no text is only itself. */
const routeKey = (value: unknown) =>
  typeof value === 'string' ? value.normalize('NFC').toLowerCase().replace(/\/+$/, '') : value;

const routesOf = (site: unknown) => list(own(site, 'routes')).map((route, index) => ({ route, pointer: `/routes/${index}` }));
const pagesOf = (site: unknown) => [...routesOf(site), { route: own(site, 'notFound'), pointer: '/notFound' }];
const blocksOf = ({ route, pointer }: { route: unknown; pointer: string }) =>
  list(own(route, 'blocks')).map((block, index) => ({ block, pointer: `${pointer}/blocks/${index}` }));

function idsOf(page: { route: unknown; pointer: string }) {
  return blocksOf(page).flatMap(({ block, pointer }) => {
    const isHidden = own(block, 'hidden') === true;
    const inside = ['tabs', 'items', 'body'].flatMap((key) =>
      list(own(block, key)).map((one, index) => ({ value: own(one, 'id'), pointer: `${pointer}/${key}/${index}/id`, isHidden })),
    );
    return [{ value: own(block, 'id'), pointer: `${pointer}/id`, isHidden }, ...inside];
  });
}

/** Names of the fields of each form. */
function fieldNamesOf(page: { route: unknown; pointer: string }) {
  return blocksOf(page).map(({ block, pointer }) =>
    list(own(own(block, 'form'), 'fields')).map((field, index) => ({
      value: own(field, 'name'),
      pointer: `${pointer}/form/fields/${index}/name`,
    })),
  );
}

function reasonsOfUniqueness(site: unknown): Reason[] {
  const collections = own(site, 'collections');
  const cards = Object.entries(isTree(collections) ? collections : {}).flatMap(([name, collection]) =>
    ['name', 'id'].flatMap((key) =>
      repeats(
        'card',
        list(own(collection, 'cards')).map((card, index) => ({
          value: own(card, key),
          pointer: `${toPointer(['collections', name, 'cards', index])}/${key}`,
        })),
      ),
    ),
  );
  const paths = routesOf(site).map(({ route, pointer }) => ({ value: own(route, 'path'), pointer: `${pointer}/path` }));
  // What is wrong itself may bring no pages.
  const made = repeats('route', [...paths, ...madeAddresses(site)], routeKey).map((reason) => ({
    ...reason,
    isDoubtful: true as const,
  }));
  const ids = pagesOf(site).flatMap((page) => [idsOf(page), ...fieldNamesOf(page)].flatMap((values) => repeats('id', values)));
  return [...repeats('route', paths, routeKey), ...made, ...ids, ...cards];
}

function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** The pages of a list of posts, as many to each as the collection says. */
const pagesOfList = (path: string, posts: number, perPage: number) =>
  Array.from({ length: Math.ceil(posts / perPage) }, (_, index) => (index === 0 ? path : `${path}/page/${index + 1}`));

/** The addresses that a collection of posts brings: its lists, those of tags and authors, and each post. */
function addressesOfPosts(collection: unknown): string[] {
  const path = text(own(collection, 'path'));
  if (path === undefined) return [];
  const perPage = Number(own(collection, 'perPage') ?? 12);
  const posts = list(own(collection, 'posts'));
  const start = path === '/' ? '' : path;
  const terms = ['tags', 'authors'].flatMap((by) =>
    list(own(collection, by)).flatMap((term) => {
      const name = text(own(term, 'name'));
      const count = posts.filter((post) => list(own(post, by)).includes(name)).length;
      return name === undefined || count === 0 ? [] : pagesOfList(`${start}/${by}/${name}`, count, perPage);
    }),
  );
  const single = posts.map((post) => `${start}/${text(own(post, 'name'))}`);
  return [
    ...pagesOfList(path, posts.length, perPage),
    ...terms,
    ...single,
    `${start}/feed.atom`,
    ...single.map((one) => `${one}.ics`),
  ];
}

const postAddresses = (site: unknown): string[] => {
  const collections = own(site, 'collections');
  return Object.values(isTree(collections) ? collections : {}).flatMap(addressesOfPosts);
};

/** The page that searches the site, and the file that its browser reads first. */
function searchAddressesOf(site: unknown): string[] {
  const search = own(own(site, 'site'), 'search');
  const path = text(own(search, 'path')) ?? '/search';
  return isTree(search) ? [path, `${path}.json`] : [];
}

/** Addresses that no page of the content has. */
const madeAddresses = (site: unknown) =>
  [...postAddresses(site), ...searchAddressesOf(site)].map((value) => ({ value, pointer: '/collections' }));

/** The fragment of the link that every page begins with. */
const skipTarget = 'main_';

function reasonsOfLinks(site: unknown): Reason[] {
  const ids = new Map(
    routesOf(site).map((page) => [
      text(own(page.route, 'path')),
      new Map(idsOf(page).map(({ value, isHidden }) => [value, isHidden])),
    ]),
  );
  const posts = new Set(postAddresses(site));
  const hasProse = (path: string) =>
    routesOf(site).some(
      (page) => own(page.route, 'path') === path && blocksOf(page).some(({ block }) => own(block, 'type') === 'prose'),
    );
  return [...strings(site)].flatMap(({ value, path }): Reason[] => {
    // Which texts are read as sentences, and their links followed, is not said here; nor which whole addresses are of the site.
    if (value.includes('](/') || value.includes('://'))
      return ['dead link', 'dead fragment'].map((rule) => ({
        rule,
        pointer: toPointer(path),
        why: 'a link in a sentence',
        isDoubtful: true,
      }));
    const isLink = path.at(-1) === 'href' || (path[0] === 'redirects' && path.at(-1) === 'to');
    if (!isLink || !value.startsWith('/')) return [];
    const [, route = '', , fragment] = /^([^?#]*)(\?[^#]*)?#?(.*)$/su.exec(value)?.map((part) => part) ?? [];
    const pointer = toPointer(path);
    const deadLink = { rule: 'dead link', pointer, why: 'no page has this path' };
    const deadFragment = { rule: 'dead fragment', pointer, why: 'the page has no such place' };
    // A collection that is wrong itself may bring no pages; which places its pages have is not said here.
    if (posts.has(decoded(route))) return [deadLink, deadFragment].map((reason) => ({ ...reason, isDoubtful: true }));
    const known = ids.get(decoded(route));
    if (!known) return [deadLink];
    const isThere = !value.includes('#') || fragment === skipTarget || known.get(fragment) === false;
    if (isThere) return [];
    // Headings of running text are places by their words; what is in a hidden section is none, unless the link is in one too.
    const isDoubtful = hasProse(decoded(route)) || known.has(fragment);
    return [isDoubtful ? { ...deadFragment, isDoubtful } : deadFragment];
  });
}

function reasonsOfReferences(site: unknown): Reason[] {
  const collections = own(site, 'collections');
  return pagesOf(site).flatMap((page) =>
    blocksOf(page).flatMap(({ block, pointer }): Reason[] => {
      const cards = own(block, 'cards');
      const collection = text(own(cards, 'collection'));
      const shown = text(own(block, 'collection'));
      if (collection === undefined) {
        // Which blocks show posts is not said here.
        const isThere = shown === undefined || own(collections, shown) !== undefined;
        return isThere
          ? []
          : [{ rule: 'collection', pointer: `${pointer}/collection`, why: 'no such collection', isDoubtful: true }];
      }
      const known = own(collections, collection);
      if (known === undefined) return [{ rule: 'collection', pointer: `${pointer}/cards/collection`, why: 'no such collection' }];
      const names = new Set(list(own(known, 'cards')).map((card) => own(card, 'name')));
      const missing = list(own(cards, 'names')).findIndex((name) => !names.has(name));
      return missing === -1 ? [] : [{ rule: 'card name', pointer: `${pointer}/cards/names/${missing}`, why: 'no such card' }];
    }),
  );
}

/** An image says what it shows, or that it shows nothing. */
function reasonsOfImages(site: unknown, files: ReadonlySet<string>): Reason[] {
  const reasons: Reason[] = [];
  const visit = (value: unknown, path: (string | number)[]) => {
    if (Array.isArray(value)) for (const [index, child] of value.entries()) visit(child, [...path, index]);
    if (!isTree(value)) return;
    const [source, alt] = [text(own(value, 'src')), text(own(value, 'alt'))];
    if (source !== undefined && !files.has(source)) {
      reasons.push({ rule: 'picture', pointer: toPointer([...path, 'src']), why: 'no such file' });
    }
    if (source !== undefined && alt !== undefined && (alt.trim() === '') !== (own(value, 'decorative') === true)) {
      reasons.push({ rule: 'alt', pointer: toPointer([...path, 'alt']), why: 'empty, or not, against "decorative"' });
    }
    for (const [key, child] of Object.entries(value)) visit(child, [...path, key]);
  };
  visit(site, []);
  return reasons;
}

/** Everything in a content that must be refused, as far as that is certain. */
export function mustRefuse(site: unknown, files: ReadonlySet<string>): Reason[] {
  return [
    ...reasonsOfValues(site),
    ...reasonsOfUniqueness(site),
    ...reasonsOfLinks(site),
    ...reasonsOfReferences(site),
    ...reasonsOfImages(site, files),
  ];
}
