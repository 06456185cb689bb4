import { mostToldOf, shorten } from '../../document/limits.ts';
import type { BroughtFile, Summary } from '../../document/protocol-changes.ts';
import { broughtBy } from '../../document/tasks/brought.ts';
import type { Operation } from '../../document/text/operation.ts';
import { sameJson } from '../model/apply.ts';
import { toPointer } from '../model/places.ts';
import type { Content } from './content.ts';
import type { Drafts } from './drafts.ts';
import type { EditorState } from './editor-state.ts';
import { type Entry, shownAs, type Visions } from './entry.ts';
import type { GivenIds } from './given-ids.ts';
import { wantedBy } from './outcomes.ts';
import { type Held, isUndecided, knownAt, type Pending } from './snapshot.ts';
import type { Unwritten } from './unwritten.ts';
import type { Writer } from './writer.ts';

interface ChangesOptions {
  state: EditorState;
  visions: Visions;
  drafts: Drafts;
  content: Content;
  unwritten: Unwritten;
  givenIds: GivenIds;
  writer: Writer;
}

export interface ChangeOptions {
  brings?: BroughtFile[];
  /** Draft entry, if the change was entered by hand. */
  from?: Entry;
  /** Version of the file that the change was planned for, if not the one shown. */
  base?: string;
  /** See `Pending`. */
  typed?: string[];
}

/** Shortens long texts for the list of changes. */
const shortened = ({ key, values }: Summary): Summary => ({
  key,
  values: Object.fromEntries(Object.entries(values).map(([name, text]) => [name, shorten(text, mostToldOf)])),
});

/** Rebases a draft on the change that was just sent. */
function basedOn(from: Entry, sent: Pending): void {
  const { base, own } = from.vision;
  if (!own.includes(sent)) from.vision = { base, own: [...own, sent] };
  from.seen = wantedBy(sent);
}

/** Changes of the file: shown at once, and written once the server has checked them. */
export class Changes {
  readonly #options: ChangesOptions;

  constructor(options: ChangesOptions) {
    this.#options = options;
  }

  change(operations: Operation[], summary: Summary, options: ChangeOptions = {}): void {
    const { content, drafts, unwritten, writer } = this.#options;
    const { from } = options;
    if (from && unwritten.amend(from, operations)) return;
    const pending = this.#pendingOf(operations, summary, options);
    const shown = this.#shownOf(operations, from);
    if (shown) unwritten.forget(shown);
    const sent = writer.add(pending);
    if (shown) content.foresee(shown, shown === operations ? sent : { operations: shown, of: sent });
    if (from) {
      basedOn(from, sent);
      drafts.markSent(from);
    }
  }

  /** Change to send, with the version it is based on. */
  #pendingOf(operations: Operation[], summary: Summary, { brings, from, base, typed }: ChangeOptions): Pending {
    const { state, visions, givenIds } = this.#options;
    const [first] = operations;
    const at = from?.now ?? first?.at ?? [];
    const known = first && first.do !== 'insert' ? knownAt(state.snapshot(), at) : undefined;
    const before = from ? from.seen : known;
    const shownVision = () => visions.at(at, state.snapshot().state?.base ?? '');
    return {
      id: crypto.randomUUID(),
      operations: [...operations, ...givenIds.takeFor(operations)],
      summary: shortened(summary),
      seen: first && before !== undefined ? { [toPointer(first.at)]: before } : {},
      brings: brings ?? broughtBy(operations),
      vision: from?.vision ?? (base === undefined ? shownVision() : { base, own: [] }),
      ...(from && { from }),
      ...(typed && { typed }),
    };
  }

  /** Operations with paths as shown now; undefined if the place cannot be found: the change then shows once the file has it. */
  #shownOf(operations: Operation[], from: Entry | undefined): Operation[] | undefined {
    if (!from) return operations;
    const snapshot = this.#options.state.snapshot();
    const isThere = sameJson(knownAt(snapshot, from.now), from.seen) || snapshot.refusals.has(toPointer(from.now));
    return isThere ? shownAs(operations, from) : undefined;
  }

  /** Resolves the first conflict with the user's value or the file's. */
  settle(takes: 'mine' | 'theirs'): void {
    const { drafts, unwritten } = this.#options;
    const clash = unwritten.takeClash();
    if (!clash) return;
    const { pending, base, operations, conflicts } = clash;
    const { from, summary, brings = [], typed } = pending;
    const [first] = conflicts;
    if (from && first) Object.assign(from, { path: first.at, now: first.at, vision: { base, own: [] }, seen: first.theirs });
    if (takes === 'mine') this.change(operations, summary, { brings, base, ...(from && { from }), ...(typed && { typed }) });
    else if (from) {
      drafts.release(from);
      from.retake?.(first?.theirs);
    }
  }

  /** Sends a held change again, or discards it. */
  decide(held: Held, takes: 'again' | 'none'): void {
    this.#options.unwritten.takeHeld(held);
    if (takes === 'none') return;
    this.#options.writer.add({ ...held.pending, isOut: false, id: crypto.randomUUID() });
  }

  /** Sends drafts, and waits until every change is answered. */
  async finish(): Promise<void> {
    const { drafts, writer } = this.#options;
    drafts.sendAll();
    await writer.idle();
  }

  /** Whether all input is in the file. */
  isSafe(): boolean {
    const { state, drafts, writer } = this.#options;
    return !drafts.hasUnsent() && !writer.isBusy() && !isUndecided(state.snapshot());
  }

  /** Sends the unanswered changes of an earlier page. */
  resume(waiting: Pending[]): void {
    for (const pending of waiting) this.#options.writer.add(pending);
  }

  /** Sends drafts. @returns all changes that are not in the file */
  sendRest(): Pending[] {
    const { state, drafts, writer } = this.#options;
    drafts.sendAll();
    const { clashes, held } = state.snapshot();
    return [...writer.waiting(), ...[...clashes, ...held].map(({ pending }) => pending)];
  }
}
