import { Fragment, Mark, type Node } from 'prosemirror-model';
import { abbreviationSign, keyEnd, linedEnds, mathEnd } from '../../../content/text/inline/grammar.ts';
import { type InlineElement, readInline } from '../../../content/text/inline/read.ts';
import { around, withoutEdges } from '../text/edges.ts';
import { emphasisBegins, emphasisEnds, withEmphasis } from '../text/emphasis.ts';
import { attributesOf, type MarkName, markNames, markValue, schema } from './schema.ts';

type MarkElement = Extract<InlineElement, { kind: MarkName }>;

function valueIn(piece: MarkElement): string {
  if (piece.kind === 'link') return piece.href;
  if (piece.kind === 'language') return piece.tag;
  return piece.kind === 'abbreviation' ? piece.meaning : '';
}

/** Nodes of a text with marks. */
export function inlineOf(text: string): Fragment {
  let last: readonly Mark[] = [];
  const add = (node: Node): Node[] => {
    last = node.marks;
    return [node];
  };
  const markOf = (piece: MarkElement): Mark => {
    const mark = schema.mark(piece.kind, attributesOf(piece.kind, valueIn(piece)));
    return mark.isInSet(last) ? schema.mark(piece.kind, attributesOf(piece.kind, valueIn(piece), true)) : mark;
  };
  const nodesOf = (pieces: InlineElement[], marks: readonly Mark[]): Node[] =>
    pieces.flatMap((piece): Node[] => {
      if (piece.kind === 'text') return add(schema.text(text.slice(piece.from, piece.to), marks));
      if (piece.kind === 'break') return add(schema.node('break', null, undefined, marks));
      const inner = markOf(piece).addToSet(marks);
      if ('children' in piece) return nodesOf(piece.children, inner);
      return piece.text === '' ? [] : add(schema.text(piece.text, inner));
    });
  if (text === '') return Fragment.empty;
  return Fragment.fromArray(nodesOf(readInline(text) ?? [{ kind: 'text', from: 0, to: text.length }], Mark.none));
}

/** Code with backticks needs a longer run of backticks around it. */
function runOf(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const sign = '`'.repeat(longest + 1);
  return longest > 0 ? `${sign} ${text} ${sign}` : `${sign}${text}${sign}`;
}

/** A note attaches to the preceding word; spaces before it are removed at the end. */
const noteBegins = '\ue002';
const noteSign = /\s*\ue002/g;

const endingBreaks = /(?:\\\n)+$/;

/** Marks in which no other marks are read. */
const isLeaf = ({ type }: Mark) => type.name === 'run' || type.name === 'formula';

function signsOf(mark: Mark): [open: string, close: string] {
  const name = mark.type.name as MarkName;
  switch (name) {
    case 'strong':
      return ['**', '**'];
    case 'emphasis':
      return [emphasisBegins, emphasisEnds];
    case 'note':
      return [noteBegins, ']'];
    case 'link':
      return ['[', `](${markValue(mark)})`];
    case 'language':
      return ['[', `](lang:${markValue(mark)})`];
    case 'abbreviation':
      return ['[', `${abbreviationSign}${markValue(mark)})`];
    case 'key':
      return ['[', keyEnd];
    case 'formula':
      return ['[', mathEnd];
    case 'run':
      return ['', ''];
    default:
      return ['[', linedEnds[name]];
  }
}

const marked = (inner: string, mark: Mark): string => (mark.type.name === 'run' ? runOf(inner) : around(inner, ...signsOf(mark)));

const rankOf = ({ type }: Mark) => markNames.indexOf(type.name as MarkName);

/** Number of nodes from the first that have a mark. */
function reachOf(nodes: readonly Node[], mark: Mark): number {
  if (isLeaf(mark)) return 1;
  const end = nodes.findIndex((node) => !mark.isInSet(node.marks));
  return end === -1 ? nodes.length : end;
}

/** Which marks contain which others in a text, as `outer inner`. */
function nestingsOf(pieces: InlineElement[], outer: MarkName[] = []): string[] {
  return pieces.flatMap((piece) =>
    'children' in piece
      ? [...outer.map((name) => `${name} ${piece.kind}`), ...nestingsOf(piece.children, [...outer, piece.kind])]
      : [],
  );
}

/** Mark to open first: a note, otherwise the one that reaches furthest. Equal ones keep the order of the source. */
function outermost(nodes: readonly Node[], marks: readonly Mark[], nestings: readonly string[]): Mark | undefined {
  const weightOf = (mark: Mark) => {
    if (mark.type.name === 'note') return Number.POSITIVE_INFINITY;
    return isLeaf(mark) ? 0 : reachOf(nodes, mark);
  };
  const isInside = (a: Mark, b: Mark) => nestings.includes(`${b.type.name} ${a.type.name}`);
  const inSource = (a: Mark, b: Mark) => Number(isInside(a, b)) - Number(isInside(b, a));
  return marks.toSorted((a, b) => weightOf(b) - weightOf(a) || inSource(a, b) || rankOf(a) - rankOf(b))[0];
}

function write(nodes: readonly Node[], open: readonly Mark[], nestings: readonly string[]): string {
  let text = '';
  let rest = nodes;
  for (let [first] = rest; first; [first] = rest) {
    const isBreak = first.type.name === 'break';
    const mark = outermost(
      rest,
      first.marks.filter((one) => !one.isInSet(open) && !(isBreak && isLeaf(one))),
      nestings,
    );
    const reach = mark ? reachOf(rest, mark) : 1;
    text += mark ? marked(write(rest.slice(0, reach), [...open, mark], nestings), mark) : (first.text ?? '\\\n');
    rest = rest.slice(reach);
  }
  return text;
}

/** Text of nodes, as the grammar writes it. Line breaks at the end are dropped. */
export const textOf = (content: Fragment, source = ''): string =>
  withEmphasis(write(content.content, [], nestingsOf(readInline(source) ?? [])))
    .replaceAll(noteSign, '^[')
    .replace(endingBreaks, '');

/** Text of a node: byte for byte as in the file if its content is unchanged. */
export function writtenText({ content, attrs, type }: Node): string {
  const source: string | null = attrs.source;
  if (type.name === 'plain') return withoutEdges(content.textBetween(0, content.size), source ?? '');
  if (source !== null && inlineOf(source).eq(content)) return source;
  return withoutEdges(textOf(content, source ?? ''), source ?? '');
}

/** Whether all marks of a text can be edited; other texts are edited as source. */
export function survives(text: string): boolean {
  const isNested = nestingsOf(readInline(text) ?? []).some((names) => /^(\w+) \1$/.test(names));
  return !isNested && inlineOf(textOf(inlineOf(text), text)).eq(inlineOf(text.replace(endingBreaks, '')));
}
