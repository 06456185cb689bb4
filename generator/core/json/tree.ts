import { createScanner, type Node } from 'jsonc-parser';

/** Levels of lists and objects that content may have; the parser and the rules go down level by level. */
export const maxDepth = 100;

const endOf = new Map([
  ['{', '}'],
  ['[', ']'],
]);

/**
 * Offset at which the parser would be nested deeper than `deepest`. Its scanner tells what is a bracket, and an end that is
 * not that of the innermost bracket is passed over, as the parser does: `[},[},` goes deeper each time.
 */
export function findTooDeep(text: string): number | undefined {
  const scanner = createScanner(text, true);
  const awaited: string[] = [];
  for (;;) {
    scanner.scan();
    const offset = scanner.getTokenOffset();
    const first = text[offset];
    if (first === undefined) return undefined;
    const end = endOf.get(first);
    if (end !== undefined) awaited.push(end);
    else if (first === awaited.at(-1)) awaited.pop();
    if (awaited.length > maxDepth) return offset;
  }
}

/** The value of a tree. Unlike plain assignment it keeps a key named `__proto__` as an ordinary key. */
export function toValue(node: Node): unknown {
  if (node.type === 'array') return (node.children ?? []).map(toValue);
  if (node.type !== 'object') return node.value;
  const object: Record<string, unknown> = {};
  for (const { children = [] } of node.children ?? []) {
    const [key, value] = children;
    if (!key || !value) continue;
    Object.defineProperty(object, key.value, { value: toValue(value), enumerable: true, configurable: true, writable: true });
  }
  return object;
}
