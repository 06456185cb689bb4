import { expectShortLife, type ShortLife } from '../machine/heap.ts';
import { trustLookAtStart } from '../machine/sources-key.ts';

/** For commands that end soon and go through much. */
export function prepareForShortLife(life: ShortLife = {}): void {
  trustLookAtStart();
  expectShortLife(life);
}
