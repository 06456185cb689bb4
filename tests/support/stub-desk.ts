import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openProject } from '../../generator/core/util/project.ts';
import type { Role } from '../../generator/editor/document/person.ts';
import { startPreview } from '../../generator/editor/server/server.ts';
import { machine } from './environment.ts';

/** Person of the stub; the cookie `who` is the id. */
export interface StubPerson {
  id: string;
  name: string;
  role: Role;
  isSignedIn: boolean;
}

export interface StubDesk {
  url: string;
  /** Bodies of requests to the desk, in order. */
  asked: { path: string; body: unknown; token: string | undefined }[];
  /** Replaces the answer to an operation. */
  answers: Map<string, { status: number; body: object }>;
  people: Map<string, StubPerson>;
  /** Number of unread notices. */
  setUnread: (unread: number) => void;
  close: () => Promise<void>;
}

const secret = 'a secret of the desk';

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts).toString();
}

/** Passes a request on to the preview, in the name of a person. */
function pass(
  request: IncomingMessage,
  response: ServerResponse,
  home: string,
  { id, name, role, isSignedIn }: StubPerson,
): void {
  if (!isSignedIn) {
    response.writeHead(401, { 'Content-Type': 'application/json' }).end('{}');
    return;
  }
  const person = Buffer.from(JSON.stringify({ author: { id, name }, role, token: `token of ${id}` })).toString('base64url');
  const headers = { ...request.headers, host: new URL(home).host, 'x-desk-secret': secret, 'x-desk-person': person };
  const passed = httpRequest(new URL(request.url ?? '/', home), { method: request.method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  passed.on('error', () => response.destroy());
  response.on('close', () => passed.destroy());
  request.pipe(passed);
}

/** Starts the preview of a site behind a stub that answers like a desk. */
export async function startStubDesk(siteFile: string): Promise<StubDesk> {
  const preview = await startPreview({
    ...{ environment: machine, project: openProject(siteFile), port: 0, language: undefined },
    desk: { secret },
  });
  const { origin } = new URL(preview.url);
  const asked: StubDesk['asked'] = [];
  const answers: StubDesk['answers'] = new Map();
  const people: StubDesk['people'] = new Map();
  let unread = 0;

  const answerOperation = async (request: IncomingMessage, response: ServerResponse, path: string, person: StubPerson) => {
    const text = await bodyOf(request);
    if (path === 'sign-in') {
      person.isSignedIn = true;
      response
        .writeHead(200, { 'Content-Type': 'text/html' })
        .end('<!doctype html><title>sign in</title><link rel="icon" href="data:,">');
      return;
    }
    const token = request.headers['x-desk-token'] as string | undefined;
    if (request.method === 'POST') asked.push({ path, body: JSON.parse(text), token });
    const usual = { status: 200, body: path === 'me' ? { id: person.id, unread } : {} };
    const { status, body } = person.isSignedIn ? (answers.get(path) ?? usual) : { status: 401, body: {} };
    if (path === 'sign-out' && status === 200) person.isSignedIn = false;
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  };

  const server = createServer((request, response) => {
    const [, who = ''] = /\bwho=([\w-]+)/.exec(request.headers.cookie ?? '') ?? [];
    const person = people.get(who) ?? { id: '', name: '', role: 'reader', isSignedIn: false };
    const [, path] = /^\/_desk\/([\w-]*)/.exec(request.url ?? '') ?? [];
    if (path === undefined) pass(request, response, origin, person);
    else answerOperation(request, response, path, person).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    ...{ asked, answers, people },
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    setUnread: (next) => {
      unread = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await preview.close();
    },
  };
}
