import type { SyntaxNode, Tree } from '@lezer/common';
import { Autolink, type MarkdownExtension, type MarkdownParser, parser, Strikethrough, Table, TaskList } from '@lezer/markdown';
import { collectHtml, htmlBlocks } from './html-block.ts';

/** Indentation of fences in their container, by position: the tree does not have it. Parsing is synchronous. */
let fenceIndents = new Map<number, number>();

const fenceIndent: MarkdownExtension = {
  parseBlock: [
    {
      name: 'FenceIndent',
      before: 'FencedCode',
      parse: (context, line) => {
        const indent = line.indent - line.baseIndent;
        if (indent > 0 && /^(?:```|~~~)/.test(line.text.slice(line.pos))) fenceIndents.set(context.lineStart + line.pos, indent);
        return false;
      },
    },
  ],
};

const extended = [Table, TaskList, Strikethrough, Autolink, fenceIndent];

const markdown = parser.configure([...extended, htmlBlocks]);

/** MDX has no indented code, and reads Markdown inside HTML. */
const mdx = parser.configure([...extended, { remove: ['IndentedCode', 'HTMLBlock'] }]);

/** A parsed text. */
export interface ParsedMarkdown {
  tree: Tree;
  /** Columns to remove from lines of fenced code, by the position of the fence. */
  fenceIndents: ReadonlyMap<number, number>;
  /** Texts of HTML, by position. */
  htmlTexts: ReadonlyMap<number, string>;
}

export function parseMarkdown(text: string, isMdx: boolean): ParsedMarkdown {
  fenceIndents = new Map();
  const htmlTexts = collectHtml();
  const chosen: MarkdownParser = isMdx ? mdx : markdown;
  return { tree: chosen.parse(text), fenceIndents, htmlTexts };
}

export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}

/** Children of one name. */
export const childrenNamed = (node: SyntaxNode, name: string): SyntaxNode[] =>
  childrenOf(node).filter((child) => child.name === name);
