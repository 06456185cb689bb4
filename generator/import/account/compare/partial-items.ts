import type { Losses } from '../../model/losses.ts';
import type { Item, ItemMeasure } from '../tally.ts';
import { wordsOf } from '../words.ts';
import { Bag, withoutWords } from './bag.ts';

/** Items whose text is sentences, of which a part may be left out. In code, every sign counts. */
const measuresWithText = new Set<ItemMeasure>(['headings', 'listItems', 'tableCells']);

/** Words that losses state: those that pages lack, and those that they have in addition. */
export interface StatedWords {
  omitted: readonly string[];
  added: readonly string[];
}

/** All words that losses state, however much of them is found missing. */
export function statedWords({ omissions, changes }: Losses): StatedWords {
  const replaced = changes.map(({ before, after }) => [wordsOf(before), wordsOf(after)] as const);
  return {
    omitted: [
      ...omissions.flatMap(({ text }) => wordsOf(text)),
      ...replaced.flatMap(([before, after]) => withoutWords(before, after)),
    ],
    added: replaced.flatMap(([before, after]) => withoutWords(after, before)),
  };
}

/** Whether a text of a page is that of the source, in order, except words that losses state. */
function isRest(source: readonly string[], page: readonly string[], { omitted, added }: StatedWords): boolean {
  const absent: string[] = [];
  const extra: string[] = [];
  let at = 0;
  for (const word of page) {
    const found = source.indexOf(word, at);
    if (found === -1) extra.push(word);
    else {
      absent.push(...source.slice(at, found));
      at = found + 1;
    }
  }
  absent.push(...source.slice(at));
  return new Bag(omitted).takeAll(absent).length === 0 && new Bag(added).takeAll(extra).length === 0;
}

/** Words of alt texts: their pictures may be beside the item in the new site. */
const altWords = ({ text, plain }: Item): string[] => (plain === undefined ? [] : withoutWords(wordsOf(text), wordsOf(plain)));

const textsOf = ({ text, plain, whole }: Item): string[][] => [...new Set([text, plain ?? text, whole ?? text])].map(wordsOf);

/**
 * Finds items of a source of which pages have the rest: the omissions name each word that is not there.
 * @param missing items that pages do not have as they are
 * @param page items that are not matched yet; what matches is removed
 * @returns items that the pages lack
 */
export function withoutPartial(measure: ItemMeasure, missing: readonly Item[], page: Item[], stated: StatedWords): Item[] {
  if (!measuresWithText.has(measure)) return [...missing];
  // Items that lack alt texts come after those that need no such excuse.
  const left = takePartial(missing, page, () => stated);
  return takePartial(left, page, (item) => ({ ...stated, omitted: [...stated.omitted, ...altWords(item)] }));
}

function takePartial(missing: readonly Item[], page: Item[], statedOf: (item: Item) => StatedWords): Item[] {
  return missing.filter((item) => {
    const [texts, stated] = [textsOf(item), statedOf(item)];
    const index = page.findIndex((one) => texts.some((text) => textsOf(one).some((words) => isRest(text, words, stated))));
    if (index !== -1) page.splice(index, 1);
    return index === -1;
  });
}
