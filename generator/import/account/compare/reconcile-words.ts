import type { Tally } from '../tally.ts';
import { Bag } from './bag.ts';

/** Words of the pages of a document, by where they are. What is found is taken away. */
export interface PageWords {
  title: Bag;
  body: Bag;
  head: Bag;
}

export const pageWords = (tallies: readonly Tally[]): PageWords => ({
  title: new Bag(tallies.flatMap(({ title }) => title)),
  body: new Bag(tallies.flatMap(({ body }) => body)),
  head: new Bag(tallies.flatMap(({ head }) => head)),
});

/**
 * Words that pages lack. Content must be in the body; the title in the heading; a summary may be in metadata. What is shown
 * twice, such as a title in the heading and in metadata, does not make up for a missing word of the content.
 */
export function missingWords({ title, body, head }: Tally, page: PageWords): string[] {
  const titleLeft = page.head.takeAll(page.title.takeAll(title));
  const bodyLeft = page.title.takeAll(page.body.takeAll(body));
  const headLeft = page.body.takeAll(page.head.takeAll(head));
  return [...page.body.takeAll(titleLeft), ...bodyLeft, ...headLeft];
}

/** Words around the first place of a word. */
export function nearOf(word: string, words: readonly string[]): string {
  const index = words.indexOf(word);
  return index === -1 ? '' : words.slice(Math.max(0, index - 3), index + 4).join(' ');
}

/** Ways to divide a word into at most a number of other words. */
function* divisionsOf(word: string, words: Bag, most: number): Generator<string[]> {
  if (words.take(word)) {
    yield [word];
    words.add([word]);
  }
  for (let end = 1; most > 1 && end < word.length; end++) {
    const first = word.slice(0, end);
    if (!words.take(first)) continue;
    for (const rest of divisionsOf(word.slice(end), words, most - 1)) yield [first, ...rest];
    words.add([first]);
  }
}

/** The first division of a word that a page shows, one after another. */
function shownPieces(word: string, words: Bag, shown: string): string[] | undefined {
  for (const pieces of divisionsOf(word, words, 4)) if (shown.includes(` ${pieces.join(' ')} `)) return pieces;
  return undefined;
}

/**
 * Finds words that pages show as several, one after another: what browsers show in one line may be in two paragraphs.
 * @param missing words that pages lack; those that are found are removed
 * @param shown words of the pages in order, each between spaces
 * @returns how many are found
 */
export function takeDivided(missing: Bag, { body }: PageWords, shown: string): number {
  let divided = 0;
  for (const word of [...missing.left()]) {
    const pieces = shownPieces(word, body, shown);
    if (pieces === undefined || !missing.take(word)) continue;
    body.takeAll(pieces);
    divided++;
  }
  return divided;
}
