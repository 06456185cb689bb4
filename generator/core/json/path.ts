/** Keys and indexes from the root to a value, such as `['routes', 3, 'title']`. */
export type Path = (string | number)[];

const escapedPart = (part: string) => (/[~/]/.test(part) ? part.replaceAll('~', '~0').replaceAll('/', '~1') : part);

/** RFC 6901 JSON Pointer of a path. */
export function toPointer(path: Path): string {
  let pointer = '';
  for (const part of path) pointer += `/${typeof part === 'number' ? part : escapedPart(part)}`;
  return pointer;
}

/** Whether a path is equal to another or inside it. */
export const isWithin = (path: Path, around: Path) => around.every((part, index) => part === path[index]);

/** A path in readable notation: `routes[3].blocks[0].title`. */
export function toReadable(path: Path): string {
  let readable = '';
  for (const part of path) readable += typeof part === 'number' ? `[${part}]` : `.${part}`;
  return readable.startsWith('.') ? readable.slice(1) : readable;
}

/** Far deeper than any content. */
const deepestPath = 64;

/**
 * Path of an RFC 6901 JSON Pointer; numeric parts become indexes. Undefined for an invalid pointer, or one that is too deep.
 */
export function fromPointer(pointer: string): Path | undefined {
  if (pointer !== '' && !pointer.startsWith('/')) return undefined;
  const parts = pointer.split('/').slice(1);
  if (parts.length > deepestPath || parts.some((part) => /~(?![01])/.test(part))) return undefined;
  const plain = parts.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  return plain.map((part) => (/^(?:0|[1-9]\d{0,8})$/.test(part) ? Number(part) : part));
}
