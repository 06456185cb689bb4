import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BlockList } from 'node:net';
import { isMessageLanguage } from '../../../templates/model/files/language.ts';
import type { MessageLanguage } from '../../core/diagnostics/diagnostics.ts';
import { readJson } from '../../core/json/value.ts';
import { get } from '../../core/json/walk.ts';
import { clientAddress, networkOf } from '../model/client-address.ts';
import { readCookie, sessionCookie } from '../model/cookies.ts';
import type { Desk, EditorProcess } from '../model/desk.ts';
import type { DeskRequest, SignedRequest } from '../model/operations.ts';
import type { RateLimit } from '../model/rate-limit.ts';
import { isStillSigned } from '../model/read-request.ts';
import { recordEvent } from '../people/record-event.ts';
import {
  answerOperation,
  findOperation,
  isNavigation,
  isSigned,
  type Operations,
  redirect,
  sendRefusal,
} from './answer-operation.ts';
import { hasRepeatedHeader, isForDesk, isFromOwnPage, mayReadWithSession } from './origin.ts';

/** What all requests need. */
export interface DeskContext {
  desk: Desk;
  operations: Operations;
  proxies: BlockList;
  /** Called when an editor has published. */
  onPublish: () => void;
  /** Limits per network, and per account for those who are signed in. */
  limits: { network: RateLimit; account: RateLimit };
}

/** Path below which the desk's own pages and operations are. */
const deskPath = /^\/_desk(?:\/(.*))?$/s;

/** Path that opens a program on the server's machine. */
const localOnly = /(?:^|\/)_preview\/open$/;

/** Path that publishes. */
const publishPath = /\/_edit\/publish$/;

/** Requests that open pages send without their user: they do not keep a session alive. */
const backgroundPath = /\/(?:_preview\/events|_edit\/presence|_desk\/events)(?:\?|$)/;

/** How often a forwarded answer that goes on, such as a stream, is checked for the end of its session. Milliseconds. */
const checkInterval = 1000;

/** Passes a request on, and cuts it off when the session ends or the person gets another role. */
async function forward(
  { desk }: DeskContext,
  asked: SignedRequest,
  response: ServerResponse,
  onPart?: Parameters<EditorProcess['forward']>[3],
): Promise<void> {
  const { request, session, person } = asked;
  const timer = setInterval(() => isStillSigned(desk, asked) || response.destroy(), checkInterval);
  try {
    await desk.editor.forward(request, response, { person, session }, onPart);
  } finally {
    clearInterval(timer);
  }
}

/** Whether a stream of `WorkEvent` ended without success; not if it ended early, e.g. because the client left. */
function hasFailed(stream: string): boolean {
  const last = stream.trimEnd().split('\n').at(-1) ?? '';
  const event: unknown = last.startsWith('data:') ? readJson(last.slice('data:'.length)) : undefined;
  return ['failed', 'conflict'].includes(String(get(event, 'is')));
}

/** Passes a request to publish on. Whether visitors have the result is then looked up in what is out. */
async function forwardPublishing(context: DeskContext, asked: SignedRequest, response: ServerResponse): Promise<void> {
  const parts: Buffer[] = [];
  await forward(context, asked, response, (part) => parts.push(part));
  if (response.statusCode !== 200) return;
  recordEvent(context.desk, asked, 'publishing-started');
  if (hasFailed(Buffer.concat(parts).toString())) return;
  context.onPublish();
  context.desk.publisher.request('published');
}

/** Reads who asks. */
function readRequest({ desk, proxies }: DeskContext, request: IncomingMessage, query: URLSearchParams): DeskRequest {
  const isSecure = desk.config.url.startsWith('https:');
  const token = readCookie(request, sessionCookie(isSecure));
  const isBackground = backgroundPath.test(request.url ?? '');
  const session = token === undefined || !mayReadWithSession(request) ? undefined : desk.sessions.find(token, { isBackground });
  const person = session && desk.people.find(session.person);
  const chosen = query.get('language');
  const language = isMessageLanguage(chosen) ? chosen : (person?.language ?? desk.language);
  return { request, query, rest: '', language, address: clientAddress(request, proxies), session: person && session, person };
}

/** Passes a request on to the editor and the preview, which check the role for each endpoint. */
async function answerEditor(context: DeskContext, asked: DeskRequest, response: ServerResponse): Promise<void> {
  const { desk } = context;
  const { request, language } = asked;
  const refuse = (reason: string, status: number) => sendRefusal(response, { reason, language, status });
  const isReading = request.method === 'GET' || request.method === 'HEAD';
  const [path = '/'] = (request.url ?? '/').split('?');
  if (!isSigned(asked)) {
    if (isNavigation(request)) redirect(response, `/_desk/sign-in?to=${encodeURIComponent(request.url ?? '/')}`);
    else await refuse('signed-out', 401);
  } else if (localOnly.test(path)) await refuse('not-found', 404);
  else if (!isReading && !isFromOwnPage(request, desk.config)) await refuse('origin', 403);
  else await (publishPath.test(path) ? forwardPublishing : forward)(context, asked, response);
}

/** Answers a request to the desk. */
export async function answerDesk(context: DeskContext, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { desk, operations, limits } = context;
  const { url = '/' } = request;
  const refuse = (reason: string, status: number, { language }: { language: MessageLanguage } = desk) =>
    sendRefusal(response, { reason, language, status });
  if (hasRepeatedHeader(request) || !url.startsWith('/')) return refuse('invalid', 400);
  if (!isForDesk(request, desk.config)) return refuse('origin', 421);
  const [path = '/', search = ''] = url.split(/\?(.*)/s);
  const asked = readRequest(context, request, new URLSearchParams(search));
  const isAllowed = asked.person ? limits.account.take(asked.person.id) : limits.network.take(networkOf(asked.address));
  if (!isAllowed) return refuse('too-many', 429, asked);
  const [, below] = deskPath.exec(path) ?? [];
  if (!deskPath.test(path)) return answerEditor(context, asked, response);
  const found = findOperation(operations, below ?? '');
  if (!found) return refuse('not-found', 404, asked);
  if (found.name === '' && !asked.person && isNavigation(request))
    return redirect(response, `/_desk/sign-in?to=${encodeURIComponent(url)}`);
  const { entry, rest } = found;
  return answerOperation({ entry, asked: { ...asked, rest }, isOwnPage: isFromOwnPage(request, desk.config) }, response);
}
