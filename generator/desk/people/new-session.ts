import { cookieHeader, sessionCookie } from '../model/cookies.ts';
import type { Desk } from '../model/desk.ts';
import type { DeskRequest } from '../model/operations.ts';
import type { Person, Session } from '../model/person.ts';
import { deviceOf } from './device.ts';
import { cookieAge } from './sessions.ts';

const isSecure = ({ config }: Pick<Desk, 'config'>) => config.url.startsWith('https:');

/**
 * Signs a person in: a new session each time, so that no session from before is worth anything; that one ends.
 * @returns the session, and the header that sets its cookie
 */
export function startSession(
  desk: Pick<Desk, 'config' | 'sessions'>,
  { request, session: former, language }: Pick<DeskRequest, 'request' | 'session' | 'language'>,
  { id }: Pick<Person, 'id'>,
  isShared: boolean,
): { session: Session; headers: Record<string, string> } {
  const device = deviceOf(request.headers['user-agent'], language);
  const { session, token } = desk.sessions.create(id, { isShared, device });
  if (former) desk.sessions.end(former.id);
  const cookie = cookieHeader(sessionCookie(isSecure(desk)), token, { isSecure: isSecure(desk), maxAge: cookieAge(session) });
  return { session, headers: { 'Set-Cookie': cookie } };
}

/** Header that removes the cookie of a session. */
export const endedSessionHeaders = (desk: Pick<Desk, 'config'>): Record<string, string> => ({
  'Set-Cookie': cookieHeader(sessionCookie(isSecure(desk)), '', { isSecure: isSecure(desk), maxAge: 0 }),
});
