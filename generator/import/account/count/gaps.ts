import { type DefaultTreeAdapterTypes, html } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;

const setOf = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Elements that are boxes of their own in a page: a paragraph ends before and after each. */
const boxes = setOf(
  'address article aside blockquote body caption center colgroup dd details dialog dir div dl dt embed fieldset figcaption figure footer form frameset h1 h2 h3 h4 h5 h6 header hgroup hr html iframe legend li listing main menu nav noframes object ol optgroup option p plaintext pre search section summary table tbody td tfoot th thead tr ul video audio xmp',
);

/** Elements that separate words, but not paragraphs: things in a line, and what browsers write signs around. */
const inLine = setOf('area br button canvas img input meter output picture progress q rp rt select textarea');

/** Whether an element is none of a drawing or a formula, where the same names mean nothing. */
export const isHtml = ({ namespaceURI }: Element): boolean => namespaceURI === html.NS.HTML;

/** Choices of a list are one box, which is closed. */
const isChoice = ({ parentNode }: Element): boolean =>
  parentNode !== null && 'tagName' in parentNode && /^(?:select|optgroup)$/.test(parentNode.tagName);

/** What is between the words of an element and those around it. Browsers show elements that they do not know within a line. */
export function gapOf(element: Element): 'none' | 'word' | 'paragraph' {
  if (!isHtml(element) || inLine.has(element.tagName) || isChoice(element)) return 'word';
  return boxes.has(element.tagName) ? 'paragraph' : 'none';
}
