import type { SyntaxNode, Tree } from '@lezer/common';
import { Autolink, type MarkdownExtension, type MarkdownParser, parser, Strikethrough, Table, TaskList } from '@lezer/markdown';
import { collectFences, type Fence, fencedCode } from './fence.ts';
import { collectHtml, depthOf, htmlBlocks } from './html-block.ts';

/** Outside of the list item before it, a number other than 1 begins a list too: the library goes on with the item's paragraph. */
const numberedItem: MarkdownExtension = {
  parseBlock: [
    {
      name: 'NumberedItem',
      endLeaf: (context, line) => depthOf(line) < context.depth && /^\d{1,9}[.)](?:[ \t]|$)/.test(line.text.slice(line.pos)),
    },
  ],
};

const extended: MarkdownExtension = [Table, TaskList, Strikethrough, Autolink, numberedItem];

const markdown = parser.configure([extended, htmlBlocks, fencedCode(false)]);

/** MDX has no indented code, and reads Markdown inside HTML. */
const mdx = parser.configure([extended, fencedCode(true), { remove: ['IndentedCode', 'HTMLBlock'] }]);

/** A parsed text. */
export interface ParsedMarkdown {
  tree: Tree;
  /** Fenced code, by position. */
  fences: ReadonlyMap<number, Fence>;
  /** Texts of HTML, by position. */
  htmlTexts: ReadonlyMap<number, string>;
}

export function parseMarkdown(text: string, isMdx: boolean): ParsedMarkdown {
  const fences = collectFences();
  const htmlTexts = collectHtml();
  const chosen: MarkdownParser = isMdx ? mdx : markdown;
  return { tree: chosen.parse(text), fences, htmlTexts };
}

export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}

/** Children of one name. */
export const childrenNamed = (node: SyntaxNode, name: string): SyntaxNode[] =>
  childrenOf(node).filter((child) => child.name === name);
