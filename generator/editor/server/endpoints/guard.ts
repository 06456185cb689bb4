import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import * as z from 'zod';
import { isSameSecret } from '../../../core/util/is-same-secret.ts';
import { roles } from '../../document/person.ts';
import type { DeskAccess, RequestPerson } from './endpoint.ts';

/** Session secret that only pages of this server can read; required for writing. */
export const createToken = () => randomBytes(24).toString('base64url');

/** Header with the session token. */
const tokenHeader = 'x-edit-token';

/** Whether the Host header is a loopback name with this server's port (protects from DNS rebinding). */
function isOwnHost({ headers, socket }: IncomingMessage): boolean {
  const port = socket.localPort === 80 ? '(?::80)?' : `:${socket.localPort}`;
  return new RegExp(`^(?:localhost|127\\.0\\.0\\.1|\\[::1\\])${port}$`).test(headers.host ?? '');
}

/** Whether the request is a top-level navigation, also by a link from another site. */
const isOpening = ({ headers }: IncomingMessage) =>
  headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';

/**
 * Whether a request may read: it uses a loopback host name and, as far as fetch metadata tells, comes from this server.
 * https://www.w3.org/TR/fetch-metadata/
 */
export function mayRead(request: IncomingMessage): boolean {
  const site = request.headers['sec-fetch-site'];
  return isOwnHost(request) && (site === undefined || site === 'same-origin' || site === 'none' || isOpening(request));
}

/** Whether a request may write: it comes from a page of this server and has the session token. */
export function mayWrite(request: IncomingMessage, token: string): boolean {
  const { host, origin, 'sec-fetch-site': site } = request.headers;
  const isOwn = origin === `http://${host}` && (site === undefined || site === 'same-origin');
  return isOwnHost(request) && isOwn && hasToken(request, token);
}

/** Environment variable with the secret of the desk that started this process. */
export const deskSecretVariable = 'QIYAM_DESK_SECRET';

/** Headers by which a desk passes on a request: its secret, and the person as JSON in base64url. */
export const deskHeaders = { secret: 'x-desk-secret', person: 'x-desk-person' } as const;

const personSchema: z.ZodType<RequestPerson> = z.strictObject({
  author: z.strictObject({ id: z.string().min(1), name: z.string(), email: z.string().optional() }),
  role: z.enum(roles),
  token: z.string().optional(),
});

/** Whether a desk passed on a request. */
export function isFromDesk({ headers: { [deskHeaders.secret]: sent } }: IncomingMessage, { secret }: DeskAccess): boolean {
  return typeof sent === 'string' && isSameSecret(sent, secret);
}

/** Person of a request that a desk passed on; undefined for one without an account, who may see shared pages. */
export function personOf(request: IncomingMessage, desk: DeskAccess): RequestPerson | undefined {
  const person = request.headers[deskHeaders.person];
  if (typeof person !== 'string' || !isFromDesk(request, desk)) return undefined;
  return personSchema.parse(JSON.parse(Buffer.from(person, 'base64url').toString()));
}

/** Whether a request has the session token. The desk has checked its origin. */
export function hasToken({ headers: { [tokenHeader]: sent } }: IncomingMessage, token: string): boolean {
  return typeof sent === 'string' && isSameSecret(sent, token);
}
