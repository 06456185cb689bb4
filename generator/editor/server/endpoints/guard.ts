import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** A secret of a session, which only pages of this server can read: without it nothing is written. */
export const createToken = () => randomBytes(24).toString('base64url');

/** The header in which the editor sends the session's token. */
const tokenHeader = 'x-edit-token';

const digest = (text: string) => createHash('sha256').update(text).digest();

const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other));

/** Names of this machine with the port that is listened on: a foreign name that leads here is not answered (DNS rebinding). */
function isOwnHost({ headers, socket }: IncomingMessage): boolean {
  const port = socket.localPort === 80 ? '(?::80)?' : `:${socket.localPort}`;
  return new RegExp(`^(?:localhost|127\\.0\\.0\\.1|\\[::1\\])${port}$`).test(headers.host ?? '');
}

/** Whether the answer would be a page that somebody opens, be it by a link from elsewhere. */
const isOpening = ({ headers }: IncomingMessage) =>
  headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';

/**
 * Whether a request may be answered: asked of this machine by its own name and, as far as the browser says where it comes
 * from, by a page of this server. https://www.w3.org/TR/fetch-metadata/
 */
export function mayRead(request: IncomingMessage): boolean {
  const site = request.headers['sec-fetch-site'];
  return isOwnHost(request) && (site === undefined || site === 'same-origin' || site === 'none' || isOpening(request));
}

/** Whether a request may write: it comes from a page of this server, which browsers say, and has the session's token. */
export function mayWrite(request: IncomingMessage, token: string): boolean {
  const { host, origin, 'sec-fetch-site': site, [tokenHeader]: sent } = request.headers;
  const isOwn = origin === `http://${host}` && (site === undefined || site === 'same-origin');
  return isOwnHost(request) && isOwn && typeof sent === 'string' && isSame(sent, token);
}
