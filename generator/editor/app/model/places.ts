import { isWithin, type Path, fromPointer as readPointer, toPointer } from '../../../core/json/path.ts';
import type { Json } from '../../../core/json/value.ts';

export { isWithin, type Path, toPointer };

/** The place that a page or an answer of the server names: it is a pointer. */
export const fromPointer = (pointer: string): Path => readPointer(pointer) ?? [];

export const isSame = (one: Path, other: Path) => one.length === other.length && isWithin(one, other);

export function child(value: Json | undefined, part: string | number): Json | undefined {
  if (Array.isArray(value)) return typeof part === 'number' ? value[part] : undefined;
  if (value === null || typeof value !== 'object') return undefined;
  return Object.hasOwn(value, part) ? value[part] : undefined;
}

export const textAt = (value: Json | undefined, key: string): string | undefined => {
  const found = child(value, key);
  return typeof found === 'string' && found.trim() !== '' ? found.trim() : undefined;
};

/** Lists of which each item is something of its own, with a form of its own. */
const ownLists = new Set(['blocks', 'cards', 'posts', 'entries', 'authors', 'groups', 'tags']);

/** What around a place is spoken of as one thing: a block, a card, a page, a part of all pages. */
export function ownerOf(path: Path): Path {
  const [top, index, list, item] = path;
  if (top === 'routes' || top === 'collections') {
    if (typeof list === 'string' && ownLists.has(list) && typeof item === 'number') return path.slice(0, 4);
    return path.slice(0, 2);
  }
  if (top === 'everyPage') return list === 'blocks' && typeof item === 'number' ? path.slice(0, 4) : path.slice(0, 2);
  return index === 'blocks' && typeof list === 'number' ? path.slice(0, 3) : path.slice(0, 1);
}

/** What of the file is asked for at once when something in it is wanted. */
export function rootOf(path: Path): Path {
  if (path[0] === 'routes') return path.slice(0, 2);
  return path[0] === 'collections' ? ownerOf(path) : path.slice(0, 1);
}
