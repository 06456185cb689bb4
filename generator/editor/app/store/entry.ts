import type { Json } from '../../../core/json/value.ts';
import type { Operation } from '../../document/text/operation.ts';
import { type Path, rootOf, toPointer } from '../model/places.ts';

/** What was asked of the file. */
export interface Asked {
  operations: Operation[];
  /** It did not come into the file: it was refused, or others had changed its place. */
  isOut?: boolean;
  /** What was asked, where its places are others in what is shown. */
  of?: Asked;
}

/** What values that are shown are: those of a file, and what was asked of it since. */
export interface Vision {
  base: string;
  own: readonly Asked[];
}

/** What was asked since a file, as far as it came into it. */
export const ownOf = ({ own }: Vision): Operation[] =>
  own.flatMap(({ operations, isOut, of }) => (isOut || of?.isOut ? [] : operations));

/** A value that is being entered. It is held against what stood there when somebody began to enter it, not when it is sent. */
export interface Entry {
  /** Its place in the file that was seen, and in what is shown now. */
  path: Path;
  now: Path;
  vision: Vision;
  /** What stood there. */
  seen: Json | undefined;
  /** Shows what stays in the place of what was entered; undefined: nothing does. Where it is missing, the file is shown anyway. */
  retake?: (value: Json | undefined) => void;
}

/** What is seen of each part of the file that is known. */
export class Visions {
  readonly #known = new Map<string, Vision>();

  /** @param base of a part that is not known */
  at(path: Path, base: string): Vision {
    return this.#known.get(toPointer(rootOf(path))) ?? { base, own: [] };
  }

  see(root: string, base: string): void {
    this.#known.set(root, { base, own: [] });
  }

  /** Something is shown in advance. */
  add(root: string, asked: Asked): void {
    const vision = this.#known.get(root);
    if (vision && !vision.own.includes(asked)) this.#known.set(root, { ...vision, own: [...vision.own, asked] });
  }

  keep(roots: ReadonlyMap<string, unknown>): void {
    for (const root of this.#known.keys()) if (!roots.has(root)) this.#known.delete(root);
  }
}

/** What is asked by an entry, as it is in what is shown now; undefined where that is not known. */
export function shownAs(operations: Operation[], { path, now }: Entry): Operation[] | undefined {
  if (toPointer(path) === toPointer(now)) return operations;
  if (operations.some(({ do: act, at }) => (act !== 'set' && act !== 'remove') || at.length < path.length)) return undefined;
  return operations.map((one) => {
    const key = one.at[path.length - 1] === path.at(-1) ? now.at(-1) : one.at[path.length - 1];
    return { ...one, at: [...now.slice(0, -1), key ?? '', ...one.at.slice(path.length)] };
  });
}
