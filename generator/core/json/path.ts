/** Keys and indexes that lead from the root to a place, as in `['routes', 3, 'title']`. */
export type Path = (string | number)[];

const escapedPart = (part: string) => (/[~/]/.test(part) ? part.replaceAll('~', '~0').replaceAll('/', '~1') : part);

/** RFC 6901 JSON Pointer of a path. */
export function toPointer(path: Path): string {
  let pointer = '';
  for (const part of path) pointer += `/${typeof part === 'number' ? part : escapedPart(part)}`;
  return pointer;
}

/** Whether a place is another one, or in it. */
export const isWithin = (path: Path, around: Path) => around.every((part, index) => part === path[index]);

/** A path as people read it: `routes[3].blocks[0].title`. */
export function toReadable(path: Path): string {
  let readable = '';
  for (const part of path) readable += typeof part === 'number' ? `[${part}]` : `.${part}`;
  return readable.startsWith('.') ? readable.slice(1) : readable;
}

/** Content goes less deep than this by far. */
const deepestPath = 64;

/** The path of an RFC 6901 JSON Pointer; parts of digits are indexes. Undefined for what is no pointer, or goes too deep. */
export function fromPointer(pointer: string): Path | undefined {
  if (pointer !== '' && !pointer.startsWith('/')) return undefined;
  const parts = pointer.split('/').slice(1);
  if (parts.length > deepestPath || parts.some((part) => /~(?![01])/.test(part))) return undefined;
  const plain = parts.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  return plain.map((part) => (/^(?:0|[1-9]\d{0,8})$/.test(part) ? Number(part) : part));
}
