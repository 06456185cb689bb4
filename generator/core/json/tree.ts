import { createScanner, type Node } from 'jsonc-parser';

/** Maximum nesting depth of content; the parser and the rules are recursive. */
export const maxDepth = 100;

const endOf = new Map([
  ['{', '}'],
  ['[', ']'],
]);

/**
 * Offset at which the parser would be nested deeper than `maxDepth`; undefined if none is. Uses the parser's scanner and, like
 * the parser, skips end brackets that do not match: `[},[},` goes deeper each time.
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

/** Value of a syntax tree. Unlike assignment, keeps `__proto__` as an ordinary key. */
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
