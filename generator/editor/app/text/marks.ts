import { abbreviationSign, linedEnds } from '../../../content/text/inline/grammar.ts';
import { type InlineElement, readInline } from '../../../content/text/inline/read.ts';
import { emphasisBegins, emphasisEnds, withEmphasis } from './emphasis.ts';

/** Dataset key of a link's address as in the content; the page's own address may differ. */
const hrefKey = 'editHref';

const elementOfPiece = {
  strong: 'strong',
  emphasis: 'em',
  link: 'a',
  language: 'bdi',
  abbreviation: 'abbr',
  key: 'kbd',
  note: 'small',
  run: 'code',
  formula: 'var',
  subscript: 'sub',
  superscript: 'sup',
  struck: 's',
} as const;

function nodesOf(text: string, pieces: InlineElement[], root: Document): Node[] {
  return pieces.map((piece): Node => {
    if (piece.kind === 'text') return root.createTextNode(text.slice(piece.from, piece.to));
    if (piece.kind === 'break') return root.createElement('br');
    const made = root.createElement(elementOfPiece[piece.kind]);
    if ('text' in piece) {
      made.dir = 'ltr';
      made.textContent = piece.text;
    } else made.append(...nodesOf(text, piece.children, root));
    if (piece.kind === 'link') linkTo(made, piece.href);
    if (piece.kind === 'language') made.lang = piece.tag;
    if (piece.kind === 'abbreviation') made.title = piece.meaning;
    if (piece.kind === 'key') made.dir = 'ltr';
    return made;
  });
}

/** Sets the content address of a link element. */
export function linkTo(made: HTMLElement, href: string): void {
  made.dataset[hrefKey] = href;
  // Styled as a link, but not followed while it is edited.
  made.setAttribute('href', '#');
  made.title = href;
}

export const hrefOf = (link: HTMLElement): string => link.dataset[hrefKey] ?? '';

/** Converts a text with marks to DOM nodes. */
export function toNodes(text: string, root: Document): Node[] {
  const pieces = readInline(text);
  return pieces ? nodesOf(text, pieces, root) : [root.createTextNode(text)];
}

/** Code with backticks needs a longer run of backticks around it. */
function runOf(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const sign = '`'.repeat(longest + 1);
  return longest > 0 ? `${sign} ${text} ${sign}` : `${sign}${text}${sign}`;
}

/** A footnote attaches to the preceding word; spaces before it are removed at the end. */
const noteBegins = '\ue002';
const noteSign = /\s*\ue002/g;

/** Puts markers around text. Markers are only valid next to words, so outer whitespace is moved outside. */
function around(inner: string, open: string, close: string): string {
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(inner) ?? [];
  return words === '' ? inner : `${before}${open}${words}${close}${after}`;
}

/** Serialisers by element name. Other elements are reduced to their content. */
const writtenAs: Record<string, (element: HTMLElement, inner: () => string) => string> = {
  br: () => '\\\n',
  strong: (_, inner) => around(inner(), '**', '**'),
  b: (_, inner) => around(inner(), '**', '**'),
  em: (_, inner) => around(inner(), emphasisBegins, emphasisEnds),
  // Words in another language are marked as `i` by the page (`foreign-words.ts`); they are not emphasis.
  i: ({ lang }, inner) => (lang === '' ? around(inner(), emphasisBegins, emphasisEnds) : inner()),
  code: ({ textContent }) => (textContent ? runOf(textContent) : ''),
  a: (element, inner) => (hrefOf(element) === '' ? inner() : around(inner(), '[', `](${hrefOf(element)})`)),
  small: (_, inner) => around(inner(), noteBegins, ']'),
  kbd: (_, inner) => around(inner(), '[', '](key:)'),
  abbr: ({ title }, inner) => (title === '' ? inner() : around(inner(), '[', `${abbreviationSign}${title})`)),
  sub: (_, inner) => around(inner(), '[', linedEnds.subscript),
  sup: (_, inner) => around(inner(), '[', linedEnds.superscript),
  s: (_, inner) => around(inner(), '[', linedEnds.struck),
  var: ({ textContent }) => around(textContent ?? '', '[', '](math:)'),
  bdi: ({ lang }, inner) => (lang === '' ? inner() : around(inner(), '[', `](lang:${lang})`)),
};

function textOfNode(node: Node): string {
  // Spaces are kept as typed: with preserved white space, browsers insert no no-break spaces.
  if (node.nodeType === 3) return node.nodeValue ?? '';
  if (node.nodeType !== 1) return '';
  const element = node as HTMLElement;
  const inner = () => [...element.childNodes].map(textOfNode).join('');
  return Object.hasOwn(writtenAs, element.localName) ? (writtenAs[element.localName]?.(element, inner) ?? '') : inner();
}

/** Serialises edited nodes to text with marks. A trailing line break is added by browsers and dropped. */
export function fromNodes(parent: Node): string {
  const text = withEmphasis([...parent.childNodes].map(textOfNode).join(''));
  return text.replaceAll(noteSign, '^[').replace(/(?:\\\n)+$/, '');
}

/** Serialises to plain text. */
export const plainOf = (parent: Node): string => parent.textContent ?? '';

/** Whether a text survives a round trip through the editor unchanged. */
export function survivesEditing(text: string, root: Document): boolean {
  const box = root.createElement('div');
  box.append(...toNodes(text, root));
  return fromNodes(box) === text;
}
