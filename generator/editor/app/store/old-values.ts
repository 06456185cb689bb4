import type { Json } from '../../../core/json/value.ts';
import { type Path, toPointer } from '../model/places.ts';
import type { Api } from './api.ts';
import { requestedValue } from './change-results.ts';
import type { Notes } from './notes.ts';
import type { PendingChange, TextReplacement } from './snapshot.ts';

interface OldValuesOptions {
  api: Pick<Api, 'find'>;
  notes: Pick<Notes, 'showOldValue'>;
}

/** Whether a place is a telephone number, an e-mail or a postal address of the site's contact data. */
const isContactValue = ([top, group, , key]: Path) => top === 'site' && group === 'contact' && key === 'value';

const isText = (value: Json | undefined): value is string => typeof value === 'string' && value.trim() !== '';

/** Looks, after a change of the contact data, for other places that still have the old value. */
export class OldValues {
  readonly #options: OldValuesOptions;
  /** Last change. A value that is typed with pauses is written several times, and replaces the first one. */
  #last: (TextReplacement & { pointer: string }) | undefined;

  constructor(options: OldValuesOptions) {
    this.#options = options;
  }

  /** Handles a change that is in the file. */
  async follow(pending: PendingChange): Promise<void> {
    const [first] = pending.operations;
    if (!first || !isContactValue(first.at)) return;
    const pointer = toPointer(first.at);
    const [before, by] = [pending.seen[pointer], requestedValue(pending)];
    const last = this.#last;
    this.#last = undefined;
    if (!isText(before) || !isText(by)) return;
    const find = last?.pointer === pointer && last.by === before ? last.find : before;
    const change = { pointer, find, by };
    this.#last = change;
    const { total } = await this.#options.api.find({ find, by, isWholeWord: true, hasCase: false, isExact: false });
    if (this.#last === change && find !== by && total.occurrences > 0)
      this.#options.notes.showOldValue({ find, by }, total.occurrences);
  }
}
