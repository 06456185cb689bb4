import type { BlockNode, ListItem } from '../../model/content.ts';
import { childOf, descendantsOf, type XmlElement } from '../office/xml.ts';
import { allTextOf } from './all-text.ts';
import { change, omit, type WordContext } from './context.ts';

const maxDepth = 10;

interface Diagram {
  text: Map<string, string>;
  /** Points below a point, in order. */
  children: Map<string, string[]>;
}

function readPoints(tree: XmlElement): Diagram & { roots: string[] } {
  const points = descendantsOf(tree, 'dgm:pt');
  const isContent = ({ attributes: { type = 'node' } }: XmlElement) => ['node', 'asst', 'doc'].includes(type);
  const text = new Map(
    points.filter(isContent).map((point) => {
      const words = childOf(point, 'dgm:t');
      return [point.attributes.modelId ?? '', words ? allTextOf(words).trim() : ''];
    }),
  );
  const children = new Map<string, string[]>();
  const links = descendantsOf(tree, 'dgm:cxn')
    .map(({ attributes }) => attributes)
    .filter(({ type = 'parOf' }) => type === 'parOf')
    .toSorted((a, b) => Number(a.srcOrd) - Number(b.srcOrd));
  for (const { srcId = '', destId = '' } of links) {
    if (text.has(srcId) && text.has(destId)) children.set(srcId, [...(children.get(srcId) ?? []), destId]);
  }
  const below = new Set([...children.values()].flat());
  return { text, children, roots: [...text.keys()].filter((id) => !below.has(id)) };
}

/** Items of a point; those without text give way to what is below them. */
function itemsOf(id: string, diagram: Diagram, seen: ReadonlySet<string>): ListItem[] {
  if (seen.has(id) || seen.size > maxDepth) return [];
  const inner = new Set([...seen, id]);
  const below = (diagram.children.get(id) ?? []).flatMap((child) => itemsOf(child, diagram, inner));
  const value = diagram.text.get(id) ?? '';
  if (value === '') return below;
  const paragraph: BlockNode = { type: 'paragraph', children: [{ type: 'text', value }] };
  return [{ blocks: below.length === 0 ? [paragraph] : [paragraph, { type: 'list', isOrdered: false, items: below }] }];
}

/** Text of a SmartArt diagram as a list. */
export function readDiagram(id: string | undefined, context: WordContext): BlockNode[] {
  const part = context.relationships.get(id ?? '')?.target;
  const tree = part === undefined ? undefined : context.file.readTree(part);
  const diagram = tree && readPoints(tree);
  const items = diagram?.roots.flatMap((root) => itemsOf(root, diagram, new Set())) ?? [];
  if (items.length === 0) {
    omit(context, { reason: 'unreadable', name: part ?? 'SmartArt', text: '' });
    return [];
  }
  const after = [...(diagram?.text.values() ?? [])].filter(Boolean).join('\n');
  const count = (list: ListItem[]): number =>
    list.reduce(
      (sum, { blocks }) => sum + 1 + blocks.reduce((all, block) => all + (block.type === 'list' ? count(block.items) : 0), 0),
      0,
    );
  change(context, { reason: 'structure-flattened', name: 'SmartArt', after, counts: { listItems: count(items) } });
  return [{ type: 'list', isOrdered: false, items }];
}
