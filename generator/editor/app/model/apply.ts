import type { Json } from '../../../core/json/value.ts';
import type { Operation } from '../../document/text/operation.ts';
import { applyOperation } from '../../document/value.ts';
import { isWithin, type Path } from './places.ts';

/**
 * What a part of the file will be after operations, as the server will answer it: shown at once, before it has.
 * @param root place of the part; operations elsewhere leave it as it is.
 */
export function applyOperations(value: Json | undefined, root: Path, operations: readonly Operation[]): Json | undefined {
  return operations.reduce<Json | undefined>((current, operation) => {
    const isList = operation.do === 'move' || operation.do === 'duplicate';
    const depth = isList ? root.length + 1 : root.length;
    if (operation.at.length < depth || !isWithin(operation.at, root)) return current;
    return applyOperation(current, { ...operation, at: operation.at.slice(root.length) });
  }, value);
}

export const sameJson = (one: Json | undefined, other: Json | undefined) => JSON.stringify(one) === JSON.stringify(other);
