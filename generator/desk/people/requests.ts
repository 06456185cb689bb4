import type * as z from 'zod';
import { readJson } from '../../editor/server/endpoints/body.ts';
import type { AccountEvent } from '../model/account-words.ts';
import { type Desk, DeskRefusal } from '../model/desk.ts';
import type { DeskRequest, SignedRequest } from '../model/operations.ts';

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

/**
 * Reads the JSON body of a request of a signed-in person, who must still be signed in with the same role when it has arrived.
 * @throws DeskRefusal 400 if it does not match the schema, 403 if the session has ended meanwhile
 * @throws RequestBodyError
 */
export async function readSignedRequest<Value>(
  { people, sessions }: Pick<Desk, 'people' | 'sessions'>,
  asked: SignedRequest,
  schema: z.ZodType<Value>,
): Promise<Value> {
  const value = await readRequest(asked, schema);
  const { id, role } = asked.person;
  const isSigned = sessions.of(id).some((session) => session.id === asked.session.id);
  if (!isSigned || people.find(id)?.role !== role) throw new DeskRefusal(403, 'signed-out');
  return value;
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
