import type * as z from 'zod';
import { readValidJson } from '../../editor/server/endpoints/body.ts';
import { type Desk, DeskRefusal } from './desk.ts';
import type { DeskRequest, SignedRequest } from './operations.ts';

/** Maximum size of a request in bytes, unless an operation takes more. */
const usualBytes = 64 * 1024;

/** Reads the JSON body of a request. @throws RequestBodyError 400 also if it does not match the schema */
export const readRequest = <Schema extends z.ZodType>(
  { request }: Pick<DeskRequest, 'request'>,
  schema: Schema,
  most = usualBytes,
): Promise<z.output<Schema>> => readValidJson(request, schema, most);

/** Whether the session of a request goes on: not ended, not expired, and its person not suspended. */
export const isSessionValid = ({ sessions }: Pick<Desk, 'sessions'>, { session, person }: SignedRequest): boolean =>
  sessions.of(person.id).some(({ id }) => id === session.id);

/** Whether a person is still signed in with the role that was checked when the request arrived. */
export const isStillSigned = (desk: Pick<Desk, 'people' | 'sessions'>, asked: SignedRequest): boolean =>
  isSessionValid(desk, asked) && desk.people.find(asked.person.id)?.role === asked.person.role;

/**
 * Reads the JSON body of a request of a signed-in person, who must still be signed in with the same role when it has arrived.
 * @throws RequestBodyError 400 also if it does not match the schema
 * @throws DeskRefusal 403 if the session has ended meanwhile
 */
export async function readSignedRequest<Schema extends z.ZodType>(
  desk: Pick<Desk, 'people' | 'sessions'>,
  asked: SignedRequest,
  schema: Schema,
  most = usualBytes,
): Promise<z.output<Schema>> {
  const value = await readRequest(asked, schema, most);
  if (!isStillSigned(desk, asked)) throw new DeskRefusal(403, 'signed-out');
  return value;
}
