import type { PlacedValue } from '../../document/protocol-state.ts';
import type { Operation } from '../../document/text/operation.ts';
import { applyOperations, sameJson } from '../model/apply.ts';
import { isSame, type Path, toPointer } from '../model/places.ts';
import type { Drafts } from './drafts.ts';
import type { EditorState } from './editor-state.ts';
import type { ChangeRequest, ShownRevisions } from './field-edit.ts';
import { movedTo, placeFollower, withFollowed, withMoved } from './follow.ts';

/** Parts of the file that every page shows. */
const frameParts = [['header'], ['footer'], ['site'], ['announcement'], ['everyPage']].map(toPointer);

/** Whether two answers have the same value for a place, regardless of the version of the file. */
const isSameValue = (one: PlacedValue, other: PlacedValue) =>
  JSON.stringify({ ...one, base: '' }) === JSON.stringify({ ...other, base: '' });

/** Loaded values of the file, with optimistic changes applied. */
export class LoadedContent {
  readonly #state: EditorState;
  readonly #revisions: ShownRevisions;
  readonly #drafts: Drafts;
  /** Version of the file that is shown; empty if optimistic changes are applied. */
  #shownBase = '';

  constructor(state: EditorState, revisions: ShownRevisions, drafts: Drafts) {
    this.#state = state;
    this.#revisions = revisions;
    this.#drafts = drafts;
  }

  /** Pointers of parts on a page to load again for a version. @param former previous path of the page */
  stalePointers(base: string, former: Path | undefined, page: Path | undefined): string[] {
    const { roots } = this.#state.snapshot();
    const known = [...roots.keys()].filter((pointer) => !former || pointer !== toPointer(former));
    const shown = new Set([...known, ...frameParts, ...(page ? [toPointer(page)] : [])]);
    return [...shown].filter((pointer) => this.#shownBase !== base || !roots.has(pointer));
  }

  /** Stores loaded values. If they are of another version than `base`, the next refresh loads all parts again. */
  mergeAll(values: PlacedValue[], base: string): void {
    if (values.length > 0) this.merge(values);
    this.#shownBase = values.every((value) => value.base === base) ? base : '';
  }

  merge(values: PlacedValue[]): void {
    const { roots } = this.#state.snapshot();
    const others = values.flatMap((value): [string, PlacedValue][] => {
      const pointer = toPointer(value.at);
      const known = roots.get(pointer);
      // Unchanged values keep their objects, so that nothing re-renders.
      if (known && isSameValue(known, value)) return [];
      return [[pointer, known && sameJson(known.value, value.value) ? { ...value, value: known.value } : value]];
    });
    for (const { at, base } of values) this.#revisions.see(toPointer(at), base);
    if (others.length === 0) return;
    const next = new Map([...roots, ...others]);
    const follow = placeFollower(roots, next);
    this.#drafts.relocate((path) => follow(path) ?? path);
    this.#state.set({ roots: next, ...withFollowed(this.#state.snapshot(), follow) });
  }

  /** Moves the loaded values of the current page to its new path, until they are loaded from there. */
  move(from: Path, to: Path): void {
    if (isSame(from, to)) return;
    this.#drafts.relocate((path) => movedTo(path, from, to));
    this.#state.set(withMoved(this.#state.snapshot(), from, to));
  }

  /** Applies a change optimistically. */
  applyOptimistically(operations: Operation[], sent: ChangeRequest): void {
    this.#shownBase = '';
    const roots = new Map(this.#state.snapshot().roots);
    for (const [pointer, placed] of roots) {
      const value = applyOperations(placed.value, placed.at, operations);
      if (value === placed.value) continue;
      roots.set(pointer, { ...placed, value });
      this.#revisions.add(pointer, sent);
    }
    this.#state.set({ roots });
  }

  /** Loaded values that other pages show too. */
  frameValues(): ReadonlyMap<string, PlacedValue> {
    const roots = new Map([...this.#state.snapshot().roots].filter(([pointer]) => frameParts.includes(pointer)));
    this.#revisions.retain(roots);
    return roots;
  }
}
