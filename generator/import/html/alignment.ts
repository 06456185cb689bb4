import { attributeOf, classesOf, elementsWithin, type HtmlElement, styleOf } from './dom.ts';
import type { HtmlReader } from './html-reader.ts';

/** Elements whose `align` or `text-align` is that of text, and not of a picture or a whole table. */
const textElements = /^(?:colgroup|col|thead|tbody|tfoot|tr|t[dh]|p|div|center|h[1-6])$/;

/** Classes of WordPress and of common style sheets. */
const alignmentClass = /^(?:has-text-align|text)-(?:left|center|right|justify|start|end)$/;

/** Values that leave the text as it is around. */
const isUnset = (value: string): boolean => /^(?:start|inherit|initial|unset|revert|match-parent)?$/.test(value);

/** How elements align their text, as the source writes it. */
function alignmentsOf(element: HtmlElement): string[] {
  const found = classesOf(element).filter((name) => alignmentClass.test(name));
  const style = styleOf(element, 'text-align').replace(/\s*!important$/, '');
  if (!isUnset(style)) found.push(`text-align: ${style}`);
  if (!textElements.test(element.tagName)) return found;
  const attribute = (attributeOf(element, 'align') ?? '').trim().toLowerCase();
  if (!isUnset(attribute)) found.push(`align="${attribute}"`);
  if (element.tagName === 'center') found.push('<center>');
  return found;
}

/** Records that a table aligns its cells, once. */
export function recordAlignment(table: HtmlElement, reader: HtmlReader): void {
  const found = new Set([table, ...elementsWithin(table.childNodes)].flatMap(alignmentsOf));
  if (found.size > 0) reader.change('alignment', table, { name: [...found].join(', '), before: '', after: '' });
}
