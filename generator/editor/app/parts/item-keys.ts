import type { Json } from '../../../core/json/value.ts';

/** FNV hash of a text. http://www.isthe.com/chongo/tech/comp/fnv/ */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** React keys that stay with items when they move: content hash plus a counter for duplicates. */
export function keysOf(items: readonly Json[]): string[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const text = JSON.stringify(item);
    const times = seen.get(text) ?? 0;
    seen.set(text, times + 1);
    return `${hashOf(text)} ${times}`;
  });
}
