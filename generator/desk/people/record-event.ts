import type { AccountEvent } from '../model/account-words.ts';
import type { Desk } from '../model/desk.ts';
import type { DeskRequest } from '../model/operations.ts';

/** Adds an event to the audit list, with the person and the address of a request. */
export function recordEvent(
  { audit }: Pick<Desk, 'audit'>,
  { person, address }: Pick<DeskRequest, 'person' | 'address'>,
  event: AccountEvent,
  values: Record<string, string> = {},
): void {
  audit.add({ event, values, address, ...(person && { by: person.id }) });
}
