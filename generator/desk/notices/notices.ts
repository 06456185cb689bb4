import { join } from 'node:path';
import * as z from 'zod';
import type { Notice, Notices } from '../model/desk.ts';
import { createId } from '../model/secrets.ts';
import type { Signal } from '../model/signal.ts';
import { openJsonFile } from '../store/json-file.ts';

/** Maximum number of notices per person. */
const mostNotices = 500;

const noticeSchema = z.object({
  id: z.string(),
  at: z.number(),
  to: z.string(),
  event: z.string(),
  values: z.record(z.string(), z.string()),
  href: z.string(),
  isRead: z.literal(true).optional(),
}) as z.ZodType<Notice>;

interface NoticesOptions {
  /** Folder of state. */
  state: string;
  now: () => number;
  signal: Signal;
  /** Called with each new notice, e.g. to send it by e-mail. */
  onAdded?: (notice: Notice) => void;
}

/** Removes what is above the maximum: the oldest read ones first, then the oldest. @param own oldest first */
function withinLimit(own: Notice[]): Notice[] {
  const excess = own.length - mostNotices;
  if (excess <= 0) return own;
  const removed = new Set([...own.filter(({ isRead }) => isRead), ...own.filter(({ isRead }) => !isRead)].slice(0, excess));
  return own.filter((notice) => !removed.has(notice));
}

/**
 * Opens the lists of notices.
 * @throws UsageError if the file of notices is damaged
 */
export function openNotices({ state, now, signal, onAdded }: NoticesOptions): Notices {
  const file = openJsonFile(join(state, 'notices.json'), z.array(noticeSchema), [] as Notice[]);
  return {
    add: ({ to, event, values, href }) => {
      const notice: Notice = { id: createId(), at: now(), to, event, values, href };
      const others = file.value.filter((one) => one.to !== to);
      file.set([...others, ...withinLimit([...file.value.filter((one) => one.to === to), notice])]);
      signal.notify('notices', to);
      onAdded?.(notice);
    },
    of: (person) => file.value.filter(({ to }) => to === person).toReversed(),
    markRead: (person, ids) => {
      const chosen = new Set(ids);
      const isChanged = ({ id, to, isRead }: Notice) => to === person && !isRead && chosen.has(id);
      if (!file.value.some(isChanged)) return;
      file.set(file.value.map((notice) => (isChanged(notice) ? { ...notice, isRead: true } : notice)));
      signal.notify('notices', person);
    },
  };
}
