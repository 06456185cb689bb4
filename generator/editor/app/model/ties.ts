import type { Json } from '../../../core/json/value.ts';
import type { Operation } from '../../document/text/operation.ts';
import type { Path } from './places.ts';

/**
 * What is written with a value so that both can stand: a picture is described, or is said to be decorative.
 * @param beside what another key of the same object holds
 */
export function tiesOf(path: Path, value: Json | undefined, beside: (key: string) => Json | undefined): Operation[] {
  const around = path.slice(0, -1);
  const isDescribed = path.at(-1) === 'alt' && typeof value === 'string' && value.trim() !== '';
  if (isDescribed && beside('decorative') === true) return [{ do: 'remove', at: [...around, 'decorative'] }];
  const isDecorative = path.at(-1) === 'decorative' && value === true;
  const alt = beside('alt');
  return isDecorative && typeof alt === 'string' && alt !== '' ? [{ do: 'set', at: [...around, 'alt'], value: '' }] : [];
}
