import type { Json } from '../../../core/json/value.ts';
import type { Operation } from '../../document/text/operation.ts';
import { type Path, rootOf, toPointer } from '../model/places.ts';

/** Operations that were sent to the server. */
export interface ChangeRequest {
  operations: Operation[];
  /** Not in the file: refused or in conflict. */
  isOut?: boolean;
  /** Original request, if the paths shown now differ from those sent. */
  of?: ChangeRequest;
}

/** Base of the shown values: a version of the file, and the changes sent since. */
export interface ShownRevision {
  base: string;
  own: readonly ChangeRequest[];
}

/** Operations sent since the base version that are not refused or in conflict. */
export const ownOperations = ({ own }: ShownRevision): Operation[] =>
  own.flatMap(({ operations, isOut, of }) => (isOut || of?.isOut ? [] : operations));

/** Draft of a value. It is compared with the value when the draft was opened, not when it is sent. */
export interface FieldEdit {
  /** Path in the version of the draft, and path as shown now. */
  path: Path;
  now: Path;
  revision: ShownRevision;
  /** Value when the draft was opened. */
  seen: Json | undefined;
  /**
   * Shows the file's value after a conflict was settled in its favour; undefined if the place is gone. Absent: the control
   * follows the file by itself.
   */
  showValue?: (value: Json | undefined) => void;
}

/** Vision of each loaded part of the file. */
export class ShownRevisions {
  readonly #revisions = new Map<string, ShownRevision>();

  /** @param base version to use for a part that is not loaded */
  at(path: Path, base: string): ShownRevision {
    return this.#revisions.get(toPointer(rootOf(path))) ?? { base, own: [] };
  }

  see(root: string, base: string): void {
    this.#revisions.set(root, { base, own: [] });
  }

  /** Records an optimistic change. */
  add(root: string, asked: ChangeRequest): void {
    const revision = this.#revisions.get(root);
    if (revision && !revision.own.includes(asked)) this.#revisions.set(root, { ...revision, own: [...revision.own, asked] });
  }

  retain(roots: ReadonlyMap<string, unknown>): void {
    for (const root of this.#revisions.keys()) if (!roots.has(root)) this.#revisions.delete(root);
  }
}

/** Operations of an entry with paths as shown now; undefined if they cannot be mapped. */
export function operationsInView(operations: Operation[], { path, now }: FieldEdit): Operation[] | undefined {
  if (toPointer(path) === toPointer(now)) return operations;
  if (operations.some(({ do: act, at }) => (act !== 'set' && act !== 'remove') || at.length < path.length)) return undefined;
  return operations.map((one) => {
    const key = one.at[path.length - 1] === path.at(-1) ? now.at(-1) : one.at[path.length - 1];
    return { ...one, at: [...now.slice(0, -1), key ?? '', ...one.at.slice(path.length)] };
  });
}
