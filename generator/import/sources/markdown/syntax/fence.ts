import type { BlockContext, Line, MarkdownExtension } from '@lezer/markdown';
import { depthOf } from './html-block.ts';

/** A fenced code block: what is after its fence, and its text exactly as written. */
export interface Fence {
  info: string;
  text: string;
}

/** Fenced code by position: the library's own tree has neither all blank lines nor the indentation of fences. */
let fences = new Map<number, Fence>();

/** Starts a new document. @returns its fenced code, once it is parsed */
export function collectFences(): ReadonlyMap<number, Fence> {
  fences = new Map();
  return fences;
}

const open = /^(?:(`{3,})([^`]*)|(~{3,})(.*))$/;

/** Whether a line is not indented like code. */
const isFlush = (line: Line, isMdx: boolean): boolean => isMdx || line.indent < line.baseIndent + 4;

/** A line without what belongs to its containers and the indentation of its fence. Tabs end at every fourth column of the line. */
function contentOf(line: Line, indent: number): string {
  const target = line.baseIndent + indent;
  let at = line.basePos;
  let column = line.countIndent(at);
  for (; column < target && /[ \t]/.test(line.text[at] ?? ''); at++) column += line.text[at] === '\t' ? 4 - (column % 4) : 1;
  return ' '.repeat(Math.max(0, column - target)) + line.text.slice(at);
}

function parse(context: BlockContext, line: Line, isMdx: boolean): boolean {
  const found = isFlush(line, isMdx) ? open.exec(line.text.slice(line.pos)) : null;
  if (!found) return false;
  const mark = found[1] ?? found[3] ?? '';
  const close = new RegExp(`^${mark[0]}{${mark.length},}[ \\t]*$`);
  const [from, indent, depth] = [context.lineStart + line.pos, line.indent - line.baseIndent, depthOf(line)];
  const lines: string[] = [];
  let to = context.lineStart + line.text.length;
  let isClosed = false;
  while (context.nextLine()) {
    if (isClosed || depthOf(line) < depth) break;
    to = context.lineStart + line.text.length;
    isClosed = isFlush(line, isMdx) && close.test(line.text.slice(line.pos));
    if (!isClosed) lines.push(contentOf(line, indent));
  }
  if (!isClosed && lines.at(-1) === '') lines.pop();
  fences.set(from, { info: (found[2] ?? found[4] ?? '').trim(), text: lines.join('\n') });
  context.addElement(context.elt('Fence', from, to));
  return true;
}

/** Fenced code. @param isMdx whether fences may be indented by 4 and more */
export const fencedCode = (isMdx: boolean): MarkdownExtension => ({
  remove: ['FencedCode'],
  defineNodes: [{ name: 'Fence', block: true }],
  parseBlock: [
    {
      name: 'Fence',
      before: 'Blockquote',
      parse: (context, line) => parse(context, line, isMdx),
      endLeaf: (_, line) => isFlush(line, isMdx) && open.test(line.text.slice(line.pos)),
    },
  ],
});
