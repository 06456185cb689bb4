import { join } from 'node:path';
import { openProject } from '../../generator/core/util/project.ts';
import { type DeskConfig, deskConfigSchema } from '../../generator/desk/model/config.ts';
import type { Desk, EditorProcess, Publisher } from '../../generator/desk/model/desk.ts';
import type { Person, Session } from '../../generator/desk/model/person.ts';
import { startDesk } from '../../generator/desk/server/start-desk.ts';
import type { Role } from '../../generator/editor/document/person.ts';
import { temporaryFolder } from './build.ts';
import { copiedSite } from './edit-client.ts';
import { engine } from './environment.ts';
import { ask } from './raw-request.ts';

/** Address that users of the tested desk see; the proxy with TLS in front of it is left out. */
export const deskUrl = 'https://desk.example.sa';

/** Signed-in person, with the headers of its browser. */
export interface Visitor {
  person: Person;
  session: Session;
  /** Headers of a page of the desk: cookie, origin and token. */
  headers: Record<string, string>;
}

export interface DeskAnswer {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  text: string;
}

export interface SentRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD';
  headers?: Record<string, string>;
  /** Sent as JSON unless it is text. */
  body?: unknown;
}

/**
 * Desk whose editor and publisher only record what they are asked for; the editor refuses the query `?refused` and ends a
 * stream with the event `END` for `?ends=END`.
 */
export interface TestDesk {
  desk: Desk;
  /** Port on 127.0.0.1. */
  port: number;
  /** Paths that were forwarded to the editor, with the person. */
  forwarded: { url: string; person: string | undefined }[];
  published: string[];
  /** Sets the clock, in milliseconds since 1970. */
  setNow: (now: number) => void;
  send: (path: string, request?: SentRequest) => Promise<DeskAnswer>;
  signIn: (role: Role, options?: { name?: string; isShared?: boolean }) => Visitor;
  close: () => Promise<void>;
}

/** Time at which tests begin: 2026-01-01. */
const beginning = Date.UTC(2026, 0, 1);

async function sendTo(port: number, path: string, { method = 'GET', headers = {}, body }: SentRequest): Promise<DeskAnswer> {
  const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
  const type: Record<string, string> = text === body ? {} : { 'content-type': 'application/json' };
  const answer = await ask(`http://127.0.0.1:${port}`, {
    ...{ path, method, headers: { host: new URL(deskUrl).host, ...type, ...headers } },
    ...(text !== undefined && { body: text }),
  });
  return { status: answer.status, headers: answer.headers, text: answer.body.toString() };
}

/** Starts a desk for a fixture, without its child processes. */
export async function openTestDesk(config: Partial<DeskConfig> = {}): Promise<TestDesk> {
  const siteFile = await copiedSite('smallest');
  const state = join(await temporaryFolder(), 'state');
  let at = beginning;
  const forwarded: TestDesk['forwarded'] = [];
  const published: string[] = [];
  const editor: EditorProcess = {
    forward: async ({ url = '' }, response, signedIn, onPart) => {
      forwarded.push({ url, person: signedIn?.person.id });
      response.writeHead(url.endsWith('?refused') ? 403 : 200, { 'Content-Type': 'text/plain' });
      const [, end] = /\?ends=(\w+)$/.exec(url) ?? [];
      if (end) onPart?.(Buffer.from(`data: {"is":"progress","words":""}\n\ndata: {"is":"${end}","words":"\\n"}\n\n`));
      if (!url.endsWith('?stream')) response.end('of the editor');
      else await new Promise((resolve) => response.write('data: 1\n\n') && response.once('close', resolve));
    },
    close: async () => undefined,
  };
  const publisher: Publisher = {
    state: () => ({}),
    request: (reason) => published.push(reason),
    close: async () => undefined,
  };
  const { desk, port, close } = await startDesk({
    ...{ state, engine, language: 'ar', now: () => at, processes: { editor, publisher } },
    config: deskConfigSchema.parse({ url: deskUrl, port: 0, ...config }),
    project: openProject(siteFile),
  });
  let people = 0;
  const signIn: TestDesk['signIn'] = (role, { name = `شخص ${people}`, isShared = false } = {}) => {
    const { secret } = desk.people.invite({ role, name });
    const person = desk.people.accept(secret, { identity: { issuer: 'https://id.example', subject: `${people++}` } }, name);
    const { session, token } = desk.sessions.create(person.id, { isShared, device: 'اختبار' });
    const headers = { cookie: `__Host-desk=${token}`, origin: deskUrl, 'x-desk-token': session.csrf };
    return { person, session, headers };
  };
  return {
    ...{ desk, port, forwarded, published, signIn, close },
    setNow: (now) => {
      at = now;
    },
    send: (path, request = {}) => sendTo(port, path, request),
  };
}
