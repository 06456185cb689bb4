import { type Node, type ParseErrorCode, printParseErrorCode } from 'jsonc-parser';
import type { Finding } from '../diagnostics.ts';
import { deepest, type Path, type Source } from '../source.ts';

function duplicateKeys(node: Node | undefined, path: Path, source: Source): Finding[] {
  if (!node?.children) return [];
  if (node.type === 'array') return node.children.flatMap((child, index) => duplicateKeys(child, [...path, index], source));
  const seen = new Set<string>();
  return node.children.flatMap(({ children = [] }) => {
    const [key, value] = children;
    if (!key) return [];
    const childPath = [...path, String(key.value)];
    const again: Finding[] = seen.has(key.value)
      ? [
          {
            code: 'duplicate-key',
            path: childPath,
            position: source.positionAt(key.offset),
            parameters: { found: String(key.value) },
          },
        ]
      : [];
    seen.add(key.value);
    // Assigning this key means something else to JavaScript: content never needs it, libraries may overlook it.
    if (key.value === '__proto__') {
      again.push({
        code: 'unknown-key',
        path: childPath,
        position: source.positionAt(key.offset),
        parameters: { found: '__proto__' },
      });
    }
    return [...again, ...duplicateKeys(value, childPath, source)];
  });
}

/** After so many the rest is echoes of the first: a file that is no JSON has one on every line. */
const mostSyntaxErrors = 20;

/** Faults of the text as JSON: the parser goes on after each, so that all are found. */
export function checkSyntax(source: Source): Finding[] {
  const faults = source.syntaxErrors.slice(0, mostSyntaxErrors).map(({ error, offset }): Finding => {
    const name = printParseErrorCode(error as ParseErrorCode);
    return { code: 'syntax', path: [], position: source.positionAt(offset), parameters: { found: name } };
  });
  if (source.tooDeepAt !== undefined) {
    const position = source.positionAt(source.tooDeepAt);
    return [{ code: 'too-deep', path: [], position, parameters: { expected: String(deepest) } }];
  }
  if (source.root === undefined && faults.length === 0) {
    faults.push({ code: 'syntax', path: [], position: { line: 1, column: 1 }, parameters: { found: 'EmptyFile' } });
  }
  return [...faults, ...duplicateKeys(source.root, [], source)];
}
