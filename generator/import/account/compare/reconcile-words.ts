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
