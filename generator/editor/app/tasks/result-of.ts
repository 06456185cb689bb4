import type { Operation } from '../../document/text/operation.ts';
import type { Path } from '../model/places.ts';

/** Path of what a task created; undefined if it only removed something. */
export function resultOf(operations: readonly Operation[]): Path | undefined {
  const made = operations.findLast((one) => one.do === 'insert') ?? operations.findLast((one) => one.do === 'set');
  return made?.do === 'insert' ? [...made.at, made.index] : made?.at;
}
