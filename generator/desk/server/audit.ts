import { join } from 'node:path';
import * as z from 'zod';
import { json } from '../../editor/server/endpoints/endpoint.ts';
import type { Audit, AuditEntry } from '../model/desk.ts';
import type { OperationEntry, SignedRequest } from '../model/operations.ts';
import { openLogFile } from '../store/log-file.ts';

const auditEntry: z.ZodType<AuditEntry> = z.strictObject({
  at: z.number(),
  event: z.string(),
  by: z.string().optional(),
  values: z.record(z.string(), z.string()),
  address: z.string().optional(),
});

/** Number of entries in one answer; older ones are asked for by `before`. */
const mostEntries = 200;

/** Opens the audit list, a log in the folder of state. */
export function openAudit(state: string, now: () => number): Audit {
  const log = openLogFile(join(state, 'audit.log'), auditEntry);
  return {
    add: (entry) => log.add({ at: now(), ...entry }),
    all: () => log.entries,
  };
}

/** Operation for owners: entries, newest first. */
export const auditOperations = (audit: Audit): OperationEntry[] => [
  [
    'audit',
    {
      method: 'GET',
      answer: ({ query }: SignedRequest) => {
        const before = Number(query.get('before') ?? Number.POSITIVE_INFINITY);
        const entries = audit
          .all()
          .filter(({ at }) => at < before)
          .slice(-mostEntries)
          .toReversed();
        return json({ entries });
      },
    },
  ],
];
