import type * as z from 'zod';
import { readJson } from '../../editor/server/endpoints/body.ts';
import type { AccountEvent } from '../model/account-words.ts';
import { type Desk, DeskRefusal } from '../model/desk.ts';
import type { DeskRequest } from '../model/operations.ts';

/** Most bytes of a request about accounts. */
const mostBytes = 64 * 1024;

/**
 * Reads the JSON body of a request.
 * @throws DeskRefusal 400 if it does not match the schema
 * @throws RequestBodyError
 */
export async function readRequest<Value>({ request }: Pick<DeskRequest, 'request'>, schema: z.ZodType<Value>): Promise<Value> {
  const read = schema.safeParse(await readJson(request, mostBytes));
  if (!read.success) throw new DeskRefusal(400, 'invalid');
  return read.data;
}

/** Adds an event to the audit list, with the person and the address of a request. */
export function recordEvent(
  { audit }: Pick<Desk, 'audit'>,
  { person, address }: Pick<DeskRequest, 'person' | 'address'>,
  event: AccountEvent,
  values: Record<string, string> = {},
): void {
  audit.add({ event, values, address, ...(person && { by: person.id }) });
}
