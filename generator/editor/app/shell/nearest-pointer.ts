import { ownerOf, type Path, toPointer } from '../model/places.ts';

/**
 * Pointer of what shows a place on the page: the place itself, something in it, or what is around it within its section.
 * @param pointers those of the page, in its order
 */
export function nearestPointer(pointers: readonly string[], path: Path): string | undefined {
  const least = ownerOf(path).length + 1;
  for (let { length } = path; length >= least; length--) {
    const pointer = toPointer(path.slice(0, length));
    const found = pointers.find((one) => one === pointer || one.startsWith(`${pointer}/`));
    if (found !== undefined) return found;
  }
  return undefined;
}
