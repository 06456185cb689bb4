import { readInline } from '../../../inline/read.ts';

/** What was taken out of a pasted text, by name, in the words module's `cleaned`. */
export type Cleaned = 'format' | 'invisible' | 'forms' | 'spaces' | 'stretch';

const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]|[\ufdd0-\ufdef]/g;
/** Letters drawn in a fixed shape, as PDF files hold them. https://www.unicode.org/charts/PDF/UFB50.pdf */
const forms = /[\ufb50-\ufdcf\ufdf0-\ufdff\ufe70-\ufefc]/g;

/** A text from elsewhere as a site holds texts, and what was cleaned. Line feeds become spaces. */
export function cleanText(text: string): { text: string; cleaned: Cleaned[] } {
  const cleaned = new Set<Cleaned>();
  const replace = (value: string, pattern: RegExp, by: string | ((found: string) => string), name: Cleaned) => {
    const next = value.replaceAll(pattern, by as string);
    if (next !== value) cleaned.add(name);
    return next;
  };
  let clean = replace(text, invisible, '', 'invisible');
  clean = replace(clean, forms, (found) => found.normalize('NFKC'), 'forms');
  clean = replace(clean, /\u0640+/g, '', 'stretch');
  clean = clean.replaceAll(/\s*[\r\n\u2028\u2029]+\s*/g, ' ');
  clean = replace(clean, /[\u00a0\u2000-\u200a\u202f\u3000\t]/g, ' ', 'spaces');
  clean = replace(clean, / {2,}/g, ' ', 'spaces');
  return { text: clean.normalize('NFC'), cleaned: [...cleaned] };
}

/** The weight that an element says itself. See `withoutStyles`. */
const weightOf = (element: HTMLElement) =>
  /(?:^|;)\s*font-weight\s*:\s*([a-z0-9]+)/i.exec(element.getAttribute('data-style') ?? '')?.[1]?.toLowerCase();

/** Styles under another name: the policy of the editor's page complains of each, though none is applied. */
const withoutStyles = (html: string) =>
  html
    .replaceAll(/<style\b[\s\S]*?<\/style\s*>/gi, '')
    .replaceAll(/<[a-z][^>]*>/gi, (tag) => tag.replaceAll(/\sstyle\s*=/gi, ' data-style='));

const isBold = (element: HTMLElement) => {
  const weight = weightOf(element);
  if (weight === undefined) return /^(?:b|strong)$/.test(element.localName);
  return /^(?:bold|bolder|[6-9]00)$/.test(weight);
};

/** Addresses that a sentence may lead to. */
const isAddress = (href: string) => /^(?:https:\/\/|mailto:|tel:)/.test(href);

/** Words that lead somewhere, where the address can be written in a sentence; else the words alone. */
function linked(words: string, href: string): string {
  const address = href.trim().replaceAll(' ', '%20');
  if (!isAddress(address) || words.trim() === '') return words;
  const link = `[${words.trim()}](${address})`;
  const [piece, ...rest] = readInline(link) ?? [];
  return piece?.kind === 'link' && rest.length === 0 ? link : words;
}

/** What begins on a line of its own, and what stands beside something else of its row. */
const [block, cell] = [/^(?:p|div|li|ul|ol|tr|table|h[1-6]|blockquote|pre|br|hr|section|article)$/, /^(?:td|th)$/];

/** The words of a text whose marks cannot be read. */
const withoutMarks = (text: string) => text.replaceAll(/\*\*|\[([^\]]*)\]\([^)]*\)/g, '$1');

/** What of pasted HTML a sentence can hold, with its signs; `format` is cleaned when there was more. */
export function cleanHtml(html: string): { text: string; cleaned: Cleaned[] } {
  const body = new DOMParser().parseFromString(withoutStyles(html), 'text/html').body;
  for (const one of body.querySelectorAll('style, script, meta, link, title, xml')) one.remove();
  let hasFormat = false;
  const read = (node: Node): string => {
    if (node.nodeType === 3) return (node.nodeValue ?? '').replaceAll(/[`[\]]|\*\*/g, '');
    if (!(node instanceof HTMLElement)) return node.nodeType === 1 ? (node.textContent ?? '') : '';
    const inner = [...node.childNodes].map(read).join('');
    if (node.localName === 'a') {
      const link = linked(inner, node.getAttribute('href') ?? '');
      hasFormat ||= link === inner;
      return link;
    }
    if (isBold(node) && inner.trim() !== '' && !inner.includes('**')) return `**${inner.trim()}** `;
    if (node.attributes.length > 0 || /^(?:i|em|u|font|h[1-6]|table|ul|ol|img)$/.test(node.localName)) hasFormat = true;
    if (cell.test(node.localName)) return ` ${inner} `;
    return block.test(node.localName) ? `\n${inner}\n` : inner;
  };
  const { text, cleaned } = cleanText(read(body).replaceAll(/\*\* +([،.؛:!؟,;])/g, '**$1'));
  const isRead = readInline(text) !== undefined;
  return {
    text: isRead ? text.trim() : withoutMarks(text).trim(),
    cleaned: hasFormat || !isRead ? ['format', ...cleaned] : cleaned,
  };
}

const arabicSigns: Record<string, string> = { ',': '،', ';': '؛', '?': '؟' };

/** A text with the signs of Arabic after Arabic words; the same text where there is nothing to help with. */
export function withArabicSigns(text: string): string {
  return text.replaceAll(
    /(?<=[\u0621-\u064a\u064b-\u0652])( ?)([,;?])(?!\S*[A-Za-z0-9])/g,
    (_, __, sign: string) => arabicSigns[sign] ?? sign,
  );
}

const graphemes = new Intl.Segmenter('ar', { granularity: 'grapheme' });

/** Characters as readers count them. */
export const lengthOf = (text: string): number => [...graphemes.segment(text)].length;
