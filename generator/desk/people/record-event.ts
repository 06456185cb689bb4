import type { Desk } from '../model/desk.ts';
import type { DeskEvent } from '../model/event-words.ts';
import type { DeskRequest } from '../model/operations.ts';

/** Adds an event to the audit list, with the person and the address of a request. The name is kept: people leave. */
export function recordEvent(
  { audit }: Pick<Desk, 'audit'>,
  { person, address }: Pick<DeskRequest, 'person' | 'address'>,
  event: DeskEvent,
  values: Record<string, string> = {},
): void {
  audit.add({ event, values: { ...(person && { by: person.name }), ...values }, address, ...(person && { by: person.id }) });
}
