import { join } from 'node:path';
import * as z from 'zod';
import { json } from '../../editor/server/endpoints/endpoint.ts';
import type { Audit, AuditEntry, Desk, People } from '../model/desk.ts';
import type { OperationEntry, SignedRequest } from '../model/operations.ts';
import type { AuditAnswer, PersonName } from '../model/protocol.ts';
import { openLogFile } from '../store/log-file.ts';

const auditEntry: z.ZodType<AuditEntry> = z.strictObject({
  at: z.number(),
  event: z.string(),
  by: z.string().optional(),
  values: z.record(z.string(), z.string()),
  address: z.string().optional(),
});

/** Number of entries in one answer. */
const mostEntries = 100;

/** Opens the audit list, a log in the folder of state. */
export function openAudit(state: string, now: () => number): Audit {
  const log = openLogFile(join(state, 'audit.log'), auditEntry);
  return {
    add: (entry) => log.add({ at: now(), ...entry }),
    all: () => log.entries,
  };
}

/** Names of people, also of those who left: then as they were called when they did something last. */
function namesIn(audit: readonly AuditEntry[], people: Pick<People, 'find'>): (id: string) => PersonName {
  const former = new Map(audit.map(({ by, values }) => [by, values.by ?? '']));
  return (id) => ({ id, name: people.find(id)?.name ?? former.get(id) ?? '' });
}

/** Entries of a page of the list, with the choices of its filter. */
function listEntries(audit: Audit, people: People, query: URLSearchParams): AuditAnswer {
  const [person, event] = ['person', 'event'].map((key) => query.get(key));
  const before = query.get('before');
  const all = audit.all();
  const nameOf = namesIn(all, people);
  const chosen = all
    .slice(0, before === null ? all.length : Number(before))
    .map((entry, position) => ({ ...entry, position }))
    .filter((entry) => (!person || entry.by === person) && (!event || entry.event === event));
  const entries = chosen
    .slice(-mostEntries)
    .toReversed()
    .map(({ by, ...entry }) => ({ ...entry, ...(by !== undefined && { by: nameOf(by) }) }));
  const ids = new Set(all.flatMap(({ by }) => (by === undefined ? [] : [by])));
  return {
    entries,
    hasMore: chosen.length > entries.length,
    people: [...ids].map(nameOf),
    events: [...new Set(all.map((entry) => entry.event))].sort(),
  };
}

/** Operation for owners: entries, newest first. */
export const auditOperations = ({ audit, people }: Pick<Desk, 'audit' | 'people'>): OperationEntry[] => [
  ['audit', { method: 'GET', answer: ({ query }: SignedRequest) => json(listEntries(audit, people, query)) }],
];
