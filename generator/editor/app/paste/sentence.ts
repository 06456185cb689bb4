import { abbreviationSign, keyEnd, type LinedMark, linedEnds, maxMeaningLength } from '../../../content/text/inline/grammar.ts';
import { readInline } from '../../../content/text/inline/read.ts';
import { type CleanupKind, cleanText } from '../../../core/util/characters/clean.ts';
import { readAddress } from '../text/address.ts';
import { around } from '../text/edges.ts';
import { emphasisBegins, emphasisEnds, emphasisSigns, withEmphasis } from '../text/emphasis.ts';
import { type HtmlNode, styleOf } from './html.ts';

/** Content that was lost or reduced in a paste: keys of `left` in the interface texts. */
export type OmittedKind = 'pictures' | 'links' | 'embeds' | 'columns' | 'headings' | 'lists' | 'tables' | 'code';

/** Collects notes while pasted content is read. */
export class PasteNotes {
  readonly omitted = new Map<OmittedKind, number>();
  readonly cleaned = new Set<CleanupKind>();
  /** Pasted pictures as `data:` URLs. */
  readonly pictures: string[] = [];

  count(left: OmittedKind, n = 1): void {
    this.omitted.set(left, (this.omitted.get(left) ?? 0) + n);
  }
}

/** Elements without visible content. */
const ignoredElements = /^(?:style|script|meta|link|title|head|xml|template|noscript|o:p|w:.*|v:.*)$/;
/** Embedded elements, which are not text and are never accepted from other sites. */
const embedded = /^(?:svg|math|iframe|video|audio|object|embed|canvas|input|select|textarea|button)$/;

/** Whether an element is skipped: it is invisible, or it is a list marker written by Word. */
export function isIgnoredElement(node: HtmlNode): boolean {
  if (node.name === '') return false;
  if (ignoredElements.test(node.name) && node.name !== 'o:p') return true;
  if (node.attributes.hidden !== undefined || /\bnone\b/.test(styleOf(node, 'display'))) return true;
  return styleOf(node, 'mso-hide') === 'all' || styleOf(node, 'mso-list') === 'ignore';
}

function isBold(node: HtmlNode): boolean {
  const weight = styleOf(node, 'font-weight');
  if (weight === '') return /^(?:b|strong)$/.test(node.name);
  return /^(?:bold|bolder|[6-9]00)$/.test(weight);
}

function isSlanted(node: HtmlNode): boolean {
  const style = styleOf(node, 'font-style');
  return style === '' ? /^(?:i|em)$/.test(node.name) : /^(?:italic|oblique)/.test(style);
}

/** Superscript, subscript or strikethrough, by element or by style (Word, Google Docs). */
function linedMarkOf(node: HtmlNode): LinedMark | undefined {
  const align = styleOf(node, 'vertical-align');
  if (node.name === 'sub' || (node.name === 'span' && align === 'sub')) return 'subscript';
  if (node.name === 'sup' || (node.name === 'span' && align === 'super')) return 'superscript';
  const isStruck = /^(?:s|del|strike)$/.test(node.name) || /line-through/.test(styleOf(node, 'text-decoration'));
  return isStruck ? 'struck' : undefined;
}

/** Unwraps the redirect addresses of Google Docs. */
function targetOfHref(href: string): string {
  if (!/^https:\/\/www\.google\.com\/url\?/.test(href) || !URL.canParse(href)) return href;
  return new URL(href).searchParams.get('q') ?? href;
}

function linked(inner: string, node: HtmlNode, notes: PasteNotes): string {
  const href = targetOfHref((node.attributes.href ?? '').trim()).replaceAll(' ', '%20');
  if (href === '' || href.startsWith('#') || inner.trim() === '') return inner;
  // Links within the source page mean nothing on this site.
  const address = /^(?:https?:|mailto:|tel:)/i.test(href) ? readAddress(href) : undefined;
  const link = address === undefined ? '' : around(inner.replaceAll(/\s+/g, ' '), '[', `](${address})`);
  const pieces = readInline(link.trim()) ?? [];
  if (pieces.length === 1 && pieces[0]?.kind === 'link') return link;
  notes.count('links');
  return inner;
}

/** Abbreviation with its meaning; a text that is too long is not a meaning. */
function abbreviated(inner: string, { attributes }: HtmlNode): string {
  const meaning = (attributes.title ?? '').replaceAll(/[\s()[\]*`]+/g, ' ').trim();
  if (!/\p{L}/u.test(meaning) || meaning.length > maxMeaningLength || meaning === inner.trim()) return inner;
  return around(inner, '[', `${abbreviationSign}${meaning})`);
}

function notePicture({ attributes }: HtmlNode, notes: PasteNotes): void {
  const { src = '', width, height } = attributes;
  // A one-pixel picture is a tracking pixel.
  if (Number(width) === 1 || Number(height) === 1) return;
  if (/^data:image\/(?:png|jpeg|webp|gif|avif);base64,/.test(src)) notes.pictures.push(src);
  else notes.count('pictures');
}

/** Text of a node with markers; a line feed for each line break. */
export function sentenceOf(
  node: HtmlNode,
  notes: PasteNotes,
  { isStrong = false, isEmphasis = false, isKey = false, lined = '' } = {},
): string {
  if (node.name === '')
    return node.text
      .replaceAll(/[`[\]]|\*\*/g, '')
      .replaceAll(emphasisSigns, '')
      .replaceAll(/[\t\n\r ]+/g, ' ');
  if (isIgnoredElement(node)) return '';
  if (node.name === 'br') return '\n';
  if (node.name === 'img') notePicture(node, notes);
  if (embedded.test(node.name)) notes.count('embeds');
  if (node.name === 'img' || embedded.test(node.name)) return '';
  const isMarked = !isStrong && isBold(node);
  const isSlant = !isEmphasis && isSlanted(node);
  const own = linedMarkOf(node);
  const marked = {
    isStrong: isStrong || isMarked,
    isEmphasis: isEmphasis || isSlant,
    isKey: isKey || node.name === 'kbd',
    lined: own ?? lined,
  };
  const inner = node.children.map((child) => sentenceOf(child, notes, marked)).join('');
  const parted = /^(?:p|div|li|ul|ol|tr|table|h[1-6]|blockquote|pre|section|article)$/.test(node.name) ? `\n${inner}\n` : inner;
  if (node.name === 'a') return linked(parted, node, notes);
  if (/^(?:abbr|acronym)$/.test(node.name) && !inner.includes(abbreviationSign)) return abbreviated(parted, node);
  if (node.name === 'kbd' && !isKey) return around(parted, '[', keyEnd);
  const slanted = isSlant ? around(parted, emphasisBegins, emphasisEnds) : parted;
  // A super-, subscript or strikethrough mark that spans several lines is dropped: a mark must end in its paragraph.
  const isLined = own !== undefined && own !== lined && !slanted.trim().includes('\n');
  const stressed = isLined ? around(slanted, '[', linedEnds[own]) : slanted;
  if (isMarked) return around(stressed, '**', '**');
  const isStyled = /color|background|underline/i.test(node.attributes.style ?? '');
  if (isStyled || /^(?:u|font|mark)$/.test(node.name)) notes.cleaned.add('format');
  return /^(?:td|th)$/.test(node.name) ? ` ${stressed} ` : stressed;
}

/** Removes the markers of strong text and links, for a text that cannot be parsed. */
const withoutMarks = (text: string) => text.replaceAll(/\*\*|\[([^\]]*)\]\([^)]*\)/g, '$1');

function cleanLine(line: string, notes: PasteNotes): string {
  const { text, cleaned } = cleanText(line);
  for (const one of cleaned) notes.cleaned.add(one);
  // Merge adjacent strong words.
  return text.replaceAll(/\*\*( ?)\*\*/g, '$1').trim();
}

/** Splits a text into paragraphs at double line feeds. A single line feed becomes a line break marker. */
export function paragraphsOf(sentence: string, notes: PasteNotes): string[] {
  return sentence.split(/\n[^\S\n]*\n\s*/).flatMap((part) => {
    const lines = part.split('\n').flatMap((line) => cleanLine(line, notes) || []);
    const marked = lines.join('\\\n');
    const text = withEmphasis(marked);
    if (text.length < marked.length) notes.cleaned.add('format');
    if (!/\*\*|\]\(/.test(text)) return text === '' ? [] : [text];
    const isWhole = (text.match(/\*\*/g)?.length ?? 0) % 2 === 0 && readInline(text) !== undefined;
    if (!isWhole) notes.cleaned.add('format');
    return [isWhole ? text : withoutMarks(text)];
  });
}

/** The same in one line, for headings and cells. */
export const lineOf = (sentence: string, notes: PasteNotes): string =>
  paragraphsOf(sentence, notes).join(' ').replaceAll('\\\n', ' ');
