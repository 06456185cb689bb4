import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { deskPage } from '../../generator/desk/app-shell/desk-page.ts';
import { filesOperation } from '../../generator/desk/app-shell/files-operation.ts';
import type { DeskRequest, Operation } from '../../generator/desk/model/operations.ts';
import type { LinkAnswer, ReceivedAnswer } from '../../generator/desk/model/protocol.ts';
import type { Role } from '../../generator/editor/document/person.ts';
import { type DeskData, lineOf, usualData } from './desk-data.ts';
import { machine } from './environment.ts';

type Body = Record<string, unknown>;

export interface DeskStub {
  /** Address of the home page, once the tests run. */
  url: string;
  /** What the operations answer; tests may change it. */
  data: DeskData;
  role: Role;
  /** POST requests so far. */
  sent: { operation: string; body: Body }[];
  /** Operations that are refused: the status and its sentence. */
  refusals: Map<string, { status: number; message: string }>;
  /** Replaces the data, and forgets requests and refusals. */
  reset: (data?: DeskData, role?: Role) => void;
}

export const stubToken = 'token-of-the-session';

const later = Date.UTC(2026, 2, 21, 6, 30);
const linkOf = (id: string): LinkAnswer => ({
  id,
  link: `https://desk.example.sa/_desk/invitation?key=${'x'.repeat(43)}`,
  expiresAt: later,
  isMailed: false,
});

/** Part of the received answers. */
function listReceived({ received, refused }: DeskData, query: URLSearchParams): ReceivedAnswer {
  const [form, page, before] = ['form', 'page', 'before'].map((name) => query.get(name));
  const counted = <Value extends object>(values: Value[]) =>
    [...new Set(values.map((value) => JSON.stringify(value)))].map((text) => ({
      ...(JSON.parse(text) as Value),
      count: values.filter((value) => JSON.stringify(value) === text).length,
    }));
  const all = received.filter((one) => (!form || one.form === form) && (!page || one.page.path === page));
  const rest = before ? all.slice(all.findIndex(({ id }) => id === before) + 1) : all;
  return {
    answers: rest.slice(0, 50).map(lineOf),
    total: all.length,
    hasMore: rest.length > 50,
    forms: counted(received.map((one) => ({ id: one.form, name: one.form }))),
    pages: counted(received.map((one) => one.page)),
    refused,
    keepDays: 180,
  };
}

function listAudit({ audit }: DeskData, query: URLSearchParams) {
  const [person, event] = ['person', 'event'].map((name) => query.get(name));
  const before = Number(query.get('before') ?? audit.length);
  const chosen = audit
    .map((one, index) => ({ ...one, position: audit.length - 1 - index }))
    .filter((one) => (!person || one.by?.id === person) && (!event || one.event === event) && one.position < before);
  const people = new Map(audit.flatMap(({ by }) => (by ? [[by.id, by]] : [])));
  return {
    entries: chosen.slice(0, 100),
    hasMore: chosen.length > 100,
    people: [...people.values()],
    events: [...new Set(audit.map((one) => one.event))],
  };
}

const byId = <Value extends { id: string }>(values: Value[], id: unknown) => values.find((value) => value.id === id);

const withoutId = <Value extends { id: string }>(values: Value[], id: unknown) => values.filter((value) => value.id !== id);

type Getter = (data: DeskData, query: URLSearchParams) => unknown;

const getters: Partial<Record<Operation, Getter>> = {
  me: ({ me }) => me,
  sessions: ({ sessions }) => ({ sessions }),
  notices: ({ notices }) => ({ notices }),
  people: ({ people, invitations }) => ({ people, invitations }),
  proposals: ({ proposals }, query) =>
    query.has('id')
      ? byId(proposals, query.get('id'))
      : { proposals: proposals.map((one) => ({ ...one, comments: one.comments.length })) },
  publishing: ({ publishing }) => publishing,
  received: (data, query) => (query.has('id') ? byId(data.received, query.get('id')) : listReceived(data, query)),
  'feedback-shares': ({ feedback }) => ({ pages: feedback }),
  audit: listAudit,
  settings: ({ settings }) => settings,
};

type Setter = (data: DeskData, body: Body) => unknown;

const decide =
  (state: 'approved' | 'sent-back' | 'withdrawn'): Setter =>
  ({ proposals, me }, { id, reason }) => {
    const decision = { by: { id: me.id, name: me.name }, at: later, ...(reason !== undefined && { reason: String(reason) }) };
    Object.assign(byId(proposals, id) ?? {}, { state, decision });
    return {};
  };

const setters: Partial<Record<Operation, Setter>> = {
  'read-notices': (data, { ids }) => {
    for (const notice of data.notices) if ((ids as string[]).includes(notice.id)) notice.isRead = true;
    data.me.unread = data.notices.filter(({ isRead }) => !isRead).length;
    return {};
  },
  'change-me': ({ me }, body) => Object.assign(me, body) && {},
  'end-session': (data, { id }) => {
    data.sessions = withoutId(data.sessions, id);
    return {};
  },
  'remove-passkey': ({ me }, { id }) => {
    me.passkeys = withoutId(me.passkeys, id);
    return {};
  },
  invite: (data, body) => {
    const { name, role } = body as { name: string; role: Role };
    data.invitations.push({ id: 'i9', name, role, createdAt: 0, expiresAt: later });
    return linkOf('i9');
  },
  recover: (_, { id }) => linkOf(String(id)),
  'withdraw-invitation': (data, { id }) => {
    data.invitations = withoutId(data.invitations, id);
    return {};
  },
  'change-person': ({ people }, { id, ...changes }) => Object.assign(byId(people, id) ?? {}, changes) && {},
  'remove-person': (data, { id }) => {
    data.people = withoutId(data.people, id);
    return {};
  },
  'end-sessions': ({ people }, { id }) => Object.assign(byId(people, id) ?? {}, { sessions: 0 }) && {},
  approve: decide('approved'),
  'send-back': decide('sent-back'),
  'withdraw-proposal': decide('withdrawn'),
  comment: ({ proposals, me }, { proposal, text, page }) => {
    const by = { id: me.id, name: me.name };
    byId(proposals, proposal)?.comments.push({
      id: 'c9',
      by,
      at: later,
      text: String(text),
      ...(page ? { page: String(page) } : {}),
    });
    return {};
  },
  share: ({ proposals, me }, { proposal }) => {
    const share = { id: 's9', by: { id: me.id, name: me.name }, createdAt: 0, expiresAt: later };
    byId(proposals, proposal)?.shares.push(share);
    return linkOf('s9');
  },
  'end-share': ({ proposals }, { id }) => {
    for (const one of proposals) one.shares = withoutId(one.shares, id);
    return {};
  },
  'delete-received': (data, { ids }) => {
    data.received = data.received.filter(({ id }) => !(ids as string[]).includes(id));
    return {};
  },
  'publish-again': () => ({}),
  'sign-out': () => ({}),
  'sign-out-everywhere': () => ({}),
  'add-passkey': () => ({}),
};

async function readBody(request: IncomingMessage): Promise<Body> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return JSON.parse(Buffer.concat(parts).toString());
}

function sendJson(response: ServerResponse, value: unknown): void {
  response.writeHead(value === undefined ? 404 : 200, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(value ?? { reason: 'not-found', message: 'لم يعد هذا موجودًا.' }));
}

const [, files] = filesOperation(machine);

/** Sends the page of the desk, or one of its files. */
async function sendPage(stub: DeskStub, path: string, response: ServerResponse): Promise<void> {
  const { id, name, language } = stub.data.me;
  const answer = path.startsWith('files/')
    ? await files.answer({ rest: path.slice(6) } as DeskRequest & never)
    : deskPage({ language, token: stubToken, person: { id, name, role: stub.role } });
  response.writeHead(answer.status ?? 200, { 'Content-Type': answer.type, ...answer.headers });
  response.end(answer.content);
}

async function answer(stub: DeskStub, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const path = pathname.replace(/^\/_desk\/?/, '');
  const refusal = stub.refusals.get(path);
  if (refusal) {
    response.writeHead(refusal.status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ reason: 'invalid', message: refusal.message }));
  } else if (request.method === 'POST') {
    const body = await readBody(request);
    const setter = request.headers['x-desk-token'] === stubToken ? setters[path as Operation] : undefined;
    stub.sent.push({ operation: path, body });
    sendJson(response, setter?.(stub.data, body));
  } else if (path === '' || path.startsWith('files/')) await sendPage(stub, path, response);
  else if (path === 'events') response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write('retry: 3000\n\n');
  else sendJson(response, getters[path as Operation]?.(stub.data, searchParams));
}

function createStub(): DeskStub {
  const stub: DeskStub = {
    url: '',
    data: usualData(),
    role: 'owner',
    sent: [],
    refusals: new Map(),
    reset: (data = usualData(), role = 'owner') => {
      Object.assign(stub, { data: { ...data, me: { ...data.me, role } }, role, sent: [], refusals: new Map() });
    },
  };
  return stub;
}

/**
 * Server that answers the operations of a desk from fixed data, and applies what is sent to it: runs during the tests of a file,
 * and is reset before each.
 */
export function openDeskStub(): DeskStub {
  const stub = createStub();
  const server = createServer((request, response) => {
    answer(stub, request, response).catch((error) => {
      response.writeHead(500);
      response.end(String(error));
    });
  });
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    stub.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  });
  beforeEach(() => stub.reset());
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise<void>((done) => server.close(() => done()));
  });
  return stub;
}
