import type { SyntaxNode } from '@lezer/common';
import type { BlockNode } from '../../../model/content.ts';
import { outdent } from './container.ts';
import type { Reader } from './token.ts';
import { childrenNamed } from './tree.ts';

/** A code block, its text exactly as written. */
export function codeBlock(node: SyntaxNode, source: string, reader: Reader): BlockNode {
  const text = childrenNamed(node, 'CodeText')
    .map(({ from, to }) => source.slice(from, to))
    .join('');
  const info = childrenNamed(node, 'CodeInfo')[0];
  const described = info ? describe(reader.restore(source.slice(info.from, info.to))) : {};
  const indent = reader.fenceIndents.get(node.from) ?? 0;
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
