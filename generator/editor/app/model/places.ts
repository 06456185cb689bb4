import { isWithin, type Path, fromPointer as readPointer, toPointer } from '../../../core/json/path.ts';
import type { Json } from '../../../core/json/value.ts';

export { isWithin, type Path, toPointer };

/** Path of a pointer from a page or a server response. */
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

/** Lists whose items are edited on their own, each with its own form. */
const ownLists = new Set(['blocks', 'cards', 'posts', 'entries', 'authors', 'groups', 'tags']);

/** The block, card, page or shared part that contains a place. */
export function ownerOf(path: Path): Path {
  const [top, index, list, item] = path;
  if (top === 'routes' || top === 'collections') {
    if (typeof list === 'string' && ownLists.has(list) && typeof item === 'number') return path.slice(0, 4);
    return path.slice(0, 2);
  }
  if (top === 'everyPage') return list === 'blocks' && typeof item === 'number' ? path.slice(0, 4) : path.slice(0, 2);
  return index === 'blocks' && typeof list === 'number' ? path.slice(0, 3) : path.slice(0, 1);
}

/** Root of the part of the file that is loaded to show a place. */
export function rootOf(path: Path): Path {
  if (path[0] === 'routes') return path.slice(0, 2);
  return path[0] === 'collections' ? ownerOf(path) : path.slice(0, 1);
}
