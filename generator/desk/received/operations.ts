import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { type Answer, json } from '../../editor/server/endpoints/endpoint.ts';
import { DeskRefusal } from '../model/desk.ts';
import type { DeskRequest, OperationEntry, SignedRequest } from '../model/operations.ts';
import type { DeleteReceivedRequest, DoneAnswer } from '../model/protocol.ts';
import { readSignedRequest } from '../model/read-request.ts';
import { recordEvent } from '../people/record-event.ts';
import { answerChallenge, answerPost } from './answer-post.ts';
import { csvOf } from './export-received.ts';
import { feedbackShares, filterEntries, listReceived, type ReceivedFilter, readReceived } from './list-received.ts';
import type { Received } from './received.ts';

/** Maximum size of a request in bytes. */
const mostBytes = 256 * 1024;

const deleteSchema: z.ZodType<DeleteReceivedRequest> = z.strictObject({ ids: z.array(z.string().max(100)).min(1).max(5000) });

const filterOf = ({ query }: SignedRequest): ReceivedFilter => ({ form: query.get('form'), page: query.get('page') });

async function answerReceived(received: Received, asked: SignedRequest): Promise<Answer> {
  const id = asked.query.get('id');
  if (id === null) return json(await listReceived(received, filterOf(asked), asked.query.get('before')));
  const item = await readReceived(received, id);
  if (!item) throw new DeskRefusal(404, 'not-found');
  return json(item);
}

/** Disposition of a download: never shown in the browser. https://www.rfc-editor.org/rfc/rfc6266 */
function attachment(name: string): string {
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${name.replaceAll(/[^\w.-]/g, '_')}"; filename*=UTF-8''${encoded}`;
}

async function answerFile(received: Received, { rest }: SignedRequest): Promise<Answer> {
  const [answerId = '', fileId = '', ...others] = rest.split('/');
  const item = await readReceived(received, answerId);
  const file = item?.files.find(({ id }) => id === fileId);
  if (!file || others.length > 0) throw new DeskRefusal(404, 'not-found');
  return {
    // The media type is never that of the visitor.
    type: 'application/octet-stream',
    content: await readFile(join(received.files.kept, file.id)),
    headers: { 'Content-Disposition': attachment(file.name), 'Content-Security-Policy': "default-src 'none'; sandbox" },
  };
}

function answerExport(received: Received, asked: SignedRequest): Answer {
  const entries = filterEntries(received, filterOf(asked));
  recordEvent(received.desk, asked, 'received-exported', { count: String(entries.length) });
  const known = (received.published()?.forms ?? []).flatMap(({ fields }) => fields);
  const day = new Date(received.desk.now()).toISOString().slice(0, 10);
  return {
    type: 'text/csv; charset=utf-8',
    content: csvOf(received.answers, entries, { known, language: asked.language }),
    headers: { 'Content-Disposition': attachment(`received-${day}.csv`) },
  };
}

async function answerDelete(received: Received, asked: SignedRequest): Promise<DoneAnswer> {
  const { ids } = await readSignedRequest(received.desk, asked, deleteSchema, mostBytes);
  const removed = await received.answers.remove(ids);
  recordEvent(received.desk, asked, 'received-deleted', { count: String(removed.length) });
  received.signal?.notify('received');
  return {};
}

/** Operations on what visitors send: `form`, `challenge` and `feedback` are used by visitors, the others by the team. */
export const receivedOperations = (received: Received): OperationEntry[] => [
  [
    'form',
    { method: 'POST', isFolder: true, isPublicPost: true, answer: (asked: DeskRequest) => answerPost(received, asked, false) },
  ],
  [
    'feedback',
    { method: 'POST', isFolder: true, isPublicPost: true, answer: (asked: DeskRequest) => answerPost(received, asked, true) },
  ],
  ['challenge', { method: 'GET', answer: (asked: DeskRequest) => answerChallenge(received, asked) }],
  ['received', { method: 'GET', answer: (asked: SignedRequest) => answerReceived(received, asked) }],
  ['received-file', { method: 'GET', isFolder: true, answer: (asked: SignedRequest) => answerFile(received, asked) }],
  ['export-received', { method: 'GET', answer: (asked: SignedRequest) => answerExport(received, asked) }],
  ['delete-received', { method: 'POST', answer: async (asked: SignedRequest) => json(await answerDelete(received, asked)) }],
  ['feedback-shares', { method: 'GET', answer: async () => json(await feedbackShares(received)) }],
];
