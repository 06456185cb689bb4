import { decode } from '../../../../pages/render/entities.ts';
import { voidElements } from '../../../../pages/render/page-text.ts';
import { scanHtml } from '../../../../pages/render/scan-html.ts';

/** Attributes that visitors see, hear or follow. */
const textAttributes = /\s(alt|aria-label|placeholder|href|src|action|content)="([^"]*)"/g;

/** Asset names contain a content hash, and pictures their width; the rest identifies the asset. */
const withoutHash = (address: string) => (/\/assets\//.test(address) ? address.replace(/([^/.]+)\.[^/]*$/, '$1') : address);

/** Tags in the head that are metadata for machines or refer to files. */
const isMachines = (tag: string) => /^<(?:link|script)\b/.test(tag) || /^<meta\b(?!.*\bname="description")/.test(tag);

/** Parts with a generated name, such as the slides of a carousel, which are numbered. */
const isNumbered = (tag: string) => /\saria-roledescription=/.test(tag);

/** Depth in elements whose texts only repeat what others say, such as the numbers of scenes; 0: outside of them. */
function decorationDepth(depth: number, tag: string): number {
  const name = /^<\/?([^\s/>]+)/.exec(tag)?.[1] ?? '';
  if (voidElements.has(name) || tag.endsWith('/>')) return depth;
  if (depth === 0) return /\saria-hidden="true"/.test(tag) ? 1 : 0;
  return tag.startsWith('</') ? depth - 1 : depth + 1;
}

/** Texts of a page that visitors read, hear or follow, in order. Equal for preview and build. */
export interface PageWords {
  /** Title without the name of the site, description, and content. */
  own: string[];
  /** Name and address of the site, and what is outside of the content: header, footer, strips. */
  frame: string[];
}

/** Texts in a range of a page: text, alternative texts, link targets and pictures. */
function wordsIn(html: string, range: [from: number, before: number]): string[] {
  const found: string[] = [];
  let isSkipped = false;
  let decoration = 0;
  const addText = (tag: string) => {
    for (const [, name, value = ''] of tag.matchAll(textAttributes)) {
      const words = decode(value).trim();
      const isGenerated = (name === 'href' && words.startsWith('#')) || (name === 'aria-label' && isNumbered(tag));
      if (words !== '' && !isGenerated) found.push(withoutHash(words));
    }
  };
  const text = (from: number, to: number) => {
    const words = decode(html.slice(from, to)).replaceAll(/\s+/g, ' ').trim();
    if (!isSkipped && decoration === 0 && words !== '') found.push(words);
  };
  const tag = (from: number, to: number) => {
    const words = html.slice(from, to);
    if (/^<(?:script|style|svg)\b/.test(words)) isSkipped = true;
    if (!isMachines(words) && !isSkipped) addText(words);
    decoration = decorationDepth(decoration, words);
    if (/^<\/(?:script|style|svg)\b/.test(words)) isSkipped = false;
  };
  scanHtml(html, { text, tag }, range);
  return found;
}

/** Splits a title as `titleWithName` joins it. */
function splitTitle(words: string[], name: string): string[] {
  const end = ` | ${name}`;
  return words.map((word) => (word.endsWith(end) ? word.slice(0, -end.length) : word));
}

/** Texts of a page. */
export function wordsOfPage(html: string): PageWords {
  const head = Math.max(html.indexOf('</head>'), 0);
  const begin = html.indexOf('<main', head);
  const end = html.indexOf('</main>', begin);
  const name = decode(/<meta property="og:site_name" content="([^"]*)"/.exec(html.slice(0, head))?.[1] ?? '');
  const words = splitTitle(wordsIn(html, [0, head]), name);
  const origin = /<meta property="og:url" content="(https?:\/\/[^"/]+)/.exec(html.slice(0, head))?.[1];
  const named = [name, origin ?? ''].filter(Boolean);
  if (begin === -1 || end === -1) return { own: [...words, ...wordsIn(html, [head, html.length])], frame: named };
  return {
    own: [...words, ...wordsIn(html, [begin, end])],
    frame: [...named, ...wordsIn(html, [head, begin]), ...wordsIn(html, [end, html.length])],
  };
}

/** Items of one list that the other lacks, in order; duplicates are counted. */
export function missingFrom(pieces: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const piece of others) left.set(piece, (left.get(piece) ?? 0) + 1);
  return pieces.filter((piece) => {
    const count = left.get(piece) ?? 0;
    if (count > 0) left.set(piece, count - 1);
    return count === 0;
  });
}
