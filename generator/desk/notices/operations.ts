import * as z from 'zod';
import { readJson } from '../../editor/server/endpoints/body.ts';
import { json } from '../../editor/server/endpoints/endpoint.ts';
import type { Desk } from '../model/desk.ts';
import { DeskRefusal } from '../model/desk.ts';
import type { OperationEntry, SignedRequest } from '../model/operations.ts';
import type { DoneAnswer, NoticesAnswer, ReadNoticesRequest } from '../model/protocol.ts';
import type { Signal } from '../model/signal.ts';
import { hasMostStreams, streamOf } from './events.ts';

/** Maximum size of a request in bytes. */
const mostBytes = 64 * 1024;

const readSchema: z.ZodType<ReadNoticesRequest> = z.strictObject({ ids: z.array(z.string().max(100)).max(500) });

const listNotices = ({ notices }: Desk, { person }: SignedRequest): NoticesAnswer => ({ notices: [...notices.of(person.id)] });

async function markRead({ notices }: Desk, { request, person }: SignedRequest): Promise<DoneAnswer> {
  const wanted = readSchema.safeParse(await readJson(request, mostBytes));
  if (!wanted.success) throw new DeskRefusal(400, 'invalid');
  notices.markRead(person.id, wanted.data.ids);
  return {};
}

/** Whether a session goes on: not ended, not expired, and its person not suspended. */
function isSessionValid({ sessions, people, now }: Desk, { session, person }: SignedRequest): boolean {
  const account = people.find(person.id);
  if (!account || account.isSuspended) return false;
  return sessions.of(person.id).some(({ id, expiresAt }) => id === session.id && expiresAt > now());
}

/** Operations on notices of the own account. `events` is a stream that says that something changed. */
export const noticeOperations = (desk: Desk, signal: Signal): OperationEntry[] => [
  ['notices', { method: 'GET', answer: (asked: SignedRequest) => json(listNotices(desk, asked)) }],
  ['read-notices', { method: 'POST', answer: async (asked: SignedRequest) => json(await markRead(desk, asked)) }],
  [
    'events',
    {
      method: 'GET',
      answer: (asked: SignedRequest) => {
        const { request, person, session } = asked;
        if (hasMostStreams(person)) throw new DeskRefusal(429, 'too-many');
        const content = streamOf({ request, person, session, signal, isValid: () => isSessionValid(desk, asked) });
        return { type: 'text/event-stream', content, headers: { 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' } };
      },
    },
  ],
];
