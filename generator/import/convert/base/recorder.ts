import type { Place } from '../../model/content.ts';
import type { Change, ChangeReason, Losses, Omission, OmissionReason } from '../../model/losses.ts';

/** Words of a list that are not in another, each as often as it is there more. */
function wordsBeyond(words: readonly string[], others: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of others) counts.set(word, (counts.get(word) ?? 0) + 1);
  return words.filter((word) => {
    const count = counts.get(word) ?? 0;
    counts.set(word, count - 1);
    return count <= 0;
  });
}

/** Records what a document loses, with the place of the block that is being converted. */
export class Recorder {
  readonly #losses: Losses;
  place: Place | undefined;

  constructor(losses: Losses, place: Place | undefined) {
    this.#losses = losses;
    this.place = place;
  }

  /** @param before,after words that only the source, or only the new site, has */
  change(reason: ChangeReason, name: string, before = '', after = '', counts?: Change['counts']): void {
    this.#losses.changes.push({ reason, name, before, after, ...(counts && { counts }), ...this.#at() });
  }

  /** Records the words of a text that differ in the new site. */
  words(source: readonly string[], result: readonly string[]): void {
    if (source.length === result.length && source.every((word, index) => word === result[index])) return;
    const [before, after] = [wordsBeyond(source, result), wordsBeyond(result, source)];
    if (before.length > 0 || after.length > 0) this.change('characters', 'text', before.join(' '), after.join(' '));
  }

  omit(reason: OmissionReason, name: string, text = '', counts?: Omission['counts']): void {
    this.#losses.omissions.push({ reason, name, text, ...(counts && { counts }), ...this.#at() });
  }

  /** Returns a function that forgets what is recorded from now on, for another way to convert the same words. */
  attempt(): () => void {
    const { omissions, changes } = this.#losses;
    const [omissionCount, changeCount] = [omissions.length, changes.length];
    return () => {
      omissions.length = omissionCount;
      changes.length = changeCount;
    };
  }

  #at(): { place?: Place } {
    return this.place ? { place: this.place } : {};
  }
}
