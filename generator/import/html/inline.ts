import type { InlineNode } from '../model/content.ts';
import { attributeOf, type HtmlElement, type HtmlNode, isElement, isText, styleOf } from './dom.ts';
import { inlineOfBlocks } from './flatten.ts';
import { formulaOf } from './formulas.ts';
import type { HtmlReader, ReadState } from './html-reader.ts';
import { languageOf } from './language.ts';
import { omitNoteMarks } from './note-marks.ts';
import { isEmoji, isTrackingPixel, pictureOf } from './pictures.ts';
import { countsWithin, isBox, negative, plainTextOf, separates } from './plain-text.ts';
import { isBlank } from './tidy.ts';

type Mark = Exclude<Extract<InlineNode, { children: InlineNode[] }>['type'], 'link' | 'abbreviation' | 'language' | 'note'>;

const markElements: Partial<Record<string, Mark>> = {
  b: 'strong',
  strong: 'strong',
  i: 'emphasis',
  em: 'emphasis',
  cite: 'emphasis',
  dfn: 'emphasis',
  var: 'emphasis',
  sub: 'subscript',
  sup: 'superscript',
  s: 'struck',
  del: 'struck',
  strike: 'struck',
  kbd: 'key',
};

const space: InlineNode = { type: 'text', value: ' ' };

const codeElements = new Set(['code', 'samp', 'tt']);

/** Marks of an element, by its name or its style. */
function marksOf(element: HtmlElement): Mark[] {
  const weight = styleOf(element, 'font-weight');
  const slant = styleOf(element, 'font-style');
  const lines = styleOf(element, 'text-decoration') + styleOf(element, 'text-decoration-line');
  const isNormal = (mark: Mark) =>
    (mark === 'strong' && /^(?:normal|lighter|[1-5]00)$/.test(weight)) || (mark === 'emphasis' && slant === 'normal');
  const styled: Mark[] = [
    ...(/^(?:bold|bolder|[6-9]00)$/.test(weight) ? (['strong'] as const) : []),
    ...(/^(?:italic|oblique)/.test(slant) ? (['emphasis'] as const) : []),
    ...(lines.includes('line-through') ? (['struck'] as const) : []),
    ...(/^(?:sub|super)$/.test(styleOf(element, 'vertical-align')) && element.tagName === 'span'
      ? ([styleOf(element, 'vertical-align') === 'sub' ? 'subscript' : 'superscript'] as const)
      : []),
  ];
  const named = markElements[element.tagName];
  return [...new Set(named === undefined ? styled : [named, ...styled])].filter((mark) => !isNormal(mark));
}

const withMarks = (nodes: InlineNode[], marks: readonly Mark[]): InlineNode[] =>
  nodes.length === 0 ? [] : marks.reduceRight<InlineNode[]>((children, type) => [{ type, children }], nodes);

/** What an inline element puts around its text. */
export function markingOf(element: HtmlElement, state: ReadState): (nodes: InlineNode[]) => InlineNode[] {
  const marks = marksOf(element);
  const language = languageOf(element, state);
  const meaning = meaningOf(element);
  return (nodes) => {
    const marked = withMarks(nodes, marks);
    const named: InlineNode[] =
      meaning === undefined || isBlank(marked) ? marked : [{ type: 'abbreviation', meaning, children: marked }];
    return language === undefined || isBlank(named) ? named : [{ type: 'language', language, children: named }];
  };
}

/** Meaning of an abbreviation. */
export function meaningOf(element: HtmlElement): string | undefined {
  if (element.tagName !== 'abbr' && element.tagName !== 'acronym') return undefined;
  return attributeOf(element, 'title')?.replaceAll(/\s+/g, ' ').trim() || undefined;
}

function textNode(value: string, reader: HtmlReader, state: ReadState): InlineNode[] {
  if (state.isCode) return [{ type: 'code', value }];
  if (state.keepsLines)
    return value.split('\n').flatMap((line, index): InlineNode[] => {
      const text: InlineNode = { type: 'text', value: line };
      return index === 0 ? [text] : [{ type: 'break' }, text];
    });
  return reader.context.text?.(value) ?? [{ type: 'text', value }];
}

function image(element: HtmlElement, reader: HtmlReader): InlineNode[] {
  const alt = attributeOf(element, 'alt') ?? '';
  if (isEmoji(element)) {
    reader.change('characters', element, { before: '', after: '', counts: { pictures: -1 } });
    return [{ type: 'text', value: ` ${alt} ` }];
  }
  const picture = isTrackingPixel(element) ? undefined : pictureOf(element);
  if (picture !== undefined) return [{ type: 'picture', picture }];
  reader.omit(isTrackingPixel(element) ? 'script' : 'unreadable', element);
  return [{ type: 'text', value: ' ' }];
}

function link(element: HtmlElement, reader: HtmlReader, state: ReadState): InlineNode[] {
  const href = attributeOf(element, 'href')?.trim();
  const note = reader.facts.notes.get(element);
  if (note !== undefined) {
    omitNoteMarks(element, note, reader);
    return [{ type: 'note', children: reader.inline(note.childNodes, { ...state, depth: state.depth + 1 }) }];
  }
  const children = readInline(element.childNodes, reader, { ...state, isLinked: state.isLinked || href !== undefined });
  if (href === undefined) return children;
  if (state.isLinked) {
    reader.change('link-removed', element, { before: '', after: '', counts: { links: -1 } });
    return children;
  }
  if (!isBlank(children)) return [{ type: 'link', href, children }];
  reader.context.losses.omissions.push({
    reason: 'script',
    name: 'a',
    text: '',
    counts: { links: 1 },
    place: reader.placeOf(element),
  });
  return children;
}

/** Ruby: the reading follows its base in brackets. */
const rubyText = (element: HtmlElement, reader: HtmlReader, state: ReadState): InlineNode[] => {
  const children = readInline(element.childNodes, reader, state);
  return isBlank(children) ? [] : [{ type: 'text', value: ' (' }, ...children, { type: 'text', value: ') ' }];
};

const areaLink = (element: HtmlElement, reader: HtmlReader, { isLinked }: ReadState): InlineNode[] => {
  const [href, alt] = [attributeOf(element, 'href')?.trim(), attributeOf(element, 'alt')?.trim()];
  if (href && alt && isLinked) reader.change('link-removed', element, { before: '', after: '', counts: { links: -1 } });
  if (href && alt && isLinked) return [space, { type: 'text', value: alt }, space];
  if (href && alt) return [space, { type: 'link', href, children: [{ type: 'text', value: alt }] }, space];
  if (href || alt) reader.omit('script', element);
  return [];
};

function quotation(element: HtmlElement, reader: HtmlReader, state: ReadState): InlineNode[] {
  const language = (languageOf(element, state) ?? state.language ?? '').split('-')[0] ?? '';
  const [begin, end] = /^(?:|ar|fa|ur|ps|ckb|fr)$/.test(language) ? ['«', '»'] : ['“', '”'];
  const children = readInline(element.childNodes, reader, state);
  return [{ type: 'text', value: begin }, ...children, { type: 'text', value: end }];
}

/** Elements that are not a mark around their content. */
function special(element: HtmlElement, reader: HtmlReader, state: ReadState): InlineNode[] | undefined {
  switch (element.tagName) {
    case 'br':
      return [{ type: 'break' }];
    case 'wbr':
    case 'rp':
    case 'colgroup':
      return [];
    case 'img':
      return image(element, reader);
    case 'a':
      return link(element, reader, state);
    case 'area':
      return areaLink(element, reader, state);
    case 'rt':
      return rubyText(element, reader, state);
    case 'q':
      return quotation(element, reader, state);
    case 'math':
    case 'script':
      return formulaOf(element, reader);
    default:
      return undefined;
  }
}

/** Below this depth, elements are read as text. Browsers stop at 512. */
export const maxDepth = 200;

const isNoteSign = (nodes: readonly InlineNode[]): boolean => nodes.length > 0 && nodes.every(({ type }) => type === 'note');

function readInlineElement(element: HtmlElement, reader: HtmlReader, state: ReadState): InlineNode[] {
  const found = special(element, reader, state);
  const language = languageOf(element, state) ?? state.language;
  const isCode = state.isCode || codeElements.has(element.tagName);
  const children = found ?? readInline(element.childNodes, reader, { ...state, language, isCode });
  const meaning = isBlank(children) ? meaningOf(element) : undefined;
  if (meaning !== undefined) reader.context.losses.omissions.push({ reason: 'hidden', name: element.tagName, text: meaning });
  if (isNoteSign(children) || element.tagName === 'br') return children;
  return markingOf(element, state)(children);
}

function inlineTaken(element: HtmlElement, reader: HtmlReader, state: ReadState): InlineNode[] | undefined {
  const blocks = reader.taken(element, state);
  return blocks && inlineOfBlocks(blocks);
}

/** Text and inline elements, as written; a tidier collapses its white space. Blocks are read by `HtmlReader.inline`. */
export function readInline(nodes: readonly HtmlNode[], reader: HtmlReader, outer: ReadState): InlineNode[] {
  const state = { ...outer, depth: outer.depth + 1 };
  return nodes.flatMap((node): InlineNode[] => {
    if (isText(node)) return textNode(node.value, reader, state);
    if (!isElement(node)) return [];
    if (reader.isOmitted(node)) return separates(node) ? [space] : [];
    if (state.depth <= maxDepth) {
      const read = inlineTaken(node, reader, state) ?? readInlineElement(node, reader, state);
      return isBox(node) ? [space, ...read, space] : read;
    }
    reader.change('structure-flattened', node, { before: '', after: '', counts: negative(countsWithin([node])) });
    return textNode(plainTextOf([node]), reader, state);
  });
}
