import type { InlineNode } from '../model/content.ts';

type TextNode = Extract<InlineNode, { type: 'text' }>;

/** White space that browsers collapse. A no-break space is not. */
const space = /[\t\n\f\r ]+/g;

/** Collapses white space across nodes as browsers do. */
class Tidier {
  /** Whether white space here would be at the start of a line or after other white space. */
  #isAfterSpace = true;
  #last: TextNode | undefined;

  read(nodes: readonly InlineNode[]): InlineNode[] {
    return nodes.flatMap((node) => this.#one(node) ?? []);
  }

  /** Removes white space at the end of a line. */
  endLine(): void {
    if (this.#last?.value.endsWith(' ')) this.#last.value = this.#last.value.slice(0, -1);
    this.#last = undefined;
    this.#isAfterSpace = true;
  }

  #one(node: InlineNode): InlineNode | undefined {
    if (node.type === 'text') return this.#text(node.value);
    if (node.type === 'break') {
      this.endLine();
      return node;
    }
    if (node.type === 'note') return { ...node, children: tidyInline(node.children) };
    if ('children' in node) return { ...node, children: this.read(node.children) };
    this.#last = undefined;
    this.#isAfterSpace = false;
    return node.type === 'code' ? { ...node, value: node.value.replaceAll(space, ' ') } : node;
  }

  #text(value: string): TextNode | undefined {
    const collapsed = value.replaceAll(space, ' ');
    const text = this.#isAfterSpace && collapsed.startsWith(' ') ? collapsed.slice(1) : collapsed;
    if (text === '') return undefined;
    this.#isAfterSpace = text.endsWith(' ');
    this.#last = { type: 'text', value: text };
    return this.#last;
  }
}

/** Joins adjacent nodes of the same kind and removes empty ones. */
function joined(nodes: readonly InlineNode[]): InlineNode[] {
  const result: InlineNode[] = [];
  for (const one of nodes) {
    const node = 'children' in one ? { ...one, children: joined(one.children) } : one;
    const last = result.at(-1);
    if ('children' in node && node.children.length === 0) continue;
    if ('value' in node && node.value === '') continue;
    if (node.type === 'text' && last?.type === 'text')
      result[result.length - 1] = { type: 'text', value: last.value + node.value };
    else if (node.type === 'code' && last?.type === 'code')
      result[result.length - 1] = { type: 'code', value: last.value + node.value };
    else if (last && 'children' in last && 'children' in node && isSameMark(last, node))
      result[result.length - 1] = { ...last, children: joined([...last.children, ...node.children]) };
    else result.push(node);
  }
  return result;
}

const joinable = new Set(['strong', 'emphasis', 'subscript', 'superscript', 'struck']);

const isSameMark = (one: InlineNode, other: InlineNode): boolean => {
  if (one.type === 'language' && other.type === 'language') return one.language === other.language;
  return one.type === other.type && joinable.has(one.type);
};

/** Part of a sentence as browsers show it: white space collapsed, nothing empty, no line breaks at the edges. */
export function tidyInline(nodes: readonly InlineNode[]): InlineNode[] {
  const tidier = new Tidier();
  const read = tidier.read(nodes);
  tidier.endLine();
  const result = joined(read);
  while (result[0]?.type === 'break') result.shift();
  while (result.at(-1)?.type === 'break') result.pop();
  return result;
}

/** Splits at two or more line breaks in a row, which separate paragraphs. */
export function paragraphsIn(nodes: readonly InlineNode[]): InlineNode[][] {
  const parts: InlineNode[][] = [[]];
  for (const [index, node] of nodes.entries()) {
    const isEnd = node.type === 'break' && nodes[index + 1]?.type === 'break';
    const isAfterEnd = node.type === 'break' && nodes[index - 1]?.type === 'break';
    if (isEnd && !isAfterEnd) parts.push([]);
    else if (!isEnd && !isAfterEnd) parts.at(-1)?.push(node);
  }
  return parts.filter((part) => part.length > 0);
}

/** Whether nothing of it is visible. */
export const isBlank = (nodes: readonly InlineNode[]): boolean =>
  nodes.every((node) => {
    if (node.type === 'break') return true;
    if ('value' in node) return node.value.trim() === '';
    return node.type !== 'note' && 'children' in node && isBlank(node.children);
  });
