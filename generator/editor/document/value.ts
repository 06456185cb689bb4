import type { Path } from '../../core/json/path.ts';
import { isObject, type Json, type JsonObject } from '../../core/json/value.ts';
import { get } from '../../core/json/walk.ts';
import type { Operation, Renaming } from './text/operation.ts';

/** Sets or removes a key of an object; `__proto__` is treated as an ordinary key. */
function withKey(object: JsonObject, key: string, value: Json | undefined): JsonObject {
  const kept = Object.entries(object).filter(([own]) => own !== key);
  if (value === undefined) return Object.fromEntries(kept);
  const isThere = Object.hasOwn(object, key);
  return Object.fromEntries(
    isThere ? Object.entries(object).map(([own, old]) => [own, own === key ? value : old]) : [...kept, [key, value]],
  );
}

type ChangeValue = (old: Json | undefined) => Json | undefined;

/** Changes the value at a path without mutation; unchanged parts are shared. */
function withValueAt(value: Json | undefined, [key, ...rest]: Path, change: ChangeValue): Json | undefined {
  if (key === undefined) return change(value);
  const inner = withValueAt(get(value, key) as Json | undefined, rest, change);
  if (Array.isArray(value)) {
    // Missing items stay missing.
    if (!Object.hasOwn(value, key)) return value;
    return inner === undefined ? value.toSpliced(Number(key), 1) : value.with(Number(key), inner);
  }
  return withKey(isObject(value) ? value : {}, String(key), inner);
}

const listOf = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);

const renamed = (object: Json | undefined, key: string, to: string): Json | undefined =>
  isObject(object) ? Object.fromEntries(Object.entries(object).map(([own, value]) => [own === key ? to : own, value])) : object;

/** Applies an operation to a value; undefined if it removes the whole value. Paths are relative to the value. */
export function applyOperation(value: Json | undefined, operation: Operation | Renaming): Json | undefined {
  const { at } = operation;
  const list = at.slice(0, -1);
  const index = Number(at.at(-1));
  if (operation.do === 'set') return withValueAt(value, at, () => operation.value);
  if (operation.do === 'remove') return withValueAt(value, at, () => undefined);
  if (operation.do === 'insert')
    return withValueAt(value, at, (old) => listOf(old).toSpliced(Math.max(0, operation.index), 0, operation.value));
  if (operation.do === 'rename') return withValueAt(value, list, (old) => renamed(old, String(at.at(-1)), operation.to));
  return withValueAt(value, list, (old) => {
    const item = listOf(old)[index];
    if (item === undefined) return old;
    if (operation.do === 'move') return listOf(old).toSpliced(index, 1).toSpliced(operation.to, 0, item);
    const copy = operation.values && isObject(item) ? { ...item, ...operation.values } : item;
    return listOf(old).toSpliced(index + 1, 0, copy);
  });
}

/** Applies a valid operation (see `editsOf`) to the value of a file. */
export const applyToValue = (value: Json, operation: Operation | Renaming): Json => applyOperation(value, operation) ?? value;
