import * as z from 'zod';
import { json } from '../../editor/server/endpoints/endpoint.ts';
import type { Desk } from '../model/desk.ts';
import { DeskRefusal } from '../model/desk.ts';
import type { OperationEntry, SignedRequest } from '../model/operations.ts';
import type { DoneAnswer, NoticesAnswer, ReadNoticesRequest } from '../model/protocol.ts';
import { isSessionValid, readSignedRequest } from '../model/read-request.ts';
import type { Signal } from '../model/signal.ts';
import { hasMostStreams, streamOf } from './events.ts';

const readSchema: z.ZodType<ReadNoticesRequest> = z.strictObject({ ids: z.array(z.string().max(100)).max(500) });

const listNotices = ({ notices }: Desk, { person }: SignedRequest): NoticesAnswer => ({ notices: [...notices.of(person.id)] });

async function markRead(desk: Desk, asked: SignedRequest): Promise<DoneAnswer> {
  const { ids } = await readSignedRequest(desk, asked, readSchema);
  desk.notices.markRead(asked.person.id, ids);
  return {};
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
