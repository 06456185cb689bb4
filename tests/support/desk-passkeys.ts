import { type Authenticator, createAuthenticator, type Forgery } from './authenticator.ts';
import { type DeskAnswer, deskUrl, type TestDesk } from './desk.ts';

/** Headers of a page of the desk. */
export const pageHeaders = { origin: deskUrl, 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };

/** Sends a request of a page, and reads the JSON of the answer. */
export async function post(
  { send }: TestDesk,
  operation: string,
  body: unknown = {},
  headers: Record<string, string> = {},
): Promise<DeskAnswer & { json: Record<string, unknown> }> {
  const answer = await send(`/_desk/${operation}`, { method: 'POST', body, headers: { ...pageHeaders, ...headers } });
  return { ...answer, json: JSON.parse(answer.text) };
}

/** Headers of a browser with the session of an answer. @param csrf token of the session */
export function sessionHeaders({ headers }: DeskAnswer, csrf = ''): Record<string, string> {
  const [cookie = ''] = (headers['set-cookie'] ?? []) as string[];
  return { ...pageHeaders, cookie: cookie.split(';')[0] ?? '', 'x-desk-token': csrf };
}

/** Challenge of an operation. */
export async function challengeOf(desk: TestDesk, operation: string, body: unknown = {}, headers = {}) {
  const { json } = await post(desk, operation, body, headers);
  const user = json.user as { id: string } | undefined;
  return { challenge: String(json.challenge), user: user?.id ?? '' };
}

export interface Enrolled {
  authenticator: Authenticator;
  answer: DeskAnswer & { json: Record<string, unknown> };
  headers: Record<string, string>;
}

/** Accepts an invitation with a new authenticator. */
export async function accept(desk: TestDesk, secret: string, name = 'هند', forged: Forgery = {}): Promise<Enrolled> {
  const authenticator = createAuthenticator(deskUrl);
  const { challenge, user } = await challengeOf(desk, 'accept-challenge', { secret, name });
  const sent = authenticator.create(challenge, user, forged);
  const answer = await post(desk, 'accept', { ...sent, secret, name, isShared: false });
  return { authenticator, answer, headers: sessionHeaders(answer, String(answer.json.csrf)) };
}

/** Signs in with an authenticator. */
export async function signInBy(
  desk: TestDesk,
  authenticator: Authenticator,
  { forged = {}, isShared = false, to, headers = {} }: SignInOptions = {},
) {
  const { challenge } = await challengeOf(desk, 'passkey-challenge');
  return post(desk, 'passkey-sign-in', { ...authenticator.get(challenge, forged), isShared, to }, headers);
}

export interface SignInOptions {
  forged?: Forgery;
  isShared?: boolean;
  to?: string;
  headers?: Record<string, string>;
}
