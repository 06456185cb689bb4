import type { SyntaxNode } from '@lezer/common';
import type { BlockNode } from '../../../model/content.ts';
import { outdent } from './container.ts';
import type { Reader } from './token.ts';
import { childrenNamed } from './tree.ts';

/** A code block, its text exactly as written. */
export function codeBlock(node: SyntaxNode, source: string, reader: Reader): BlockNode {
  const written = childrenNamed(node, 'CodeText')
    .map(({ from, to }) => source.slice(from, to))
    .join('');
  const text = node.name === 'FencedCode' ? withLines(written, fencedLines(node, source)) : written;
  const info = childrenNamed(node, 'CodeInfo')[0];
  const described = info ? describe(reader.restore(source.slice(info.from, info.to))) : {};
  const indent = reader.parsed.fenceIndents.get(node.from) ?? 0;
  const lines =
    indent === 0
      ? text
      : text
          .split('\n')
          .map((line) => outdent(line, indent))
          .join('\n');
  const restored = reader.restore(lines);
  return { type: 'code', text: node.name === 'CodeBlock' ? restored.replace(/\n+$/, '') : restored, ...described };
}

/** Number of lines between the fences: the tree does not tell all blank lines. */
function fencedLines(node: SyntaxNode, source: string): number {
  const start = source.indexOf('\n', node.from);
  const close = childrenNamed(node, 'CodeMark')[1];
  if (start === -1 || start >= node.to) return 0;
  const inner = source.slice(start, close?.from ?? node.to);
  const ends = inner.split('\n').length - 1;
  return close || inner.endsWith('\n') ? ends - 1 : ends;
}

/** A text with that many lines: blank lines at its end are added or removed. */
function withLines(text: string, count: number): string {
  const lines = text === '' && count === 0 ? [] : text.split('\n');
  while (lines.length > count && lines.at(-1) === '') lines.pop();
  while (lines.length < count) lines.push('');
  return lines.join('\n');
}

/** Language and title of ```` ```js title="file.js" {1,3} ````. */
function describe(info: string): { language?: string; title?: string } {
  const title = /(?:title|file|filename|name|caption)=(?:"([^"]*)"|'([^']*)'|(\S+))/.exec(info);
  const named = title?.[1] ?? title?.[2] ?? title?.[3];
  const language = /^(?!\{[\d,\s-]*\})\{?\s*\.?([^\s{}"'=:,]+)(?=[\s{}:,]|$)/.exec(info)?.[1];
  return {
    ...(language === undefined || language === named ? {} : { language }),
    ...(named === undefined || named === '' ? {} : { title: named }),
  };
}
