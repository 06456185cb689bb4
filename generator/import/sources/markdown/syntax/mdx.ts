import { withCommonRules } from './common-rules.ts';
import { componentContent } from './components.ts';
import { braceEnd, closingTag, type JsxTag, literalIn, tagAt } from './jsx.ts';
import { attributes } from './marks.ts';
import { innerOf } from './parts.ts';
import type { Match, Rule, Spot } from './scan.ts';

/** `import` and `export` at the start of a line, up to the next blank line. */
const module: Rule = ({ text, pos, line, lineStart }) => {
  if (pos !== lineStart) return undefined;
  const found = /^(import|export)[ \t]+(?:["'{*]|[\w$]+[ \t]*[\s\S])/.exec(text.slice(pos, pos + 200));
  const isCode = /^(?:import\b[^\n]*(?:from|["'{])|export[ \t]+(?:\{|\*|(?:const|let|var|function|default|async|class)\b))/;
  if (!found || !isCode.test(text.slice(pos, pos + 1000))) return undefined;
  const blank = /\n[ \t]*(?=\n|$)/g;
  blank.lastIndex = pos;
  const end = moduleEnd(text, pos, blank.exec(text)?.index ?? text.length);
  const blocks: NonNullable<Match['token']['blocks']> = (reader) => {
    reader.omit('script', found[1] ?? '', text.slice(pos, end), line);
    return [];
  };
  return { end, isBlock: true, token: { raw: text.slice(pos, end), blocks } };
};

/** Blank lines inside braces do not end a module. */
function moduleEnd(text: string, pos: number, blank: number): number {
  const brace = text.indexOf('{', pos);
  if (brace === -1 || brace > blank) return blank;
  const end = braceEnd(text, brace);
  if (end <= blank) return blank;
  const next = text.indexOf('\n', end);
  return next === -1 ? text.length : next;
}

/** `{expression}`: the text of a literal; others are left out. */
const expression: Rule = (spot) => {
  const { text, pos, line } = spot;
  if (attributes(spot)) return undefined;
  const end = braceEnd(text, pos);
  if (end === -1) return undefined;
  const raw = text.slice(pos, end);
  const id = /^\{\s*\/\*\s*#([\w\-\u0600-\u06ff]+)\s*\*\/\s*\}$/.exec(raw)?.[1];
  if (id !== undefined) return { end, token: { raw, attributes: { id } } };
  if (/^\{\s*(?:\/\*[\s\S]*\*\/)?\s*\}$/.test(raw)) return { end, token: { raw, inlines: () => [] } };
  const value = literalIn(raw);
  if (value !== '') return { end, token: { raw, value } };
  const inlines: NonNullable<Match['token']['inlines']> = (reader) => {
    reader.omit('script', '{…}', raw, line);
    return [];
  };
  return { end, token: { raw, inlines } };
};

const quoted = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll('"', '&quot;');

const attributeNames: Record<string, string> = {
  className: 'class',
  htmlFor: 'for',
  srcSet: 'srcset',
  colSpan: 'colspan',
  rowSpan: 'rowspan',
};

/** A tag of HTML without its expressions. */
function asHtml(tag: JsxTag): string {
  if (tag.isClosing) return `</${tag.name}>`;
  const values = Object.entries(tag.values).flatMap(([name, value]) => {
    const text = literalIn(value);
    return value !== '' && text === '' ? [] : [` ${attributeNames[name] ?? name}="${quoted(text)}"`];
  });
  return `<${tag.name}${values.join('')}${tag.isSelfClosing ? ' /' : ''}>`;
}

const isAlone = ({ text, pos, lineStart }: Spot, end: number): boolean =>
  /^[ \t>]*$/.test(text.slice(lineStart, pos)) && /^[ \t]*(?:\n|$)/.test(text.slice(end, end + 200));

/** Elements: those of HTML become plain HTML, components their content. */
const element: Rule = (spot) => {
  const { text, pos, line } = spot;
  const tag = tagAt(text, pos);
  if (!tag) return undefined;
  const raw = text.slice(pos, tag.end);
  if (/^[a-z]/.test(tag.name) && !tag.name.includes('.')) {
    // An address in angle brackets is no element.
    return /^[a-z]+:/.test(tag.name) ? undefined : { end: tag.end, replace: asHtml(tag), token: { raw } };
  }
  if (tag.isClosing || tag.name === '') return { end: tag.end, token: { raw, inlines: () => [] } };
  const close = tag.isSelfClosing ? undefined : closingTag(text, tag.end, tag.name);
  const end = close?.end ?? tag.end;
  const inner = close && { inner: innerOf(text, tag.end, close.start, line + raw.split('\n').length - 1, spot.quote) };
  const isBlock = isAlone(spot, end);
  const content = componentContent({ name: tag.name, values: tag.values, line, ...inner }, isBlock);
  return { end, isBlock: isBlock && content.blocks !== undefined, token: { raw: text.slice(pos, end), ...content } };
};

export const mdxRules = withCommonRules({ isMdx: true, lines: [module], inline: { '{': [expression], '<': [element] } });
