import type {
  BroughtFile,
  ChangeResult,
  Conflict,
  EditState,
  Json,
  Operation,
  PageEntry,
  PlacedProblem,
  PlacedValue,
  Summary,
} from '../../../edit/contract.ts';
import { broughtBy } from '../../../edit/tasks/brought.ts';
import type { PreviewMessage } from '../../message.ts';
import { applyOperations } from '../model/apply.ts';
import { isSame, isWithin, ownerOf, type Path, rootOf, toPointer } from '../model/places.ts';
import { type Api, Unanswered, Unreachable } from './api.ts';
import { keepRefusals, readRefusals } from './kept-refusals.ts';
import {
  atRest,
  knownAt,
  nothing,
  type Pending,
  pageAt,
  pageOf,
  type Snapshot,
  type Standing,
  type Writing,
} from './snapshot.ts';
import { createWriter } from './writer.ts';

/** Parts of the file that every page shows. */
const frameParts: Path[] = [['header'], ['footer'], ['site'], ['announcement']];

const sameJson = (one: Json | undefined, other: Json | undefined) => JSON.stringify(one) === JSON.stringify(other);

/** Whether two answers say the same of a place, whatever the file holds elsewhere. */
const isSameValue = (one: PlacedValue, other: PlacedValue) =>
  JSON.stringify({ ...one, base: '' }) === JSON.stringify({ ...other, base: '' });

/** The editor without its looks: what is known of the file, what is being done, and what came of it. */
export class Editor {
  readonly api: Api;
  readonly base: string;
  readonly #listeners = new Set<() => void>();
  readonly #writer: ReturnType<typeof createWriter>;
  #snapshot: Snapshot;
  #standing = atRest;
  #known = '';
  /** Names the file whose values are shown, with nothing foreseen in them. */
  #shown = '';
  #refreshing: Promise<void> | undefined;
  #isStale = false;
  #notes = 0;
  #told: Pick<Standing, 'version' | 'failure'> = { version: 0, failure: '' };
  #awaited: string | undefined;

  constructor(api: Api, base: string, page: string) {
    this.api = api;
    this.base = base;
    this.#snapshot = { ...nothing, page, refusals: readRefusals() };
    this.#writer = createWriter({
      api,
      base: () => this.#known,
      onWriting: (writing, trouble = '') => this.#setWriting(writing, trouble),
      onResult: (pending, result) => this.#take(pending, result),
      onFailure: (pending) => {
        this.say('failed');
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
    if (parts.refusals) keepRefusals(parts.refusals);
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
    this.#known = state.base;
    const former = pageOf(this.#snapshot);
    if (state.pages.some(({ path }) => path === this.#awaited)) return this.#arrive(state);
    const page = state.pages.find(({ path }) => path === this.#snapshot.page) ?? this.#followed(state.pages, former);
    this.#show(state, page?.path ?? this.#snapshot.page);
    const own = page ? [toPointer(rootOf(page.at))] : [];
    const roots = new Set([...this.#snapshot.roots.keys(), ...frameParts.map(toPointer), ...own]);
    const isWanted = (pointer: string) => this.#shown !== state.base || !this.#snapshot.roots.has(pointer);
    const values = await Promise.all([...roots].filter(isWanted).map((pointer) => this.api.value(pointer)));
    if (!this.#writer.isBusy()) this.#takeValues(values, state.base);
    if (this.#snapshot.focus.length === 0 && page) this.#set({ focus: page.at });
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
    if (others.length > 0) this.#set({ roots: new Map([...roots, ...others]) });
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
    this.#set({ page: path, focus: page?.at ?? [], roots: new Map(kept) });
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
    this.#set({ focus: path });
    this.ensure(path).catch(reportError);
  }

  /** Says something in passing: a key of the words, or a text that came with a result. */
  say(text: string, problems: PlacedProblem[] = []): void {
    this.#notes++;
    this.#set({ note: { id: this.#notes, text, problems } });
  }

  hush(): void {
    this.#set({ note: undefined });
  }

  /** Changes the file: shown at once, written when the server has checked it. */
  change(operations: Operation[], summary: Summary, brings: BroughtFile[] = broughtBy(operations)): void {
    const [first] = operations;
    const before = first && first.do !== 'insert' ? knownAt(this.#snapshot, first.at) : undefined;
    const seen = first && before !== undefined ? { [toPointer(first.at)]: before } : {};
    this.#foresee(operations);
    this.#writer.add({ operations, summary, seen, brings });
  }

  #foresee(operations: Operation[]): void {
    this.#shown = '';
    const roots = new Map(this.#snapshot.roots);
    for (const [pointer, placed] of roots) {
      const value = applyOperations(placed.value, placed.at, operations);
      if (value !== placed.value) roots.set(pointer, { ...placed, value });
    }
    this.#set({ roots, refusals: this.#without(operations) });
  }

  /** Refusals that are not about these places: those are answered anew. */
  #without(operations: Operation[]) {
    const { refusals } = this.#snapshot;
    const pointers = operations.map(({ at }) => toPointer(at));
    if (!pointers.some((pointer) => refusals.has(pointer))) return refusals;
    return new Map([...refusals].filter(([pointer]) => !pointers.includes(pointer)));
  }

  #take(pending: Pending, result: ChangeResult): void {
    this.#known = result.base;
    if (result.state === 'written') return;
    const later = this.#writer.laterThan(pending);
    // It stands on what was seen before both: the file never held the former.
    if (later) later.seen = pending.seen;
    if (result.state === 'conflict') this.#clash(later ?? pending, result);
    // What is entered since has an answer of its own to come, and the field shows that.
    else if (!later) this.#refuse(pending, result);
    this.#forget(pending);
  }

  /** Asks which of two is meant: the last that was entered here, or what the file has. */
  #clash(pending: Pending, { conflicts }: ChangeResult & { state: 'conflict' }): void {
    this.#writer.withdraw(pending);
    const [first] = pending.operations;
    const mine = (one: Conflict) => (first?.do === 'set' && isSame(first.at, one.at) ? first.value : one.mine);
    this.#set({ clash: { pending, conflicts: conflicts.map((one) => ({ ...one, mine: mine(one) })) } });
  }

  #refuse({ operations }: Pending, { problems }: ChangeResult & { state: 'refused' }): void {
    const [first] = operations;
    if (operations.length !== 1 || first?.do !== 'set') {
      this.say('refused', problems);
      return;
    }
    const refusals = new Map(this.#snapshot.refusals);
    this.#set({ refusals: refusals.set(toPointer(first.at), { value: first.value, problems }) });
    // A field that nobody looks at says nothing.
    if (!isWithin(first.at, ownerOf(this.#snapshot.focus))) this.say('refused', problems);
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

  /** Ends a conflict: with what was entered here, or with what the file has. */
  settle(takes: 'mine' | 'theirs'): void {
    const { clash } = this.#snapshot;
    this.#set({ clash: undefined });
    if (!clash || takes === 'theirs') return;
    this.#foresee(clash.pending.operations);
    this.#writer.add({ ...clash.pending, isForced: true });
  }

  /** Repairs what is wrong in the one way that is certain. */
  repair({ fix, where }: PlacedProblem): Promise<void> {
    const summary = { key: 'repair', values: { page: where } };
    return this.#travel(() => this.api.repair({ base: this.#known, edits: fix ?? [], summary }));
  }

  async #travel(step: () => Promise<ChangeResult>): Promise<void> {
    try {
      const result = await step();
      this.#known = result.base;
      if (result.state === 'refused') this.say('refused', result.problems);
      if (result.state === 'conflict') this.say('undoConflict');
    } catch {
      this.say('failed');
    }
    this.refresh();
  }

  undo = (): Promise<void> => this.#travel(this.api.undo);
  redo = (): Promise<void> => this.#travel(this.api.redo);
}
