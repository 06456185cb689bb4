import type { SyntaxNode } from '@lezer/common';
import type { BlockNode } from '../../../model/content.ts';
import type { Reader } from './token.ts';
import { childrenNamed } from './tree.ts';

/** A code block, its text exactly as written. */
export function codeBlock(node: SyntaxNode, source: string, reader: Reader): BlockNode {
  const fence = reader.parsed.fences.get(node.from);
  if (fence) return { type: 'code', text: reader.restore(fence.text), ...describe(reader.restore(fence.info)) };
  const text = childrenNamed(node, 'CodeText')
    .map(({ from, to }) => source.slice(from, to))
    .join('');
  return { type: 'code', text: reader.restore(text).replace(/\n+$/, '') };
}

/** Language and title of ```` ```js [npm] ```` and ```` ```js title="file.js" {1,3} ````. */
function describe(info: string): { language?: string; title?: string } {
  const title = /(?:title|file|filename|name|caption)=(?:"([^"]*)"|'([^']*)'|(\S+))/.exec(info);
  const named = title?.[1] ?? title?.[2] ?? title?.[3] ?? /\s\[([^\]]+)\]/.exec(info)?.[1];
  const language = /^(?!\{[\d,\s-]*\})\{?\s*\.?([^\s{}"'=:,]+)(?=[\s{}:,]|$)/.exec(info)?.[1];
  return {
    ...(language === undefined || language === named ? {} : { language }),
    ...(named === undefined || named === '' ? {} : { title: named }),
  };
}
