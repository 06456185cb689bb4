import { missingFrom, type PageWords } from './page-words.ts';

/** Texts that were removed and added, in page order; both empty if only their order changed. */
export interface WordChange {
  removed: string[];
  added: string[];
}

/** A page with its texts in both versions. */
export interface ComparedWords {
  before: PageWords;
  now: PageWords;
}

/** Changes of the pages of an edition, told apart by where visitors see them. */
export interface SplitChanges {
  /** What many pages have in common; undefined if there is nothing. */
  shared: (WordChange & { isEverywhere: boolean }) | undefined;
  /** What else changed on each page; undefined: nothing. */
  own: (WordChange | undefined)[];
}

/** Fewest pages of which half share a change; of fewer, all must. */
const manyPages = 5;

const all = ({ own, frame }: PageWords) => [...own, ...frame];

const changeOf = (before: readonly string[], now: readonly string[]): WordChange => ({
  removed: missingFrom(before, now),
  added: missingFrom(now, before),
});

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((piece, index) => piece === other[index]);

const isEmpty = ({ removed, added }: WordChange) => removed.length + added.length === 0;

const countEach = (texts: readonly string[]) => {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
};

/** Texts that most of the lists have, each as often as most of them have it. */
function commonTexts(lists: readonly string[][]): { texts: string[]; isInAll: boolean } {
  const found = new Map<string, number[]>();
  for (const list of lists) for (const [text, count] of countEach(list)) found.set(text, [...(found.get(text) ?? []), count]);
  const fewest = lists.length < manyPages ? Math.max(lists.length, 2) : Math.ceil(lists.length / 2);
  const common = [...found].flatMap(([text, counts]) => {
    const times = counts.toSorted((one, other) => other - one)[fewest - 1];
    return times === undefined ? [] : [{ text, counts, times }];
  });
  return {
    texts: common.flatMap(({ text, times }) => Array<string>(times).fill(text)),
    isInAll: common.every(({ counts, times }) => counts.filter((count) => count >= times).length === lists.length),
  };
}

/** What changed on a page besides what it shares with others. */
function ownChange({ before, now }: ComparedWords, change: WordChange, shared: WordChange): WordChange | undefined {
  const own = { removed: missingFrom(change.removed, shared.removed), added: missingFrom(change.added, shared.added) };
  const isMoved = isEmpty(changeOf(before.own, now.own)) && !isSame(before.own, now.own);
  return isEmpty(own) && !isMoved ? undefined : own;
}

/** Tells what changed on many pages at once, e.g. in the header, from what changed on single ones. */
export function splitChanges(pages: readonly ComparedWords[]): SplitChanges {
  const changes = pages.map(({ before, now }) => changeOf(all(before), all(now)));
  const removed = commonTexts(changes.map((one) => one.removed));
  const added = commonTexts(changes.map((one) => one.added));
  const shared = { removed: removed.texts, added: added.texts };
  const isMoved = pages.length > 1 && pages.every(({ before, now }) => !isSame(before.frame, now.frame));
  return {
    shared: isEmpty(shared) && !isMoved ? undefined : { ...shared, isEverywhere: removed.isInAll && added.isInAll },
    own: pages.map((page, index) => ownChange(page, changes[index] ?? shared, shared)),
  };
}
