import { type Mark, type MarkSpec, type NodeSpec, Schema, type TagParseRule } from 'prosemirror-model';
import type { InlineElement } from '../../../content/text/inline/read.ts';

/** Marks of a sentence, named after the elements of the grammar. */
export type MarkName = Exclude<InlineElement['kind'], 'text' | 'break'>;

/** Marks without a value that a toolbar sets. */
export type ToggledMark = Exclude<MarkName, 'link' | 'abbreviation'>;

/** Marks with a value, and the attribute that holds it. */
const valueKeys: Partial<Record<MarkName, string>> = { link: 'href', language: 'tag', abbreviation: 'meaning' };

/** Value of a mark: an address, a language tag or a meaning. */
export const markValue = ({ type, attrs }: Mark): string => attrs[valueKeys[type.name as MarkName] ?? ''] ?? '';

/** Attributes of a mark. `isSecond` tells a mark from an equal one directly before it. */
export function attributesOf(name: MarkName, value: string, isSecond = false): Record<string, unknown> {
  const key = valueKeys[name];
  return { isSecond, ...(key !== undefined && { [key]: value }) };
}

interface MarkForm {
  tag: string;
  /** DOM attribute that holds the value. */
  attribute?: string;
  /** Whether text typed at the end of the mark belongs to it. */
  isInclusive?: boolean;
  isLeftToRight?: boolean;
  excludes?: string;
  /** Elements that browsers create for the same mark. */
  others?: string[];
}

const shown = ({ tag, attribute, isLeftToRight }: MarkForm, mark: Mark): Record<string, string> => ({
  ...(isLeftToRight && { dir: 'ltr' }),
  ...(attribute && { [attribute]: markValue(mark) }),
  // Styled as a link, but not followed while it is edited.
  ...(tag === 'a' && { href: '#', title: markValue(mark) }),
  ...(mark.attrs.isSecond && { 'data-second': '' }),
});

function specOf(name: MarkName, form: MarkForm): MarkSpec {
  const { tag, attribute, isInclusive = false, excludes, others = [] } = form;
  const getAttrs = (element: HTMLElement) =>
    attributesOf(name, element.getAttribute(attribute ?? '') ?? '', element.hasAttribute('data-second'));
  const tags = [attribute ? `${tag}[${attribute}]` : tag, ...others];
  return {
    attrs: Object.fromEntries(
      Object.keys(attributesOf(name, '')).map((key) => [key, { default: key === 'isSecond' ? false : '' }]),
    ),
    inclusive: isInclusive,
    ...(excludes && { excludes }),
    parseDOM: tags.map((selector): TagParseRule => ({ tag: selector, getAttrs })),
    toDOM: (mark) => [tag, shown(form, mark), 0],
  };
}

const alone = 'run formula';

/** Outer marks first. */
const forms: Record<MarkName, MarkForm> = {
  note: { tag: 'small' },
  link: { tag: 'a', attribute: 'data-edit-href' },
  language: { tag: 'bdi', attribute: 'lang', isInclusive: true },
  abbreviation: { tag: 'abbr', attribute: 'title' },
  strong: { tag: 'strong', isInclusive: true, others: ['b'] },
  // The page marks words in another language as `i` with `lang`; they are not emphasis.
  emphasis: { tag: 'em', isInclusive: true, others: ['i:not([lang])'] },
  struck: { tag: 's', isInclusive: true },
  subscript: { tag: 'sub' },
  superscript: { tag: 'sup' },
  key: { tag: 'kbd', isLeftToRight: true },
  run: { tag: 'code', isLeftToRight: true, excludes: alone },
  formula: { tag: 'var', isLeftToRight: true, excludes: alone },
};

export const markNames = Object.keys(forms) as MarkName[];

const sentence: NodeSpec = { content: 'inline*', attrs: { source: { default: null } }, whitespace: 'pre', selectable: false };

/**
 * Schema of all texts. `source` is the text in the file, `value` the other keys of its object; both are null for new nodes. A
 * `line` is a piece with one sentence, such as a heading; an `atom` is any piece that is not edited as text.
 */
export const schema = new Schema({
  nodes: {
    doc: { content: 'piece+' },
    paragraph: { ...sentence, group: 'piece', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    line: {
      ...sentence,
      attrs: { source: { default: null }, value: {} },
      group: 'piece',
      defining: true,
      toDOM: ({ attrs }) => ['p', { 'data-type': attrs.value.type }, 0],
    },
    list: {
      content: 'item+',
      group: 'piece',
      selectable: false,
      attrs: { type: { default: 'list' }, value: { default: null } },
      toDOM: () => ['ul', 0],
    },
    item: {
      content: 'paragraph (paragraph | atom | list)*',
      selectable: false,
      attrs: { value: { default: null } },
      defining: true,
      toDOM: () => ['li', 0],
    },
    atom: {
      group: 'piece',
      atom: true,
      draggable: true,
      attrs: { value: {} },
      toDOM: () => ['div'],
    },
    /** Single text with marks, and without. */
    sentence: { ...sentence, toDOM: () => ['div', 0] },
    plain: { ...sentence, content: 'text*', marks: '', toDOM: () => ['div', 0] },
    text: { group: 'inline' },
    break: { group: 'inline', inline: true, selectable: false, parseDOM: [{ tag: 'br' }], toDOM: () => ['br'] },
  },
  marks: Object.fromEntries(markNames.map((name) => [name, specOf(name, forms[name])])),
});
