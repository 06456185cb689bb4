import type { BlockNode, InlineNode } from '../../../model/content.ts';
import { bodyOf, columnOf, type LineRole, lineAt } from './container.ts';
import { indentOf, outdent } from './indentation.ts';
import type { Rule, Spot } from './scan.ts';
import type { Reader } from './token.ts';

const textNode = (value: string): InlineNode[] => [{ type: 'text', value }];

/** `[^label]` */
export const noteReference: Rule = ({ text, pos }) => {
  const found = /^\[\^([^\]\s]+)\](?!\()/.exec(text.slice(pos, pos + 200));
  if (!found) return undefined;
  const [raw, label = ''] = found;
  const inlines = (reader: Reader): InlineNode[] => {
    const children = reader.note(label);
    return children ? [{ type: 'note', children }] : textNode(raw);
  };
  return { end: pos + raw.length, token: { raw, inlines } };
};

/** Position of a block of lines: the first line and those that continue its paragraph or are indented below it. */
function continued(spot: Spot, columns: number) {
  let isBlank = false;
  return bodyOf(spot, columns, (line) => {
    if (line.trim() === '') {
      isBlank = true;
      return 'keep';
    }
    if (
      isBlank
        ? indentOf(line) < columns
        : /^[ \t]*(?:\[\^|:[ \t]|#|```|~~~|[-*+] |\d+[.)] |(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$)/.test(line) &&
          indentOf(line) < columns
    ) {
      return 'stop';
    }
    return 'keep';
  });
}

/** Length of the text without blank lines at its end. */
const trimmedEnd = (spot: Spot, end: number): number => spot.pos + spot.text.slice(spot.pos, end).trimEnd().length;

/** Definition of a note; `add` takes it over. */
export const noteDefinition =
  (add: (label: string, text: string, line: number) => void): Rule =>
  (spot) => {
    const found = /^\[\^([^\]\s]+)\]:[ \t]*(.*)$/.exec(lineAt(spot));
    if (!found) return undefined;
    const [, label = '', first = ''] = found;
    const column = columnOf(spot);
    const body = continued(spot, column + 2);
    const rest = body.text.trimEnd().split('\n');
    const indents = rest.filter((line) => line.trim() !== '').map(indentOf);
    const more = Math.min(2, ...(indents.length > 0 ? indents : [0]));
    add(label, [first, ...rest.map((line) => outdent(line, more))].join('\n').trimEnd(), spot.line);
    const end = trimmedEnd(spot, body.end);
    return { end, isBlock: true, token: { raw: spot.text.slice(spot.pos, end), blocks: () => [] } };
  };

const noTerm = /^[ \t]*(?:$|[-*+>#|:]|\d+[.)]\s|```|~~~|<|\{|\[[^\]]*\]:)/;

interface Definition {
  text: string;
  line: number;
}

/** Lines of terms and of their meanings. */
class TermLines {
  readonly names: string[];
  readonly values: Definition[] = [];
  readonly #column: number;
  #line: number;
  #isBlank = false;

  constructor(spot: Spot) {
    this.names = [lineAt(spot).trim()];
    this.#column = columnOf(spot);
    this.#line = spot.line;
  }

  /** Takes a line. */
  role(raw: string): LineRole {
    this.#line += 1;
    const found = /^[ \t]{0,3}:[ \t]+(.*)$/.exec(raw);
    const last = this.values.at(-1);
    if (found) this.values.push({ text: found[1] ?? '', line: this.#line });
    else if (raw.trim() === '') return this.#blank(last);
    else if (last) {
      if ((this.#isBlank || noTerm.test(raw)) && indentOf(raw) < this.#column + 2) return 'stop';
      last.text += `${this.#isBlank ? '\n\n' : '\n'}${outdent(raw, this.#column + 4)}`;
    } else if (this.#isBlank || noTerm.test(raw)) return 'stop';
    else this.names.push(raw.trim());
    this.#isBlank = false;
    return 'keep';
  }

  #blank(last: Definition | undefined): LineRole {
    if (last === undefined && this.#isBlank) return 'stop';
    this.#isBlank = true;
    return 'keep';
  }
}

/** `Term` and `: its meaning` below it. */
export const terms: Rule = (spot) => {
  const before = spot.text.slice(Math.max(0, spot.lineStart - 100), spot.lineStart);
  const isAfterText = spot.lineStart > 0 && !/(?:^|\n)[ \t>]*\n$/.test(before);
  if (isAfterText || noTerm.test(lineAt(spot))) return undefined;
  const lines = new TermLines(spot);
  const body = bodyOf(spot, columnOf(spot), (raw) => lines.role(raw));
  if (lines.values.length === 0) return undefined;
  const end = trimmedEnd(spot, body.end);
  const blocks = (reader: Reader): BlockNode[] => [
    {
      type: 'terms',
      items: [
        {
          terms: lines.names.map((name) => reader.readInlines(name, spot.line)),
          values: lines.values.map((value) => reader.readBlocks(value.text, value.line)),
        },
      ],
      place: reader.place(spot.line),
    },
  ];
  return { end, isBlock: true, token: { raw: spot.text.slice(spot.pos, end), blocks } };
};

const arabic = /\p{Script=Arabic}/u;
const texLike = /[\\^_={}]|^[A-Za-z]$/;

/** `$$…$$`, alone in its lines. */
export const formulaBlock: Rule = (spot) => {
  const found = /^\$\$([\s\S]{1,5000}?)\$\$[ \t]*(?=\n|$)/.exec(spot.text.slice(spot.pos, spot.pos + 5100));
  if (!found || /\n[ \t]*\n/.test(found[1] ?? '')) return undefined;
  const tex = (found[1] ?? '').replaceAll(/^[ \t]*>/gm, spot.quote === '' ? '$&' : '').trim();
  const blocks = (reader: Reader): BlockNode[] => [{ type: 'formula', tex, place: reader.place(spot.line) }];
  return { end: spot.pos + found[0].trimEnd().length, isBlock: true, token: { raw: found[0].trimEnd(), blocks } };
};

/** `$…$` that is a formula, not a price. */
export const formula: Rule = ({ text, pos }) => {
  const part = text.slice(pos, pos + 1000);
  const found =
    /^\$\$((?:(?!\n\s*\n)[^$])+)\$\$/.exec(part) ?? /^\$(?!\s)((?:(?!\n\s*\n)(?:[^$\\]|\\[\s\S]))+?)(?<!\s)\$(?!\d)/.exec(part);
  if (!found) return undefined;
  const tex = (found[1] ?? '').trim();
  if (tex === '' || !texLike.test(tex) || arabic.test(tex)) return undefined;
  return { end: pos + found[0].length, token: { raw: found[0], inlines: () => [{ type: 'formula', tex }] } };
};

/** Ids have dots, dashes and letters of any language; `{#…#}` is a comment of templates. */
const attribute = String.raw`(?:[#.][^\s"'#=<>{}]+|[\w-]+=(?:"[^"\n]*"|'[^'\n]*'|[^\s"'{}]+))`;
const attributeList = new RegExp(String.raw`^\{:?[ \t]*(${attribute}(?:[ \t]+${attribute})*)[ \t]*\}`);

/** `{#id}`, `{.class}`, `{: #id .class}`: attributes of what comes before. */
export const attributes: Rule = ({ text, pos }) => {
  const part = text.slice(pos, pos + 500);
  const found = attributeList.exec(part) ?? /^\{:[ \t]*([\w-]+)[ \t]*\}/.exec(part);
  if (!found) return undefined;
  const id = /(?:^|\s)#([^\s"'#=<>{}]+)/.exec(found[1] ?? '')?.[1];
  return { end: pos + found[0].length, token: { raw: found[0], attributes: { ...(id === undefined ? {} : { id }) } } };
};

const picture = /\.(?:png|jpe?g|gif|webp|avif|svg|bmp)$/i;

/** `[[Page#Heading|text]]` and `![[picture.png|alt]]` */
export const wikiLink: Rule = ({ text, pos }) => {
  const found = /^(!?)\[\[([^[\]|\n]+)(?:\\?\|([^[\]\n]*))?\]\](?!\()/.exec(text.slice(pos, pos + 600));
  if (!found) return undefined;
  const [raw, embeds, target = '', label] = found;
  if (embeds === '!' && picture.test(target.trim())) {
    const isSize = label === undefined || /^\d+(?:x\d+)?$/.test(label);
    const inlines = (): InlineNode[] => [{ type: 'picture', picture: { address: target.trim(), alt: isSize ? '' : label } }];
    return { end: pos + raw.length, token: { raw, inlines } };
  }
  const words = label ?? target.replace(/^#/, '').trim();
  const inlines = (): InlineNode[] => [{ type: 'link', href: `[[${target.trim()}]]`, children: textNode(words) }];
  return { end: pos + raw.length, token: { raw, inlines } };
};

/** `[TOC]`, `[[_TOC_]]`: the table of contents that a generator makes. */
export const contents: Rule = (spot) => {
  const found = /^\[\[?_?toc_?\]?\][ \t]*$/i.exec(lineAt(spot));
  if (!found) return undefined;
  const blocks = (reader: Reader): BlockNode[] => {
    reader.omit('dynamic', '[TOC]', 'TOC', spot.line);
    return [];
  };
  return { end: spot.pos + found[0].length, isBlock: true, token: { raw: found[0], blocks } };
};
