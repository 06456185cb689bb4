import type { OmissionReason } from '../model/losses.ts';
import { attributeOf, elementsWithin, firstAttribute, type HtmlElement, hasClass, isElement, isHidden } from './dom.ts';
import { fieldElements, scriptElements } from './element-names.ts';
import { isFormulaScript } from './formulas.ts';
import type { HtmlReader } from './html-reader.ts';
import { pictureAddress, withoutSize } from './pictures.ts';
import { plainTextOf } from './plain-text.ts';

const wordsIn = (text: string): number => text.match(/[\p{L}\p{M}\p{N}]+/gu)?.length ?? 0;

/** Words of a form outside its fields from which it is a page: ASP.NET puts whole pages into a form. */
const wordsOfPage = 100;
const formParts = new Set([...fieldElements, 'label', 'legend', 'option']);

const isAroundPage = (form: HtmlElement): boolean => {
  for (const { tagName } of elementsWithin(form.childNodes)) if (/^(?:main|article|h1)$/.test(tagName)) return true;
  const parts = [...elementsWithin(form.childNodes, ({ tagName }) => formParts.has(tagName))];
  const fields = parts.filter(({ tagName }) => formParts.has(tagName));
  const inFields = fields.reduce((sum, field) => sum + wordsIn(plainTextOf([field])), 0);
  return wordsIn(plainTextOf([form])) - inFields >= wordsOfPage;
};

/** Content for browsers without scripts: a copy of a picture that is loaded late, a notice, or the only copy. */
function reasonOfNoscript(element: HtmlElement, reader: HtmlReader): OmissionReason | undefined {
  const addresses = [...elementsWithin(element.childNodes)].flatMap((inner) => {
    if (inner.tagName === 'img') return pictureAddress(inner) ?? [];
    return inner.tagName === 'iframe' ? (firstAttribute(inner, 'src') ?? []) : [];
  });
  if (addresses.length === 0) return 'hidden';
  return addresses.every((address) => reader.facts.shownPictures.has(withoutSize(address))) ? 'duplicate' : undefined;
}

/** Numbers of lines beside code. */
const isGutter = (element: HtmlElement): boolean =>
  hasClass(element, 'gutter', 'linenos', 'lineno', 'rouge-gutter', 'line-numbers-rows', 'hljs-ln-numbers') &&
  /^[\d\s]*$/.test(plainTextOf([element]));

/** Sign beside a heading that links to it. */
const isHeadingSign = (element: HtmlElement): boolean => {
  const { parentNode } = element;
  const isInHeading = parentNode !== null && isElement(parentNode) && /^h[1-6]$/.test(parentNode.tagName);
  return (
    element.tagName === 'a' &&
    (isInHeading || hasClass(element, 'headerlink', 'header-anchor', 'hash-link', 'anchor', 'heading-link')) &&
    attributeOf(element, 'href')?.trim().startsWith('#') === true &&
    /^[#¶§🔗\s\u200b]*$/u.test(plainTextOf([element]))
  );
};

/** A label, or a box that shows the state of a task, is no field. */
function isField(element: HtmlElement): boolean {
  if (element.tagName === 'button') return !hasClass(element, 'wp-block-button__link');
  return fieldElements.has(element.tagName);
}

/** Whether the source of a formula is beside an element. */
function isBesideFormula({ parentNode }: HtmlElement): boolean {
  if (parentNode === null) return false;
  for (const beside of elementsWithin(parentNode.childNodes))
    if (beside.tagName === 'math' || isFormulaScript(beside)) return true;
  return false;
}

/** Why an element is not shown in the new site; undefined if it is content. */
export function omissionOf(element: HtmlElement, reader: HtmlReader): OmissionReason | undefined {
  const { tagName } = element;
  if (isOmittedElement(element, reader) || isFormulaScript(element)) return undefined;
  if (scriptElements.has(tagName)) return 'script';
  if (isHidden(element)) return 'hidden';
  if (tagName === 'noscript') return reasonOfNoscript(element, reader);
  if (tagName === 'svg') return plainTextOf([element]) === '' ? 'script' : 'unreadable';
  if (tagName === 'canvas') return 'dynamic';
  if (tagName === 'form') return isAroundPage(element) ? undefined : 'form';
  if (isField(element)) return 'form';
  // The second copy of a formula: for screen readers there is MathML.
  if (hasClass(element, 'katex-html', 'MathJax', 'MathJax_Display', 'MathJax_Preview', 'MJX_Assistive_MathML')) {
    return isBesideFormula(element) ? 'duplicate' : undefined;
  }
  return isGutter(element) || isHeadingSign(element) ? 'script' : undefined;
}

/** Whether an element is no content, but nothing to record either: a field that is never visible, a part of a footnote. */
export const isOmittedElement = (element: HtmlElement, { facts }: HtmlReader): boolean =>
  facts.noteParts.has(element) || (element.tagName === 'input' && attributeOf(element, 'type')?.toLowerCase() === 'hidden');
