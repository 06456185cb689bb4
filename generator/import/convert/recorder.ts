import type { Place } from '../model/content.ts';
import type { Change, ChangeReason, Losses, Omission, OmissionReason } from '../model/losses.ts';

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

  omit(reason: OmissionReason, name: string, text = '', counts?: Omission['counts']): void {
    this.#losses.omissions.push({ reason, name, text, ...(counts && { counts }), ...this.#at() });
  }

  #at(): { place?: Place } {
    return this.place ? { place: this.place } : {};
  }
}
