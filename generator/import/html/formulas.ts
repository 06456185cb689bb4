import type { BlockNode, InlineNode } from '../model/content.ts';
import { attributeOf, elementsWithin, firstAttribute, type HtmlElement, hasClass, isElement, isText } from './dom.ts';
import type { HtmlReader } from './html-reader.ts';
import { countsWithin, negative, plainTextOf } from './plain-text.ts';

const textWithin = (element: HtmlElement): string => element.childNodes.map((node) => (isText(node) ? node.value : '')).join('');

/** Whether a script holds a formula of MathJax. */
export const isFormulaScript = (element: HtmlElement): boolean =>
  element.tagName === 'script' && /^math\/tex\b/i.test(attributeOf(element, 'type') ?? '');

/** Whether an element is in code, where a formula is its signs. */
function isInCode({ parentNode }: HtmlElement): boolean {
  for (let one = parentNode; one !== null && isElement(one); one = one.parentNode)
    if (one.tagName === 'pre' && !hasClass(one, 'wp-block-verse')) return true;
  return false;
}

/** TeX source of a formula. MathML has it in an annotation, if it was made from TeX. */
function texOf(element: HtmlElement): string | undefined {
  if (element.tagName === 'math' && isInCode(element)) return undefined;
  if (isFormulaScript(element)) return textWithin(element).trim();
  for (const annotation of elementsWithin(element.childNodes)) {
    const isTex = /^(?:application\/x-tex|text\/x-tex|TeX)$/i.test(attributeOf(annotation, 'encoding') ?? '');
    if (annotation.tagName === 'annotation' && isTex) return textWithin(annotation).trim();
  }
  return firstAttribute(element, 'alttext');
}

/** Text of a formula without TeX; elements in it are text only. */
function formulaText(element: HtmlElement, reader: HtmlReader): string {
  const isLeftOut = (inner: HtmlElement) => reader.isOmitted(inner);
  const counts = countsWithin([element], isLeftOut);
  if (Object.keys(counts).length > 0)
    reader.change('structure-flattened', element, { before: '', after: '', counts: negative(counts) });
  return ` ${plainTextOf([element], isLeftOut)} `;
}

/** Formula as part of a sentence. MathML without TeX is read as its text. */
export function formulaOf(element: HtmlElement, reader: HtmlReader): InlineNode[] {
  const tex = texOf(element);
  if (!tex) return [{ type: 'text', value: formulaText(element, reader) }];
  reader.change('characters', element, { before: plainTextOf([element]), after: tex });
  return [{ type: 'formula', tex }];
}

/** Formula on its own line; undefined if it is part of a sentence. */
export function displayFormula(element: HtmlElement, reader: HtmlReader): BlockNode[] | undefined {
  const isDisplay =
    (element.tagName === 'math' && attributeOf(element, 'display') === 'block') ||
    (isFormulaScript(element) && /mode\s*=\s*display/i.test(attributeOf(element, 'type') ?? ''));
  if (!isDisplay || !texOf(element)) return undefined;
  return formulaOf(element, reader).flatMap((node): BlockNode[] => (node.type === 'formula' ? [node] : []));
}
