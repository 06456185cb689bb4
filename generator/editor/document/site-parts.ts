import type { Path } from '../../core/json/path.ts';
import { isObject, type Json } from '../../core/json/value.ts';
import { valueAt } from '../../core/json/value-at.ts';
import { get, items } from '../../core/json/walk.ts';
import type { Operation } from './text/operation.ts';

/** Part of a site that is compared and restored separately: a page, a collection, or a part of all pages. */
export interface SitePart {
  /** Identifies the part in both versions: address of a page, otherwise its keys. */
  name: string;
  /** Path in each version; undefined where it is missing. */
  before?: Path;
  now?: Path;
}

/** Kind of a part as editors see it; a post is a page. */
export function kindOfPart({ before, now }: SitePart): 'page' | 'collection' | 'part' {
  const [list, item, key, index] = now ?? before ?? [];
  if (item === undefined || (key !== undefined && index === undefined)) return 'part';
  return list === 'routes' || index !== undefined ? 'page' : 'collection';
}

const postsOf = (collection: unknown) => (get(collection, 'type') === 'posts' ? items(get(collection, 'posts')) : []);

/** Parts of a collection of posts: each post, and each other key. */
function placesInPosts(key: string, collection: Json): [string, Path][] {
  const posts = postsOf(collection).map((post, index): [string, Path] => [
    `collections ${key} posts ${String(get(post, 'name'))}`,
    ['collections', key, 'posts', index],
  ]);
  const others = Object.keys(Object(collection)).filter((other) => other !== 'posts');
  return [...posts, ...others.map((other): [string, Path] => [`collections ${key} ${other}`, ['collections', key, other]])];
}

/** Parts of one version by name. @param other the other version: posts are split if both have posts */
function placesOf(site: Json, other: Json): Map<string, Path> {
  const pages = items(get(site, 'routes')).map((page, index): [string, Path] => [
    `routes ${String(get(page, 'path'))}`,
    ['routes', index],
  ]);
  const collections = Object.entries(Object(get(site, 'collections'))).flatMap(([key, collection]): [string, Path][] =>
    postsOf(collection).length > 0 && postsOf(get(get(other, 'collections'), key)).length > 0
      ? placesInPosts(key, collection as Json)
      : [[`collections ${key}`, ['collections', key]]],
  );
  const keys = isObject(site) ? Object.keys(site).filter((key) => key !== 'routes' && key !== 'collections') : [];
  return new Map([...pages, ...collections, ...keys.map((key): [string, Path] => [key, [key]])]);
}

/** Parts of two versions: present ones in their order, then removed ones. */
export function partsOf(before: Json, now: Json): SitePart[] {
  const [was, is] = [placesOf(before, now), placesOf(now, before)];
  return [...new Set([...is.keys(), ...was.keys()])].map((name) => {
    const [then, present] = [was.get(name), is.get(name)];
    return { name, ...(then && { before: then }), ...(present && { now: present }) };
  });
}

/** Operation that restores a part: inserts, sets or removes it. */
export function restorePart(site: Json, { before, now }: SitePart): Operation | undefined {
  if (!before) return now && { do: 'remove', at: now };
  const value = valueAt(site, before);
  if (value === undefined) return undefined;
  if (now) return { do: 'set', at: now, value };
  const [list, index] = [before.slice(0, -1), before.at(-1)];
  if (typeof index === 'number') return { do: 'insert', at: list, index, value };
  return { do: 'set', at: before, value };
}
