/** Keys and indexes that lead from the root to a place, as in `['routes', 3, 'title']`. */
export type Path = (string | number)[];

/** RFC 6901 JSON Pointer of a path. */
export function toPointer(path: Path): string {
  return path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** A path as people read it: `routes[3].blocks[0].title`. */
export function toReadable(path: Path): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`))
    .join('')
    .replace(/^\./, '');
}
