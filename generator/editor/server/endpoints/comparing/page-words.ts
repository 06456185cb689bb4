import { decode } from '../../../../pages/render/entities.ts';
import { scanHtml } from '../../../../pages/render/scan-html.ts';

/** Attributes that visitors see, hear or follow. */
const textAttributes = /\s(alt|aria-label|placeholder|href|src|content)="([^"]*)"/g;

/** Asset names contain a content hash, and pictures their width; the rest identifies the asset. */
const withoutHash = (address: string) => (/\/assets\//.test(address) ? address.replace(/([^/.]+)\.[^/]*$/, '$1') : address);

/** Tags in the head that are metadata for machines or refer to files. */
const isMachines = (tag: string) => /^<(?:link|script)\b/.test(tag) || /^<meta\b(?!.*\bname="description")/.test(tag);

/**
 * Texts of a page in order: title, description, text, alternative texts, link targets and pictures. Equal for preview and
 * build.
 */
export function wordsOfPage(html: string): string[] {
  const found: string[] = [];
  let isSkipped = false;
  const addText = (tag: string) => {
    for (const [, name, value = ''] of tag.matchAll(textAttributes)) {
      const words = decode(value).trim();
      if (words !== '' && !(name === 'href' && words.startsWith('#'))) found.push(withoutHash(words));
    }
  };
  scanHtml(html, {
    text: (from, to) => {
      const words = decode(html.slice(from, to)).replaceAll(/\s+/g, ' ').trim();
      if (!isSkipped && words !== '') found.push(words);
    },
    tag: (from, to) => {
      const tag = html.slice(from, to);
      if (/^<(?:script|style|svg)\b/.test(tag)) isSkipped = true;
      if (!isMachines(tag) && !isSkipped) addText(tag);
      if (/^<\/(?:script|style|svg)\b/.test(tag)) isSkipped = false;
    },
  });
  return found;
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
