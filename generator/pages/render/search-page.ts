import type { TextRow } from '../../../templates/layout/site-search/index-format.ts';
import { wordsIn } from '../../../templates/layout/site-search/words.ts';
import { decodedAddress } from '../../../templates/model/addresses/decode.ts';
import type { PagePlan, PageText, SearchRecord, SiteFrame } from '../../../templates/model/page/page-plan.ts';
import { isolatedText, withoutIsolates } from '../../../templates/runtime/direction/isolates.ts';
import type { Direction } from '../../../templates/runtime/direction/visual-order.ts';
import { foreignMark } from '../../core/util/foreign-mark.ts';
import { pageText } from './page-text.ts';

/** Occurrences of a term in the title, headings and text of a page. */
type Times = [title: number, heading: number, text: number];

interface SearchPageInput {
  /** Address relative to the home page. */
  path: string;
  direction: Direction;
  /** Title in lists of pages; the title on the page may differ. */
  name: string;
  /** Breadcrumb labels, from the home page. */
  way: string[];
  text: PageText;
  /** Meta description. */
  description?: string;
}

/** Search document of a page. Pure. */
export function toSearchPage({
  path,
  direction,
  name,
  way,
  text: { title, sections },
  description = '',
}: SearchPageInput): SearchRecord {
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

/** Creates the search document of a page. @param frame contains the base address */
export function createSearchPage(page: PagePlan, { home, site: { direction } }: SiteFrame, body: string): SearchRecord {
  const { href, title, breadcrumb, description, isFoundLast } = page;
  // Skip breadcrumb items in another language.
  const way = breadcrumb.slice(0, -1).flatMap(({ label }) => (label.includes(foreignMark) ? [] : [label]));
  const path = decodedAddress(href.slice(home.length));
  const found = toSearchPage({ path, direction, name: title, way, text: pageText(body, direction), description });
  return isFoundLast ? { ...found, isLast: true } : found;
}
