import type { Finding } from '../../diagnostics/diagnostics.ts';
import { createSuggest, type Patience } from '../../diagnostics/nearest.ts';
import type { Path } from '../../json/path.ts';
import { get, items } from '../../json/walk.ts';
import type { Placed, SiteView } from '../facts/site-view.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

interface Collection {
  value: unknown;
  path: Path;
  posts: Placed[];
}

function collectionsOf({ site }: SiteView): Collection[] {
  const collections = get(site, 'collections');
  if (collections === null || typeof collections !== 'object') return [];
  return Object.entries(collections).flatMap(([name, value]): Collection[] => {
    if (get(value, 'type') !== 'posts') return [];
    const path = ['collections', name];
    const posts = items(get(value, 'posts')).map((post, index) => ({ value: post, path: [...path, 'posts', index] }));
    return [{ value, path, posts }];
  });
}

/** Names that stand twice in one list. */
function repeats(entries: Placed[]): Finding[] {
  const seen = new Map<string, Path>();
  return entries.flatMap(({ value, path }): Finding[] => {
    if (!isText(value)) return [];
    const first = seen.get(value);
    if (!first) seen.set(value, path);
    return first ? [{ code: 'repeated-name', path, other: first, parameters: { found: value } }] : [];
  });
}

const placedNames = (list: unknown, path: Path): Placed[] =>
  items(list).map((one, index) => ({ value: get(one, 'name'), path: [...path, index, 'name'] }));

const placedWords = (list: unknown, path: Path): Placed[] =>
  items(list).map((value, index) => ({ value, path: [...path, index] }));

/** What posts refer to, by the key of the collection that has it, and by their own key. */
const kinds = [
  { kind: 'tags', key: 'tags' },
  { kind: 'authors', key: 'authors' },
  { kind: 'posts', key: 'related' },
] as const;

function checkNames({ value, path, posts }: Collection, patience: Patience): Finding[] {
  return kinds.flatMap(({ kind, key }) => {
    const named = placedNames(get(value, kind), [...path, kind]);
    const list = named.map((one) => one.value).filter(isText);
    const known = new Set(list);
    const suggest = createSuggest(list, patience);
    const used = new Set<unknown>();
    const inPosts = posts.flatMap((post): Finding[] => {
      const words = placedWords(get(post.value, key), [...post.path, key]);
      for (const word of words) used.add(word.value);
      const unknown = words.flatMap((word): Finding[] => {
        if (!isText(word.value) || known.has(word.value)) return [];
        const parameters = { found: word.value, expected: kind, nearest: suggest(word.value), list };
        return [{ code: 'unknown-name', path: word.path, parameters }];
      });
      return [...repeats(words), ...unknown];
    });
    const unused = kind === 'posts' ? [] : named.filter((one) => isText(one.value) && !used.has(one.value));
    // Two posts of one name have one address: that is told of addresses.
    const twice = kind === 'posts' ? [] : repeats(named);
    return [
      ...inPosts,
      ...twice,
      ...unused.map(
        (one): Finding => ({ code: 'unused-name', path: one.path, parameters: { found: String(one.value), expected: kind } }),
      ),
    ];
  });
}

/** A moment as a number that grows with it: days begin at noon UTC, so that no offset puts them into another. */
const timeOf = (moment: string) => Date.parse(moment.includes('T') ? moment : `${moment}T12:00Z`);

function reversed(first: unknown, last: unknown, path: Path): Finding[] {
  if (!isText(first) || !isText(last) || !(timeOf(last) < timeOf(first))) return [];
  return [{ code: 'reversed-days', path, parameters: { found: last, expected: first } }];
}

function checkDays({ value, path }: Placed): Finding[] {
  const event = get(value, 'event');
  const [start, end] = [get(event, 'start'), get(event, 'end')];
  const place = [...path, 'event', 'end'];
  const isMixed = isText(start) && isText(end) && start.includes('T') !== end.includes('T');
  return [
    ...reversed(get(value, 'date'), get(value, 'updated'), [...path, 'updated']),
    ...(isMixed ? [{ code: 'mixed-moments' as const, path: place }] : reversed(start, end, place)),
  ];
}

/** Posts name tags, authors and posts that their collection has, and their days follow one another. */
export function checkPosts(view: SiteView, patience: Patience): Finding[] {
  return collectionsOf(view).flatMap((collection) => [
    ...checkNames(collection, patience),
    ...collection.posts.flatMap(checkDays),
  ]);
}
