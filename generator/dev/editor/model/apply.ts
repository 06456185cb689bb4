import type { Json, Operation } from '../../../edit/contract.ts';
import { child, isWithin, type Path } from './places.ts';

type Edit = (value: Json | undefined) => Json | undefined;

/** A value with one place of it changed; everything else stays the same object. */
function changed(value: Json | undefined, path: Path, edit: Edit): Json | undefined {
  const [first, ...rest] = path;
  if (first === undefined) return edit(value);
  const inner = changed(child(value, first), rest, edit);
  if (Array.isArray(value)) {
    return inner === undefined ? value.filter((_, index) => index !== first) : value.with(Number(first), inner);
  }
  const entries = Object.entries(typeof value === 'object' && value !== null ? value : {});
  if (inner === undefined) return Object.fromEntries(entries.filter(([key]) => key !== first));
  return { ...Object.fromEntries(entries), [first]: inner };
}

function moved(items: Json | undefined, from: number, to: number): Json | undefined {
  if (!Array.isArray(items) || items[from] === undefined) return items;
  const item = items[from];
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}

const listEdit =
  (edit: (items: Json[]) => Json[]): Edit =>
  (value) =>
    edit(Array.isArray(value) ? value : []);

function duplicated(items: Json[], index: number, values: Record<string, Json> = {}): Json[] {
  const item = items[index];
  if (item === undefined) return items;
  const copy = typeof item === 'object' && item !== null && !Array.isArray(item) ? { ...item, ...values } : item;
  return items.toSpliced(index + 1, 0, copy);
}

function applyOne(value: Json | undefined, path: Path, operation: Operation): Json | undefined {
  const [list, index] = [path.slice(0, -1), Number(path.at(-1))];
  switch (operation.do) {
    case 'set':
      return changed(value, path, () => operation.value);
    case 'remove':
      return changed(value, path, () => undefined);
    case 'insert':
      return changed(
        value,
        path,
        listEdit((items) => items.toSpliced(operation.index, 0, operation.value)),
      );
    case 'move':
      return changed(value, list, (items) => moved(items, index, operation.to));
    case 'duplicate':
      return changed(
        value,
        list,
        listEdit((items) => duplicated(items, index, operation.values)),
      );
  }
}

/**
 * What a part of the file will be after operations, as the server will answer it: shown at once, before it has.
 * @param root place of the part; operations elsewhere leave it as it is.
 */
export function applyOperations(value: Json | undefined, root: Path, operations: readonly Operation[]): Json | undefined {
  return operations.reduce<Json | undefined>((current, operation) => {
    const isList = operation.do === 'move' || operation.do === 'duplicate';
    const depth = isList ? root.length + 1 : root.length;
    if (operation.at.length < depth || !isWithin(operation.at, root)) return current;
    return applyOne(current, operation.at.slice(root.length), operation);
  }, value);
}
