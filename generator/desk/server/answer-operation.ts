import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MessageLanguage } from '../../core/diagnostics/diagnostics.ts';
import { isSameSecret } from '../../core/util/is-same-secret.ts';
import { includesRole, type Role } from '../../editor/document/person.ts';
import { RequestBodyError } from '../../editor/server/endpoints/body.ts';
import { type Answer, json } from '../../editor/server/endpoints/endpoint.ts';
import { DeskRefusal } from '../model/desk.ts';
import {
  type DeskRequest,
  type Operation,
  type OperationEntry,
  operationRoles,
  type SignedRequest,
} from '../model/operations.ts';
import { refusalSentence } from '../model/refusal-words.ts';

export type Operations = ReadonlyMap<string, OperationEntry>;

/** Headers of every answer of the desk: no caching, no type sniffing, no use by other sites, no frames. */
const usualHeaders = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Frame-Options': 'DENY',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

/** Whether a request carries the token of its session. */
function hasSessionToken({ request, session }: DeskRequest): boolean {
  const sent = request.headers['x-desk-token'];
  return session !== undefined && typeof sent === 'string' && isSameSecret(sent, session.csrf);
}

/** Answer of a refused request, with a sentence. */
const refused = (reason: string, { language }: Pick<DeskRequest, 'language'>, status: number): Answer =>
  json({ reason, message: refusalSentence(reason, language) }, status);

/** Whether a request has a session of a person. */
export const isSigned = (asked: DeskRequest): asked is SignedRequest => asked.session !== undefined && asked.person !== undefined;

/** Operation of a path below `/_desk/`. */
export function findOperation(
  operations: Operations,
  path: string,
): { name: Operation; entry: OperationEntry; rest: string } | undefined {
  const [, name = '', rest] = /^([^/]*)(?:\/(.*))?$/s.exec(path) ?? [];
  const entry = operations.get(name);
  if (!entry || (rest !== undefined && !entry[1].isFolder)) return undefined;
  return { name: entry[0], entry, rest: rest ?? '' };
}

/** Answer that refuses a request; undefined if the person may use the operation. */
function refusalOf(asked: DeskRequest, [name, { method, isPublicPost }]: OperationEntry, isOwnPage: boolean): Answer | undefined {
  const access = operationRoles[name];
  const { method: requested = '' } = asked.request;
  if (requested !== method && !(requested === 'HEAD' && method === 'GET'))
    return { ...json({}, 405), headers: { Allow: method === 'GET' ? 'GET, HEAD' : 'POST' } };
  if (access !== 'anyone') {
    if (!isSigned(asked)) return refused('signed-out', asked, 401);
    if (!includesRole(asked.person.role, access as Role)) return refused('role', asked, 403);
  }
  if (method === 'GET' || isPublicPost) return undefined;
  // Without a session there is no token to compare; the origin alone decides.
  const isAccepted = isOwnPage && (access === 'anyone' || hasSessionToken(asked));
  return isAccepted ? undefined : refused('origin', asked, 403);
}

async function answerOf(asked: DeskRequest, entry: OperationEntry): Promise<Answer> {
  const [, operation] = entry;
  try {
    // The access was checked: an operation for people with a role has a session.
    return await (operation.answer as (asked: DeskRequest) => Answer | Promise<Answer>)(asked);
  } catch (error) {
    if (error instanceof DeskRefusal) return refused(error.reason, asked, error.status);
    if (error instanceof RequestBodyError)
      return { ...refused('invalid', asked, error.status), headers: { Connection: 'close' } };
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return refused('disk-full', asked, 503);
    throw error;
  }
}

/** Waits until a client has taken what was written, or has left. */
async function untilTaken(response: ServerResponse): Promise<void> {
  const waiting = new AbortController();
  const { signal } = waiting;
  await Promise.race([once(response, 'drain', { signal }), once(response, 'close', { signal })]).catch(() => undefined);
  waiting.abort();
}

async function send(response: ServerResponse, { status = 200, type, content, headers }: Answer): Promise<void> {
  response.writeHead(status, { ...usualHeaders, 'Content-Type': type, ...headers });
  if (typeof content === 'string' || content instanceof Uint8Array) {
    response.end(content);
    return;
  }
  for await (const part of content) {
    if (response.destroyed) break;
    // Otherwise all of a long export would wait in memory for a slow client.
    if (!response.write(part) && !response.destroyed) await untilTaken(response);
  }
  response.end();
}

/** Answers an operation of the desk, or refuses it. @param isOwnPage whether it comes from a page of the desk */
export async function answerOperation(
  { entry, asked, isOwnPage }: { entry: OperationEntry; asked: DeskRequest; isOwnPage: boolean },
  response: ServerResponse,
): Promise<void> {
  await send(response, refusalOf(asked, entry, isOwnPage) ?? (await answerOf(asked, entry)));
}

/** Refuses a request that is for no operation. */
export const sendRefusal = (
  response: ServerResponse,
  { reason, language, status }: { reason: string; language: MessageLanguage; status: number },
): Promise<void> => send(response, refused(reason, { language }, status));

/** Redirects to a path of the desk. */
export function redirect(response: ServerResponse, path: string): void {
  response.writeHead(302, { ...usualHeaders, Location: path }).end();
}

/** Whether a request is a page that a person opens. */
export const isNavigation = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && (headers['sec-fetch-mode'] ?? 'navigate') === 'navigate' && (headers.accept ?? '').includes('text/html');
