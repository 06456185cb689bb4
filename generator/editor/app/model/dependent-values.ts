import type { Json } from '../../../core/json/value.ts';
import type { Operation } from '../../document/text/operation.ts';
import type { Path } from './places.ts';

/** Keys of values that `placeholder` beside them marks as provisional. */
const provisionalKeys = new Set<Path[number] | undefined>(['value', 'href', 'url']);

/**
 * Operations that must accompany a value: a picture either has an alternative text or is marked as decorative, and a value that
 * was entered is no placeholder any more.
 * @param beside reads another key of the same object
 */
export function dependentOperations(path: Path, value: Json | undefined, beside: (key: string) => Json | undefined): Operation[] {
  const around = path.slice(0, -1);
  const isEntered = provisionalKeys.has(path.at(-1)) && typeof value === 'string' && value.trim() !== '';
  if (isEntered && beside('placeholder') === true) return [{ do: 'remove', at: [...around, 'placeholder'] }];
  const isDescribed = path.at(-1) === 'alt' && typeof value === 'string' && value.trim() !== '';
  if (isDescribed && beside('decorative') === true) return [{ do: 'remove', at: [...around, 'decorative'] }];
  const isDecorative = path.at(-1) === 'decorative' && value === true;
  const alt = beside('alt');
  return isDecorative && typeof alt === 'string' && alt !== '' ? [{ do: 'set', at: [...around, 'alt'], value: '' }] : [];
}
