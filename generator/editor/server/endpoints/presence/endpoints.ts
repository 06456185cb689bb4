import * as z from 'zod';
import { type PresenceReport, presenceEvent } from '../../../document/protocol-presence.ts';
import type { EndpointEntry } from '../access.ts';
import { readValidJson } from '../body.ts';
import { type Answer, type EditHost, type EndpointRequest, json, notFound } from '../endpoint.ts';
import { createPresence } from './presence.ts';

/** Maximum size of a request in bytes. */
const mostBytes = 16_384;

const presenceReport: z.ZodType<PresenceReport> = z.strictObject({
  page: z.string().max(1000),
  at: z
    .array(z.union([z.string().max(1000), z.int().min(0)]))
    .max(64)
    .optional(),
  tab: z.string().max(100).optional(),
  isLeaving: z.literal(true).optional(),
});

/** Endpoint by which people learn who else is there; without accounts it does not exist. */
export function presenceEndpoints({ now, announce, desk }: EditHost): EndpointEntry[] {
  if (!desk) return [];
  const presence = createPresence(now, () => announce(presenceEvent));
  const answer = async ({ request, person }: EndpointRequest): Promise<Answer> => {
    if (!person) return notFound();
    presence.report(person.author, await readValidJson(request, presenceReport, mostBytes));
    return json({ people: presence.others(person.author.id) });
  };
  return [['presence', { method: 'POST', answer }]];
}
