import { abbreviationSign, keyEnd, type LinedMark, linedEnds, maxMeaningLength } from '../../../content/text/inline/grammar.ts';
import { readInline } from '../../../content/text/inline/read.ts';
import { readAddress } from '../text/address.ts';
import { type Cleaned, cleanText } from '../text/clean.ts';
import { emphasisBegins, emphasisEnds, emphasisSigns, withEmphasis } from '../text/emphasis.ts';
import { type HtmlNode, styleOf } from './html.ts';

/** What was pasted and is not there afterwards, or not as it was; by name, in the words module's `left`. */
export type Left = 'pictures' | 'links' | 'embeds' | 'columns' | 'headings' | 'lists' | 'tables' | 'code';

/** What is noted while something is read. */
export class Notes {
  readonly left = new Map<Left, number>();
  readonly cleaned = new Set<Cleaned>();
  /** Pictures that came with the text, as `data:` URLs. */
  readonly pictures: string[] = [];

  count(left: Left, n = 1): void {
    this.left.set(left, (this.left.get(left) ?? 0) + n);
  }
}

/** Nobody reads it. */
const unread = /^(?:style|script|meta|link|title|head|xml|template|noscript|o:p|w:.*|v:.*)$/;
/** It is no text, and no site takes it from elsewhere. */
const embedded = /^(?:svg|math|iframe|video|audio|object|embed|canvas|input|select|textarea|button)$/;

/** Whether an element is passed over, as nobody sees it or as it is the mark of an item that Word has written out. */
export function isPassedOver(node: HtmlNode): boolean {
  if (node.name === '') return false;
  if (unread.test(node.name) && node.name !== 'o:p') return true;
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

/** What stands off the line or is struck out: by its element, or by its style, as Word and Google Docs write it. */
function linedMarkOf(node: HtmlNode): LinedMark | undefined {
  const align = styleOf(node, 'vertical-align');
  if (node.name === 'sub' || (node.name === 'span' && align === 'sub')) return 'subscript';
  if (node.name === 'sup' || (node.name === 'span' && align === 'super')) return 'superscript';
  const isStruck = /^(?:s|del|strike)$/.test(node.name) || /line-through/.test(styleOf(node, 'text-decoration'));
  return isStruck ? 'struck' : undefined;
}

/** Signs hold only next to words: spaces and line feeds at the ends of what they mark go outside. */
function around(inner: string, open: string, close: string): string {
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(inner) ?? [];
  return words === '' ? inner : `${before}${open}${words}${close}${after}`;
}

/** Google Docs and others lead over an address of their own that holds the one that is meant. */
function meantBy(href: string): string {
  if (!/^https:\/\/www\.google\.com\/url\?/.test(href) || !URL.canParse(href)) return href;
  return new URL(href).searchParams.get('q') ?? href;
}

function linked(inner: string, node: HtmlNode, notes: Notes): string {
  const href = meantBy((node.attributes.href ?? '').trim()).replaceAll(' ', '%20');
  if (href === '' || href.startsWith('#') || inner.trim() === '') return inner;
  // Where a page of elsewhere leads within itself, this site has nothing.
  const address = /^(?:https?:|mailto:|tel:)/i.test(href) ? readAddress(href) : undefined;
  const link = address === undefined ? '' : around(inner.replaceAll(/\s+/g, ' '), '[', `](${address})`);
  const pieces = readInline(link.trim()) ?? [];
  if (pieces.length === 1 && pieces[0]?.kind === 'link') return link;
  notes.count('links');
  return inner;
}

/** An abbreviation that says what it means; a longer text is no meaning. */
function abbreviated(inner: string, { attributes }: HtmlNode): string {
  const meaning = (attributes.title ?? '').replaceAll(/[\s()[\]*`]+/g, ' ').trim();
  if (!/\p{L}/u.test(meaning) || meaning.length > maxMeaningLength || meaning === inner.trim()) return inner;
  return around(inner, '[', `${abbreviationSign}${meaning})`);
}

function notePicture({ attributes }: HtmlNode, notes: Notes): void {
  const { src = '', width, height } = attributes;
  // By a picture of one dot others count readers.
  if (Number(width) === 1 || Number(height) === 1) return;
  if (/^data:image\/(?:png|jpeg|webp|gif|avif);base64,/.test(src)) notes.pictures.push(src);
  else notes.count('pictures');
}

/** The sentence of a node with the signs of its marks; a line feed where a line ends. */
export function sentenceOf(
  node: HtmlNode,
  notes: Notes,
  { isStrong = false, isEmphasis = false, isKey = false, lined = '' } = {},
): string {
  if (node.name === '')
    return node.text
      .replaceAll(/[`[\]]|\*\*/g, '')
      .replaceAll(emphasisSigns, '')
      .replaceAll(/[\t\n\r ]+/g, ' ');
  if (isPassedOver(node)) return '';
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
  // What is struck out for whole paragraphs ends in none of them.
  const isLined = own !== undefined && own !== lined && !slanted.trim().includes('\n');
  const stressed = isLined ? around(slanted, '[', linedEnds[own]) : slanted;
  if (isMarked) return around(stressed, '**', '**');
  const isStyled = /color|background|underline/i.test(node.attributes.style ?? '');
  if (isStyled || /^(?:u|font|mark)$/.test(node.name)) notes.cleaned.add('format');
  return /^(?:td|th)$/.test(node.name) ? ` ${stressed} ` : stressed;
}

/** The words of a text whose marks cannot be read. */
const withoutMarks = (text: string) => text.replaceAll(/\*\*|\[([^\]]*)\]\([^)]*\)/g, '$1');

function cleanLine(line: string, notes: Notes): string {
  const { text, cleaned } = cleanText(line);
  for (const one of cleaned) notes.cleaned.add(one);
  // Strong words next to each other are one run of them.
  return text.replaceAll(/\*\*( ?)\*\*/g, '$1').trim();
}

/** Paragraphs of a sentence with line feeds: two of them end one. A single line feed stays one, as the mark for it. */
export function paragraphsOf(sentence: string, notes: Notes): string[] {
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

/** The same in one line, as headings and cells have it. */
export const lineOf = (sentence: string, notes: Notes): string => paragraphsOf(sentence, notes).join(' ').replaceAll('\\\n', ' ');
