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

/** Words of an item of the source; those after the first `least` may be below it in the new site. */
interface Expected {
  words: readonly string[];
  least: number;
}

/**
 * Whether a text of a page is that of the source, in order, except words that losses state.
 * @param isAddedFirst whether a word that the source has only later is one that was added, if it may be
 */
function isRestIn(
  { words: source, least }: Expected,
  page: readonly string[],
  stated: StatedWords,
  isAddedFirst: boolean,
): boolean {
  const added = new Bag(stated.added);
  const absent: string[] = [];
  let at = 0;
  for (const word of page) {
    if (isAddedFirst && source[at] !== word && added.take(word)) continue;
    const found = source.indexOf(word, at);
    if (found === -1) {
      if (!added.take(word)) return false;
    } else {
      absent.push(...source.slice(at, found));
      at = found + 1;
    }
  }
  absent.push(...source.slice(at, Math.max(at, least)));
  return new Bag(stated.omitted).takeAll(absent).length === 0;
}

const isRest = (source: Expected, page: readonly string[], stated: StatedWords): boolean =>
  isRestIn(source, page, stated, false) || (stated.added.length > 0 && isRestIn(source, page, stated, true));

/** Words of alt texts: their pictures may be beside the item in the new site. */
const altWords = ({ text, plain }: Item): string[] => (plain === undefined ? [] : withoutWords(wordsOf(text), wordsOf(plain)));

const textsOf = ({ text, plain, whole, wholePlain }: Item): string[][] =>
  [...new Set([text, plain ?? text, whole ?? text, wholePlain ?? text])].map(wordsOf);

/** What a page must have of an item: its first paragraph, and of the rest that goes on after it any part. */
const expectedOf = ({ text, plain = text, whole, wholePlain = whole }: Item): Expected[] => {
  const first = [text, plain].map((one) => ({ words: wordsOf(one), least: Number.POSITIVE_INFINITY }));
  if (whole === undefined || wholePlain === undefined) return first;
  const all = [
    { words: wordsOf(whole), least: wordsOf(text).length },
    { words: wordsOf(wholePlain), least: wordsOf(plain).length },
  ];
  return [...first, ...all];
};

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
    const [texts, stated] = [expectedOf(item), statedOf(item)];
    const index = page.findIndex((one) => texts.some((text) => textsOf(one).some((words) => isRest(text, words, stated))));
    if (index !== -1) page.splice(index, 1);
    return index === -1;
  });
}
