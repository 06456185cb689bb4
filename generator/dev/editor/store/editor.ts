import { mostToldOf, shorten } from '../../../edit/limits.ts';
import type {
  BroughtFile,
  ChangeResult,
  EditState,
  MediaAnswer,
  MediaRequest,
  PageEntry,
  PlacedProblem,
  PlacedValue,
  RestoreRequest,
  Summary,
} from '../../../edit/protocol.ts';
import { broughtBy } from '../../../edit/tasks/brought.ts';
import type { Operation } from '../../../edit/text/operation.ts';
import type { Json } from '../../../json/value.ts';
import type { PreviewMessage } from '../../preview/message.ts';
import { applyOperations } from '../model/apply.ts';
import { fromPointer, isSame, isWithin, ownerOf, type Path, rootOf, toPointer } from '../model/places.ts';
import { type Api, Unanswered, Unreachable } from './api.ts';
import { type Asked, type Entry, shownAs, Visions } from './entry.ts';
import { followIn, movedTo } from './follow.ts';
import { GivenIds } from './given-ids.ts';
import { createKept } from './kept.ts';
import { amended, clashOf, isOfOneField, wantedBy } from './outcomes.ts';
import {
  atRest,
  type Held,
  isUndecided,
  knownAt,
  nothing,
  type Pending,
  pageAt,
  pageOf,
  type Reason,
  type Snapshot,
  type Standing,
  type Writing,
} from './snapshot.ts';
import { createWriter } from './writer.ts';

/** Parts of the file that every page shows. */
const frameParts: Path[] = [['header'], ['footer'], ['site'], ['announcement'], ['everyPage']];

const sameJson = (one: Json | undefined, other: Json | undefined) => JSON.stringify(one) === JSON.stringify(other);

/** Whether two answers say the same of a place, whatever the file holds elsewhere. */
const isSameValue = (one: PlacedValue, other: PlacedValue) =>
  JSON.stringify({ ...one, base: '' }) === JSON.stringify({ ...other, base: '' });

export interface ChangeOptions {
  brings?: BroughtFile[];
  /** It was entered by hand, beginning with this. */
  from?: Entry;
  /** The file that it was planned for, where it is another than what is shown. */
  base?: string;
  /** See `Pending`. */
  typed?: string[];
}

/** A sentence of the list of what was done tells of a long text by its beginning. */
const told = ({ key, values }: Summary): Summary => ({
  key,
  values: Object.fromEntries(Object.entries(values).map(([name, text]) => [name, shorten(text, mostToldOf)])),
});

/** The editor without its looks: what is known of the file, what is being done, and what came of it. */
export class Editor {
  readonly api: Api;
  readonly base: string;
  readonly #kept: ReturnType<typeof createKept>;
  readonly #listeners = new Set<() => void>();
  readonly #writer: ReturnType<typeof createWriter>;
  #snapshot: Snapshot;
  #standing = atRest;
  readonly #visions = new Visions();
  /** Ids that come into the file with links to what has none. */
  readonly givenIds = new GivenIds();
  /** What is being entered, and how to write it now. */
  readonly #entering = new Map<Entry, () => void>();
  /** Of these something has been entered that was not sent. */
  readonly #unsent = new Set<Entry>();
  /** Names the file whose values are shown, with nothing foreseen in them. */
  #shown = '';
  #refreshing: Promise<void> | undefined;
  #isStale = false;
  #notes = 0;
  #told: Pick<Standing, 'version' | 'failure'> = { version: 0, failure: '' };
  #awaited: string | undefined;

  /** @param edition the language of the site that is edited, by its tag; the default one where none is named */
  constructor(api: Api, base: string, page: string, edition?: string) {
    this.api = api;
    this.base = base;
    this.#kept = createKept(edition);
    this.#snapshot = { ...nothing, page, refusals: this.#kept.readRefusals() };
    this.#writer = createWriter({
      api,
      onWriting: (writing, trouble = '') => this.#setWriting(writing, trouble),
      onResult: (pending, result) => this.#take(pending, result),
      onFailure: (pending, reason) => {
        this.#refuse(pending, [], reason);
        this.#forget(pending);
      },
      onRest: () => this.refresh(),
    });
  }

  snapshot = (): Snapshot => this.#snapshot;

  standing = (): Standing => this.#standing;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #set(parts: Partial<Snapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...parts };
    if (parts.refusals) this.#kept.keepRefusals(parts.refusals);
    this.#tell();
  }

  #stand(parts: Partial<Standing>): void {
    this.#standing = { ...this.#standing, ...parts };
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  #setWriting(writing: Writing, trouble: string): void {
    const { writing: was, trouble: before } = this.#standing;
    if (writing !== was || trouble !== before) this.#stand({ writing, trouble });
  }

  /** Begins to follow the file. */
  start(): void {
    this.api
      .schema()
      .then((schema) => this.#set({ schema }))
      .catch(() => setTimeout(() => this.start(), 1000));
    for (const { vision, ...kept } of this.#kept.takeWaiting()) this.#writer.add({ ...kept, vision });
    this.refresh();
    const events = new EventSource(`${this.base}_preview/events`);
    events.addEventListener('message', ({ data }) => {
      const { version, failure } = JSON.parse(data) as PreviewMessage;
      // Shown together with what the file says: a page may have another address now, or none.
      this.#told = { version, failure };
      this.refresh();
    });
  }

  /** Asks for what the file has now; what is asked for meanwhile is asked once more afterwards. */
  refresh(): void {
    if (this.#refreshing) {
      this.#isStale = true;
      return;
    }
    this.#isStale = false;
    this.#refreshing = this.#load()
      .catch((error) => {
        if (error instanceof Unanswered && error.reason !== '') this.#stand({ trouble: error.reason });
        else if (!(error instanceof Unreachable)) reportError(error);
        setTimeout(() => this.refresh(), 1000);
      })
      .finally(() => {
        this.#refreshing = undefined;
        if (this.#isStale) this.refresh();
      });
  }

  async #load(): Promise<void> {
    const state = await this.api.state();
    if (this.#standing.trouble !== '' && !this.#writer.isBusy()) this.#stand({ trouble: '' });
    // What is on its way is newer than what the server says now; it asks again when all is written.
    if (this.#writer.isBusy()) return;
    if (state.pages.some(({ path }) => path === this.#awaited)) return this.#arrive(state);
    const former = pageOf(this.#snapshot);
    const page = state.pages.find(({ path }) => path === this.#snapshot.page) ?? this.#followed(state.pages, former);
    const [was, is] = [former && rootOf(former.at), page && rootOf(page.at)];
    const known = [...this.#snapshot.roots.keys()].filter((pointer) => !was || pointer !== toPointer(was));
    const roots = new Set([...known, ...frameParts.map(toPointer), ...(is ? [toPointer(is)] : [])]);
    const isWanted = (pointer: string) => this.#shown !== state.base || !this.#snapshot.roots.has(pointer);
    const values = await Promise.all([...roots].filter(isWanted).map((pointer) => this.api.value(pointer)));
    if (this.#writer.isBusy()) return;
    if (was && is) this.#move(was, is);
    this.#takeValues(values, state.base);
    this.#show(state, page?.path ?? this.#snapshot.page);
    if (this.#snapshot.focus.length === 0 && page) this.#set({ focus: page.at });
  }

  /** The page that is shown has another place: what is shown of it goes there, until it is known as it is there. */
  #move(from: Path, to: Path): void {
    if (isSame(from, to)) return;
    const { roots, focus, refusals } = this.#snapshot;
    const page = roots.get(toPointer(from));
    const others = [...roots].filter(([pointer]) => pointer !== toPointer(from));
    for (const entry of this.#entering.keys()) entry.now = movedTo(entry.now, from, to);
    const moved = [...refusals].map(([pointer, one]) => [toPointer(movedTo(fromPointer(pointer), from, to)), one] as const);
    this.#set({
      roots: new Map(page ? [...others, [toPointer(to), { ...page, at: to }]] : others),
      focus: movedTo(focus, from, to),
      refusals: new Map(moved),
    });
  }

  #arrive(state: EditState): void {
    const path = this.#awaited ?? '/';
    this.#awaited = undefined;
    this.#show(state, this.#snapshot.page);
    this.showPage(path);
  }

  #show(state: EditState, page: string): void {
    if (state !== this.#snapshot.state || page !== this.#snapshot.page) this.#set({ state, page });
    this.#stand(this.#told);
  }

  /** The page whose address has changed, else the first; for an address that never was one, what stands there. */
  #followed(pages: PageEntry[], former: PageEntry | undefined) {
    if (!this.#snapshot.state) return pages.find(({ made }) => made === 'not-found') ?? pages[0];
    return pages.find((page) => former && isSame(page.at, former.at)) ?? pages[0];
  }

  #setRoots(values: PlacedValue[]): void {
    const { roots } = this.#snapshot;
    const others = values.flatMap((value): [string, PlacedValue][] => {
      const pointer = toPointer(value.at);
      const known = roots.get(pointer);
      // The same objects as long as they are the same: nothing is drawn again for them.
      if (known && isSameValue(known, value)) return [];
      return [[pointer, known && sameJson(known.value, value.value) ? { ...value, value: known.value } : value]];
    });
    for (const { at, base } of values) this.#visions.see(toPointer(at), base);
    if (others.length === 0) return;
    const next = new Map([...roots, ...others]);
    this.#set({ roots: next, ...this.#follow(roots, next) });
  }

  /** Where others have moved what the panel shows, and what was refused. */
  #follow(before: Snapshot['roots'], after: Snapshot['roots']): Partial<Snapshot> {
    const { focus, refusals } = this.#snapshot;
    const followed = (path: Path) => {
      const root = toPointer(rootOf(path));
      const [was, is] = [before.get(root)?.value, after.get(root)?.value];
      return was === is || was === undefined ? path : followIn(path, was, is);
    };
    for (const entry of this.#entering.keys()) entry.now = followed(entry.now) ?? entry.now;
    const places = [...refusals].map(([pointer, one]) => [followed(fromPointer(pointer)), one] as const);
    const gone = places.flatMap(([at, { pending, problems, reason }]) =>
      at || !pending ? [] : [{ pending, problems, ...(reason && { reason }) }],
    );
    return {
      focus: followed(focus) ?? focus,
      ...(refusals.size > 0 && {
        refusals: new Map(places.flatMap(([at, one]) => (at ? [[toPointer(at), one] as const] : []))),
        held: [...this.#snapshot.held, ...gone],
      }),
    };
  }

  #takeValues(values: PlacedValue[], base: string): void {
    if (values.length > 0) this.#setRoots(values);
    this.#shown = values.every((value) => value.base === base) ? base : '';
  }

  /** Makes a part of the file known. */
  async ensure(path: Path): Promise<void> {
    const pointer = toPointer(rootOf(path));
    if (this.#snapshot.roots.has(pointer)) return;
    this.#setRoots([await this.api.value(pointer)]);
  }

  showPage(path: string): void {
    const page = this.#snapshot.state?.pages.find((one) => one.path === path);
    const kept = [...this.#snapshot.roots].filter(([pointer]) => frameParts.some((part) => toPointer(part) === pointer));
    this.#visions.keep(new Map(kept));
    this.#set({ page: path, focus: page?.at ?? [], roots: new Map(kept), turn: this.#snapshot.turn + 1 });
    this.refresh();
  }

  /** Shows a page that a change brings, once it is there. */
  follow(path: string): void {
    this.#awaited = path;
  }

  /** Goes to a place, on its page. */
  jump(at: Path): void {
    const page = pageAt(this.#snapshot, at);
    if (page && page.path !== this.#snapshot.page) this.showPage(page.path);
    this.focus(at);
  }

  focus(path: Path): void {
    const { focus, turn } = this.#snapshot;
    this.#set({ focus: path, turn: isSame(ownerOf(focus), ownerOf(path)) ? turn : turn + 1 });
    this.ensure(path).catch(reportError);
  }

  /** Says something in passing: a key of the words, or a text that came with a result. */
  say(text: string, problems: PlacedProblem[] = []): void {
    this.#notes++;
    this.#set({ note: { id: this.#notes, text, problems } });
  }

  /** Says that something was done, and where what it made stands, if it made anything. */
  tellDone(done: Summary, at?: Path): void {
    this.#notes++;
    this.#set({ note: { id: this.#notes, text: '', problems: [], done, ...(at && { at }) } });
  }

  hush(): void {
    this.#set({ note: undefined });
  }

  /** Begins to enter a value at a place: what stands there now counts, whatever becomes of the file meanwhile. */
  begin(path: Path): Entry {
    const pending = this.#snapshot.refusals.get(toPointer(path))?.pending;
    const [first] = pending?.operations ?? [];
    if (pending && first) return { path: first.at, now: path, vision: pending.vision, seen: pending.seen[toPointer(first.at)] };
    const vision = this.#visions.at(path, this.#snapshot.state?.base ?? '');
    return { path, now: path, vision, seen: knownAt(this.#snapshot, path) };
  }

  /** Something is being entered. @param write sends it as it is; `isUnsent`: it is another than what was sent */
  hold(entry: Entry, write: () => void, isUnsent = true): void {
    this.#entering.set(entry, write);
    if (isUnsent) this.#unsent.add(entry);
    else this.#unsent.delete(entry);
    this.#standEntering();
  }

  /** What was being entered has been sent, or was given up. */
  release(entry: Entry): void {
    this.#entering.delete(entry);
    this.#unsent.delete(entry);
    this.#standEntering();
  }

  #standEntering(): void {
    const isEntering = this.#unsent.size > 0;
    if (isEntering !== this.#standing.isEntering) this.#stand({ isEntering });
  }

  /** Sends what is being entered, and waits until everything has been answered. */
  async finish(): Promise<void> {
    for (const write of [...this.#entering.values()]) write();
    await this.#writer.idle();
  }

  /** Whether everything that was entered is in the file. */
  isSafe(): boolean {
    return this.#unsent.size === 0 && !this.#writer.isBusy() && !isUndecided(this.#snapshot);
  }

  /** The page is left: what was not written is kept for the next one. */
  leave(): void {
    for (const write of [...this.#entering.values()]) write();
    const { clashes, held } = this.#snapshot;
    this.#kept.keepWaiting([...this.#writer.waiting(), ...[...clashes, ...held].map(({ pending }) => pending)]);
  }

  /** Changes the file: shown at once, written when the server has checked it. */
  change(
    operations: Operation[],
    summary: Summary,
    { brings = broughtBy(operations), from, base, typed }: ChangeOptions = {},
  ): void {
    const [first] = operations;
    if (from && this.#amend(from, operations)) return;
    const at = from?.now ?? first?.at ?? [];
    const known = from || (first && first.do !== 'insert') ? knownAt(this.#snapshot, at) : undefined;
    const before = from ? from.seen : known;
    const file = base ?? this.#snapshot.state?.base ?? '';
    const vision = from?.vision ?? (base === undefined ? this.#visions.at(at, file) : { base: file, own: [] });
    const asked: Pending = {
      id: crypto.randomUUID(),
      operations: [...operations, ...this.givenIds.takeFor(operations)],
      summary: told(summary),
      seen: first && before !== undefined ? { [toPointer(first.at)]: before } : {},
      brings,
      vision,
      ...(from && { from }),
      ...(typed && { typed }),
    };
    // Where it cannot be found in what is shown, it is shown when the file has it.
    const isThere = !from || sameJson(known, from.seen) || this.#snapshot.refusals.has(toPointer(at));
    const shown = isThere ? (from ? shownAs(operations, from) : operations) : undefined;
    if (shown) this.#set({ refusals: this.#without(shown) });
    const sent = this.#writer.add(asked);
    if (shown) this.#foresee(shown, shown === operations ? sent : { operations: shown, of: sent });
    if (from) this.#sent(from, sent);
  }

  /** What is entered further is held against what was sent. */
  #sent(from: Entry, sent: Pending): void {
    const { base, own } = from.vision;
    if (!own.includes(sent)) from.vision = { base, own: [...own, sent] };
    from.seen = wantedBy(sent);
    this.#unsent.delete(from);
    this.#standEntering();
  }

  /** What is entered at a place that is being asked about is asked about instead. */
  #amend(from: Entry, operations: Operation[]): boolean {
    const { clashes } = this.#snapshot;
    if (!clashes.some(({ pending }) => pending.from === from)) return false;
    this.#set({ clashes: clashes.map((clash) => (clash.pending.from === from ? amended(clash, operations) : clash)) });
    this.#unsent.delete(from);
    this.#standEntering();
    return true;
  }

  #foresee(operations: Operation[], sent: Asked): void {
    this.#shown = '';
    const roots = new Map(this.#snapshot.roots);
    for (const [pointer, placed] of roots) {
      const value = applyOperations(placed.value, placed.at, operations);
      if (value === placed.value) continue;
      roots.set(pointer, { ...placed, value });
      this.#visions.add(pointer, sent);
    }
    this.#set({ roots });
  }

  /** Refusals that are not about these places: those are answered anew. */
  #without(operations: Operation[]) {
    const { refusals } = this.#snapshot;
    const pointers = operations.map(({ at }) => toPointer(at));
    if (!pointers.some((pointer) => refusals.has(pointer))) return refusals;
    return new Map([...refusals].filter(([pointer]) => !pointers.includes(pointer)));
  }

  #take(pending: Pending, result: ChangeResult): void {
    if (result.state === 'written') return;
    pending.isOut = true;
    const later = this.#writer.laterThan(pending);
    // It stands on what was seen before both: the file never held the former.
    if (later) later.seen = pending.seen;
    if (result.state === 'conflict') {
      if (later) this.#writer.withdraw(later);
      this.#set({ clashes: [...this.#snapshot.clashes, clashOf(pending, later, result)] });
    }
    // What is entered since has an answer of its own to come, and the field shows that.
    else if (!later) this.#refuse(pending, result.problems);
    this.#forget(pending);
  }

  #refuse(pending: Pending, problems: PlacedProblem[], reason?: Reason): void {
    pending.isOut = true;
    const { operations, from, typed } = pending;
    const [first] = operations;
    const because = { problems, ...(reason && { reason }) };
    const at = from?.now ?? first?.at ?? [];
    const isShown = !from || sameJson(knownAt(this.#snapshot, at), wantedBy(pending));
    if (from) from.seen = pending.seen[toPointer(from.path)];
    if (first?.do === 'set' && isOfOneField(operations) && isShown) {
      const refusals = new Map(this.#snapshot.refusals);
      this.#set({ refusals: refusals.set(toPointer(at), { value: first.value, ...because, pending }) });
      // A field that nobody looks at says nothing.
      if (!isWithin(at, ownerOf(this.#snapshot.focus))) this.say(reason ?? 'refused', problems);
    } else if (typed || from) this.#set({ held: [...this.#snapshot.held, { ...because, pending }] });
    else this.say(reason ?? 'refused', problems);
  }

  /** What was shown in advance is asked for as it is. */
  #forget({ operations }: Pending): void {
    const isTouched = (placed: PlacedValue) => operations.some(({ at }) => isWithin(at, placed.at) || isWithin(placed.at, at));
    const touched = [...this.#snapshot.roots.values()].filter(isTouched);
    Promise.all(touched.map(({ at }) => this.api.value(toPointer(at))))
      // What is entered meanwhile stays in sight; all is asked for again when it has been answered.
      .then((values) => this.#writer.isBusy() || this.#setRoots(values))
      .catch(() => this.refresh());
  }

  /** Lets a refused value go. */
  dismiss(path: Path): void {
    const refusals = new Map(this.#snapshot.refusals);
    refusals.delete(toPointer(path));
    this.#set({ refusals });
  }

  /** Ends the first conflict: with what was entered here, or with what the file has. */
  settle(takes: 'mine' | 'theirs'): void {
    const [clash, ...clashes] = this.#snapshot.clashes;
    this.#set({ clashes });
    if (!clash) return;
    const { pending, base, operations, conflicts } = clash;
    const { from, summary, brings = [], typed } = pending;
    const [first] = conflicts;
    if (from && first) Object.assign(from, { path: first.at, now: first.at, vision: { base, own: [] }, seen: first.theirs });
    if (takes === 'mine') this.change(operations, summary, { brings, base, ...(from && { from }), ...(typed && { typed }) });
    else if (from) {
      this.release(from);
      from.retake?.(first?.theirs);
    }
  }

  /** Sends once more what was not written, or lets it go. */
  decide(held: Held, takes: 'again' | 'none'): void {
    this.#set({ held: this.#snapshot.held.filter((one) => one !== held) });
    if (takes === 'none') return;
    const { pending } = held;
    this.#writer.add({ ...pending, isOut: false, id: crypto.randomUUID() });
  }

  /** Repairs what is wrong in the one way that is certain. */
  repair({ fix, where }: PlacedProblem): Promise<void> {
    const summary = { key: 'repair', values: { page: where } };
    return this.#travel(() => this.api.repair({ base: this.#snapshot.state?.base ?? '', edits: fix ?? [], summary }));
  }

  /** Says that the translations that a problem is about are right. */
  async confirm({ code, confirms }: PlacedProblem): Promise<void> {
    await this.finish();
    try {
      if (confirms) await this.api.confirm({ code, path: confirms });
    } catch {
      this.say('failed');
    }
    this.refresh();
  }

  async #travel(step: () => Promise<ChangeResult>, said?: { done: string; conflict: string }): Promise<void> {
    // What is being entered is a step, too: the last one.
    await this.finish();
    if (this.#snapshot.clashes.length > 0) return;
    try {
      const result = await step();
      if (result.state === 'refused') this.say('refused', result.problems);
      if (result.state === 'conflict') this.say(said?.conflict ?? 'undoConflict');
      if (result.state === 'written' && said) this.say(said.done);
    } catch {
      this.say('failed');
    }
    this.refresh();
  }

  /** Undoes or redoes until a change is the last that was done; 0 for none. */
  goTo(id: number): Promise<void> {
    return this.#travel(() => this.api.travel(id));
  }

  /** Lets a version, or a part of it, come back. */
  restore(request: RestoreRequest): Promise<void> {
    return this.#travel(() => this.api.restore(request), { done: 'restored', conflict: 'restoreStale' });
  }

  /** Renames, replaces or deletes a file of the assets. @returns what came of it; undefined where nobody could be asked */
  async changeMedia(request: MediaRequest): Promise<MediaAnswer | undefined> {
    await this.finish();
    const answer = await this.api.media(request).catch(() => undefined);
    this.refresh();
    return answer;
  }

  undo = (): Promise<void> => this.#travel(this.api.undo);
  redo = (): Promise<void> => this.#travel(this.api.redo);
}
