import type { Operation } from '../../document/text/operation.ts';
import type { Path } from '../model/places.ts';

/** Where what a task has made stands; undefined where it only took things away. */
export function resultOf(operations: readonly Operation[]): Path | undefined {
  const made = operations.findLast((one) => one.do === 'insert') ?? operations.findLast((one) => one.do === 'set');
  return made?.do === 'insert' ? [...made.at, made.index] : made?.at;
}
