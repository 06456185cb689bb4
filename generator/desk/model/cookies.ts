import type { IncomingMessage } from 'node:http';

/**
 * Name of the session cookie. Browsers accept a `__Host-` cookie only from a secure origin, for the whole host and without a domain,
 * so no other host can set it. On `http://localhost` it cannot be used.
 * https://datatracker.ietf.org/doc/html/draft-ietf-httpbis-rfc6265bis#name-the-__host-prefix
 */
export const sessionCookie = (isSecure: boolean) => (isSecure ? '__Host-desk' : 'desk');

/** Value of a cookie; undefined if there is none, or more than one, as only an attacker sends several. */
export function readCookie({ headers }: IncomingMessage, name: string): string | undefined {
  const values = (headers.cookie ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(`${name}=`))
    .map((part) => part.slice(name.length + 1));
  return values.length === 1 ? values[0] : undefined;
}

/**
 * Header that sets the cookie of a session.
 * @param maxAge seconds; undefined: until the browser closes. 0 removes the cookie
 */
export function cookieHeader(name: string, token: string, { isSecure, maxAge }: { isSecure: boolean; maxAge?: number }): string {
  const age = maxAge === undefined ? '' : `; Max-Age=${maxAge}`;
  return `${name}=${token}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}${age}`;
}
