import * as z from 'zod';
import type { PublishRequest, WorkEvent } from '../../../document/protocol-publishing.ts';
import type { EndpointEntry } from '../access.ts';
import { readValidJson } from '../body.ts';
import type { EditActions } from '../changing/edit-actions.ts';
import { type Answer, type EditHost, type EndpointRequest, json, notFound } from '../endpoint.ts';
import { bucketWork, buildWork, publishByGit } from './ways.ts';
import { eventStream, failureOf } from './work.ts';

/** Maximum size of a request in bytes. */
const mostBytes = 16_384;

const nothing = z.strictObject({});

const publishRequest: z.ZodType<PublishRequest> = z.discriminatedUnion('by', [
  z.strictObject({
    by: z.literal('git'),
    message: z.string().trim().min(1).max(2000),
    settled: z.strictObject({ takes: z.enum(['mine', 'theirs']), seen: z.string().max(200) }).optional(),
  }),
  z.strictObject({ by: z.literal('s3') }),
]);

/** Starts jobs whose events are streamed; one at a time, others are refused with 409. */
function createStarter({ preview }: EditHost) {
  let isWorking = false;
  return ({ language }: EndpointRequest, work: AsyncGenerator<WorkEvent, WorkEvent>): Answer => {
    if (isWorking) return json({}, 409);
    isWorking = true;
    const events = eventStream(work, (error) => failureOf(error, preview, language));
    async function* watched() {
      try {
        yield* events;
      } finally {
        isWorking = false;
      }
    }
    return { type: 'text/event-stream', content: watched() };
  };
}

/** Endpoints for building and publishing: one job at a time, and only on request. */
export function publishingEndpoints(host: EditHost, { edits }: Pick<EditActions, 'edits'>): EndpointEntry[] {
  const start = createStarter(host);
  const people = ({ person }: EndpointRequest) => person && { publisher: person.author, journal: () => edits().journal() };
  return [
    [
      'build',
      {
        method: 'POST',
        answer: async (asked) => {
          await readValidJson(asked.request, nothing, mostBytes);
          // A desk builds in a process that ends.
          return host.desk ? notFound() : start(asked, buildWork(host, asked.language));
        },
      },
    ],
    [
      'publish',
      {
        method: 'POST',
        answer: async (asked) => {
          const wanted = await readValidJson(asked.request, publishRequest, mostBytes);
          if (wanted.by === 'git') return start(asked, publishByGit(host, { ...wanted, people: people(asked) }, asked.language));
          return host.bucket ? start(asked, bucketWork(host, host.bucket, asked.language)) : json({}, 404);
        },
      },
    ],
  ];
}
