import type { TextRow } from '../../../templates/layout/site-search/index-format.ts';
import { wordsIn } from '../../../templates/layout/site-search/words.ts';
import { decodedAddress } from '../../../templates/model/addresses/decode.ts';
import type { FoundPage, PagePlan, PageText, SiteFrame } from '../../../templates/model/page/page-plan.ts';
import { isolatedText, withoutIsolates } from '../../../templates/runtime/direction/isolates.ts';
import type { Direction } from '../../../templates/runtime/direction/visual-order.ts';
import { foreignMark } from '../../core/util/foreign-mark.ts';
import { pageText } from './page-text.ts';

/** How often a term stands in a page: in its title, in its headings, in its text. */
type Times = [title: number, heading: number, text: number];

interface SearchPageInput {
  /** Address below that of the home page. */
  path: string;
  direction: Direction;
  /** As lists of pages have it; on the page it may be another. */
  name: string;
  /** The way to it, from the home page. */
  way: string[];
  text: PageText;
  /** What search engines are told of it. */
  description?: string;
}

/** A page as the search of the site finds it. Pure. */
export function toSearchPage({
  path,
  direction,
  name,
  way,
  text: { title, sections },
  description = '',
}: SearchPageInput): FoundPage {
  const plain = (words: string) => isolatedText(words, direction);
  const times = new Map<string, Times>();
  let length = 0;
  const add = (text: string, field: 0 | 1 | 2) => {
    const words = wordsIn(withoutIsolates(text));
    if (field === 2) length += words.length;
    for (const { term } of words) {
      const known = times.get(term);
      const counted = known ?? [0, 0, 0];
      counted[field]++;
      if (!known) times.set(term, counted);
    }
  };
  add(title === name ? title : `${title} ${name}`, 0);
  for (const { heading, text } of sections) {
    add(heading, 1);
    add(text, 2);
  }
  add(description, 2);
  const row: TextRow = [path, plain(name), way.map(plain), sections.map(({ anchor, heading, text }) => [anchor, heading, text])];
  return {
    row: JSON.stringify(row),
    terms: [...times.keys()].join(' '),
    times: Uint8Array.from([...times.values()].flat(), (count) => Math.min(count, 255)),
    length,
  };
}

/** The page for the search of its site. @param frame has the address that those of all pages begin with. */
export function createSearchPage(page: PagePlan, { home, site: { direction } }: SiteFrame, body: string): FoundPage {
  const { href, title, breadcrumb, description, isFoundLast } = page;
  // Steps in another language are not for the search of this one.
  const way = breadcrumb.slice(0, -1).flatMap(({ label }) => (label.includes(foreignMark) ? [] : [label]));
  const path = decodedAddress(href.slice(home.length));
  const found = toSearchPage({ path, direction, name: title, way, text: pageText(body, direction), description });
  return isFoundLast ? { ...found, isLast: true } : found;
}
