import type { PlacedValue } from '../../document/protocol-state.ts';
import type { Operation } from '../../document/text/operation.ts';
import { applyOperations, sameJson } from '../model/apply.ts';
import { isSame, type Path, toPointer } from '../model/places.ts';
import type { Drafts } from './drafts.ts';
import type { EditorState } from './editor-state.ts';
import type { Asked, Visions } from './entry.ts';
import { movedTo, placeFollower, withFollowed, withMoved } from './follow.ts';

/** Parts of the file that every page shows. */
const frameParts = [['header'], ['footer'], ['site'], ['announcement'], ['everyPage']].map(toPointer);

/** Whether two answers say the same of a place, whatever the file holds elsewhere. */
const isSameValue = (one: PlacedValue, other: PlacedValue) =>
  JSON.stringify({ ...one, base: '' }) === JSON.stringify({ ...other, base: '' });

/** The values of the file that are known here, with what is shown in advance in them. */
export class Content {
  readonly #state: EditorState;
  readonly #visions: Visions;
  readonly #drafts: Drafts;
  /** Names the file whose values are shown, with nothing foreseen in them. */
  #shown = '';

  constructor(state: EditorState, visions: Visions, drafts: Drafts) {
    this.#state = state;
    this.#visions = visions;
    this.#drafts = drafts;
  }

  /** What a page shows that is to be asked for of a file. @param former place of the page until now */
  outdated(base: string, former: Path | undefined, page: Path | undefined): string[] {
    const { roots } = this.#state.snapshot();
    const known = [...roots.keys()].filter((pointer) => !former || pointer !== toPointer(former));
    const shown = new Set([...known, ...frameParts, ...(page ? [toPointer(page)] : [])]);
    return [...shown].filter((pointer) => this.#shown !== base || !roots.has(pointer));
  }

  /** Takes over values, which may be of another file than named: then all are asked for again. */
  takeAll(values: PlacedValue[], base: string): void {
    if (values.length > 0) this.take(values);
    this.#shown = values.every((value) => value.base === base) ? base : '';
  }

  take(values: PlacedValue[]): void {
    const { roots } = this.#state.snapshot();
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
    const follow = placeFollower(roots, next);
    this.#drafts.relocate((path) => follow(path) ?? path);
    this.#state.set({ roots: next, ...withFollowed(this.#state.snapshot(), follow) });
  }

  /** The page that is shown has another place: what is shown of it goes there, until it is known as it is there. */
  move(from: Path, to: Path): void {
    if (isSame(from, to)) return;
    this.#drafts.relocate((path) => movedTo(path, from, to));
    this.#state.set(withMoved(this.#state.snapshot(), from, to));
  }

  /** Shows a change in advance. */
  foresee(operations: Operation[], sent: Asked): void {
    this.#shown = '';
    const roots = new Map(this.#state.snapshot().roots);
    for (const [pointer, placed] of roots) {
      const value = applyOperations(placed.value, placed.at, operations);
      if (value === placed.value) continue;
      roots.set(pointer, { ...placed, value });
      this.#visions.add(pointer, sent);
    }
    this.#state.set({ roots });
  }

  /** What of the known values another page shows as well. */
  keepFrame(): ReadonlyMap<string, PlacedValue> {
    const roots = new Map([...this.#state.snapshot().roots].filter(([pointer]) => frameParts.includes(pointer)));
    this.#visions.keep(roots);
    return roots;
  }
}
