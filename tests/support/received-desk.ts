import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { editionsOf } from '../../generator/content/locales/editions.ts';
import type { Source } from '../../generator/core/json/source.ts';
import { proxyList } from '../../generator/desk/model/client-address.ts';
import { type DeskConfig, deskConfigSchema } from '../../generator/desk/model/config.ts';
import type { Desk, Notice } from '../../generator/desk/model/desk.ts';
import type { Person, Session } from '../../generator/desk/model/person.ts';
import { createRateLimit } from '../../generator/desk/model/rate-limit.ts';
import { receivedOperations } from '../../generator/desk/received/operations.ts';
import type { PublishedForms } from '../../generator/desk/received/published-forms.ts';
import { readSiteForms } from '../../generator/desk/received/read-forms.ts';
import { openReceived, type Received, type ReceivedLimits } from '../../generator/desk/received/received.ts';
import { answerDesk } from '../../generator/desk/server/answer-request.ts';
import { listenLocally } from '../../generator/desk/server/listen.ts';
import { hasZeroBits, workText } from '../../templates/components/desk/work.ts';
import { fixtureSite, temporaryFolder } from './build.ts';
import { ask } from './raw-request.ts';

/** Address that visitors of the tested desk see. */
const url = 'https://desk.example.sa';

/** Origin of the site of tests. */
export const siteOrigin = 'https://www.example.com';

export const deskOrigin = url;

/** Answer of the desk. */
export interface DeskReply {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  text: string;
}

export interface SentPost {
  method?: 'GET' | 'POST';
  /** Forwarded address of the client. */
  from?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
}

/** Desk with only what visitors send, its clock and its team in the hands of a test. */
export interface ReceivedDesk {
  forms: PublishedForms;
  received: Received;
  notices: Notice[];
  port: number;
  state: string;
  advance: (milliseconds: number) => void;
  send: (path: string, sent?: SentPost) => Promise<DeskReply>;
  /** Headers of a signed-in editor. */
  editor: Record<string, string>;
  close: () => Promise<void>;
}

/** A site with blocks on one page, and on every page. */
export function siteWith(blocks: readonly object[], strips: readonly object[] = [], changes: object = {}): unknown {
  const minimal = JSON.parse(readFileSync(fixtureSite('minimal'), 'utf8'));
  const home = minimal.routes[0];
  return {
    ...minimal,
    site: { ...minimal.site, desk: { url }, ...changes },
    ...(strips.length > 0 && { everyPage: { beforeFooter: { label: 'رأيك', blocks: strips } } }),
    routes: [{ ...home, blocks: [...home.blocks, ...blocks] }],
  };
}

const person: Person = {
  ...{ id: 'editor', name: 'محررة', role: 'editor', language: 'ar', createdAt: 0 },
  ...{ passkeys: [], identities: [] },
};
const session: Session = {
  ...{ id: 's', hash: '', person: 'editor', csrf: 'token', isShared: false, device: '' },
  ...{ createdAt: 0, seenAt: 0, expiresAt: Number.MAX_SAFE_INTEGER },
};

const newNotice = (notice: Pick<Notice, 'to' | 'event' | 'values' | 'href'>, id: string): Notice => ({ ...notice, id, at: 0 });

/** The parts of a desk that answers need. */
function deskOf(config: DeskConfig, state: string, now: () => number, notices: Notice[]): Desk {
  const people = { all: () => [person], find: (id: string) => (id === person.id ? person : undefined) };
  return {
    ...{ config, state, now, language: 'ar', people },
    sessions: { find: (token: string) => (token === 'secret' ? session : undefined), of: () => [session] },
    notices: {
      add: (notice: Pick<Notice, 'to' | 'event' | 'values' | 'href'>) => notices.push(newNotice(notice, String(notices.length))),
      of: () => notices,
    },
    audit: { add: () => undefined, all: () => [] },
  } as unknown as Desk;
}

async function sendTo(port: number, path: string, { from, headers = {}, ...sent }: SentPost): Promise<DeskReply> {
  const forwarded: Record<string, string> = from === undefined ? {} : { 'x-forwarded-for': from };
  const answer = await ask(`http://127.0.0.1:${port}`, {
    ...sent,
    path,
    headers: { host: new URL(url).host, ...forwarded, ...headers },
  });
  return { status: answer.status, headers: answer.headers, text: answer.body.toString() };
}

export interface ReceivedDeskOptions {
  limits?: Partial<ReceivedLimits>;
  config?: Partial<DeskConfig>;
  /** Folder of state of a former desk. */
  state?: string;
  now?: number;
  /** Replaces the clock that tests set. */
  clock?: () => number;
  /** Address for browsers, with its port. */
  address?: string;
}

/** Starts a desk that receives the forms of a site. */
export async function openReceivedDesk(site: unknown, options: ReceivedDeskOptions = {}): Promise<ReceivedDesk> {
  const { limits = {}, config = {}, state = await temporaryFolder(), now: beginning = Date.UTC(2026, 0, 1) } = options;
  const forms = readSiteForms({ source: { value: site } as Source, editions: editionsOf(site) }, 'always');
  let now = beginning;
  const notices: Notice[] = [];
  const { clock = () => now, address = url } = options;
  const desk = deskOf(deskConfigSchema.parse({ url: address, ...config }), state, clock, notices);
  const received = openReceived({ desk, published: () => forms, limits });
  const operations = new Map(receivedOperations(received).map((entry) => [entry[0], entry]));
  const unlimited = createRateLimit({ burst: 1e9, perMinute: 1e9 }, clock);
  const context = {
    desk,
    operations,
    onPublish: () => undefined,
    proxies: proxyList(['127.0.0.1']),
    limits: { network: unlimited, account: unlimited },
  };
  const { port, close } = await listenLocally(
    (request, response) => answerDesk(context, request, response),
    Number(new URL(address).port),
  );
  return {
    ...{ forms, received, notices, port, state },
    advance: (milliseconds) => {
      now += milliseconds;
    },
    send: (path, sent = {}) => sendTo(port, path, sent),
    editor: { cookie: '__Host-desk=secret', origin: url, 'x-desk-token': 'token' },
    close: async () => {
      await close(1000);
      await received.close();
    },
  };
}

/** Proof of work for a token. */
export function solveNow({ token, parts, bits }: { token: string; parts: number; bits: number }): string {
  return Array.from({ length: parts }, (_, part) => {
    for (let counter = 0; ; counter++)
      if (hasZeroBits(hash('sha256', workText(token, part, counter), 'buffer'), bits)) return counter;
  }).join(',');
}
