import type { Path } from '../json/path.ts';
import { isObject, type Json } from '../json/value.ts';
import { get, items } from '../json/walk.ts';
import type { Operation } from './text/operation.ts';
import { valueAt } from './value.ts';

/** A part of a site that is told, and brought back, by itself: a page, a collection, or what stands on all pages. */
export interface SitePart {
  /** Names it in both versions: the address of a page, else its keys. */
  name: string;
  /** Where it stands in either version; undefined where that has it not. */
  before?: Path;
  now?: Path;
}

/** What a part is to who edits the site. */
export function kindOfPart({ before, now }: SitePart): 'page' | 'collection' | 'part' {
  const [list, item] = now ?? before ?? [];
  if (item === undefined) return 'part';
  return list === 'routes' ? 'page' : 'collection';
}

/** The parts of one version, by their names. */
function placesOf(site: Json): Map<string, Path> {
  const pages = items(get(site, 'routes')).map((page, index): [string, Path] => [
    `routes ${String(get(page, 'path'))}`,
    ['routes', index],
  ]);
  const collections = Object.keys(Object(get(site, 'collections'))).map((key): [string, Path] => [
    `collections ${key}`,
    ['collections', key],
  ]);
  const keys = isObject(site) ? Object.keys(site).filter((key) => key !== 'routes' && key !== 'collections') : [];
  return new Map([...pages, ...collections, ...keys.map((key): [string, Path] => [key, [key]])]);
}

/** The parts of two versions of a site: those of now in their order, then those that there were before. */
export function partsOf(before: Json, now: Json): SitePart[] {
  const [was, is] = [placesOf(before), placesOf(now)];
  return [...new Set([...is.keys(), ...was.keys()])].map((name) => {
    const [then, present] = [was.get(name), is.get(name)];
    return { name, ...(then && { before: then }), ...(present && { now: present }) };
  });
}

/** What brings a part back to what it was: there again, as it was, or gone. */
export function restorePart(site: Json, { before, now }: SitePart): Operation | undefined {
  if (!before) return now && { do: 'remove', at: now };
  const value = valueAt(site, before);
  if (value === undefined) return undefined;
  if (now) return { do: 'set', at: now, value };
  const [list, index] = before;
  if (list === 'routes') return { do: 'insert', at: ['routes'], index: Number(index), value };
  return { do: 'set', at: before, value };
}
