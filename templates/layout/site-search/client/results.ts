import type { SearchManifest, TextRow } from '../index-format.ts';
import { breadcrumbClass, partClass, resultClass } from '../styles.ts';
import { element } from './elements.ts';
import { extractOf, markHits, type Piece } from './extract.ts';
import type { Hits } from './search-index.ts';

const nodesOf = (pieces: Piece[]) => pieces.map(({ text, isHit }) => (isHit ? element('mark', {}, text) : text));

/** Result: link to the page, its breadcrumb, and an extract with hits. */
export function resultItem(row: TextRow, terms: Hits, { home, words }: SearchManifest): HTMLLIElement {
  const [path, title, breadcrumb] = row;
  const href = home + encodeURI(path);
  const { pieces, part } = extractOf(row, terms);
  const item = element('li', { class: resultClass });
  item.append(element('a', { href, dir: 'auto', 'data-result': '' }, ...nodesOf(markHits(title, terms))));
  if (breadcrumb.length > 0)
    item.append(element('p', { class: breadcrumbClass }, ...breadcrumb.map((label) => element('span', { dir: 'auto' }, label))));
  if (pieces.length > 0) item.append(element('p', { dir: 'auto' }, ...nodesOf(pieces)));
  if (part) {
    const label = words.part.replace('%s', () => part.heading);
    item.append(element('a', { href: `${href}#${encodeURIComponent(part.anchor)}`, class: partClass, dir: 'auto' }, label));
  }
  return item;
}

/** Number of pages found, in the plural form of the language. */
export function countedPages(count: number, { language, numerals, words }: SearchManifest): string {
  const form = new Intl.PluralRules(language).select(count);
  const number = new Intl.NumberFormat(`${language}-u-nu-${numerals}`).format(count);
  return words.results[form === 'zero' ? 'other' : form].replace('%s', () => number);
}
