import type { Json } from '../../../core/json/value.ts';
import type { Operation } from '../../document/text/operation.ts';
import { applyOperation } from '../../document/value.ts';
import { isWithin, type Path } from './places.ts';

/**
 * Result of operations on a part of the file, as the server will compute it: shown before the server answers.
 * @param root path of the part; operations elsewhere do not change it
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
