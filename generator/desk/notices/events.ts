import type { IncomingMessage } from 'node:http';
import type { Person, Session } from '../model/person.ts';
import type { Changed, Signal } from '../model/signal.ts';

/** How often an open stream checks that its session goes on, in milliseconds. */
const checkEvery = 2000;

/** Comments keep proxies from closing a quiet stream: one for so many checks. */
const checksPerComment = 10;

/** Maximum number of open streams per person; the browser of one more gets none. */
export const mostStreams = 20;

const openStreams = new Map<string, number>();

interface StreamOptions {
  request: IncomingMessage;
  person: Person;
  session: Session;
  signal: Signal;
  /** Whether the session goes on. */
  isValid: () => boolean;
}

/** Whether a person has as many open streams as allowed. */
export const hasMostStreams = ({ id }: Person): boolean => (openStreams.get(id) ?? 0) >= mostStreams;

/** Waits for what changes; wakes up at intervals, and when the client is gone. */
function createInbox({ request, signal, person }: StreamOptions) {
  const changed = new Set<Changed>();
  let isOpen = true;
  let wake: (() => void) | undefined;
  const close = () => {
    isOpen = false;
    wake?.();
  };
  request.socket.once('close', close);
  const end = signal.subscribe((what, to) => {
    if (to !== undefined && to !== person.id) return;
    changed.add(what);
    wake?.();
  });
  return {
    isOpen: () => isOpen,
    /** Resolves for a change, and after an interval without one. */
    wait: async () => {
      if (isOpen && changed.size === 0) {
        let timer: ReturnType<typeof setTimeout> | undefined;
        await new Promise<void>((resolve) => {
          wake = resolve;
          timer = setTimeout(resolve, checkEvery);
        });
        clearTimeout(timer);
      }
      const all = [...changed];
      changed.clear();
      return all;
    },
    end: () => {
      end();
      request.socket.off('close', close);
    },
  };
}

/** Server-sent events that say what changed. The stream ends with the session and with the connection. */
export async function* streamOf(options: StreamOptions): AsyncGenerator<string> {
  const { person, isValid } = options;
  const inbox = createInbox(options);
  openStreams.set(person.id, (openStreams.get(person.id) ?? 0) + 1);
  try {
    yield 'retry: 3000\n\n';
    for (let quiet = 0; inbox.isOpen(); ) {
      const changed = await inbox.wait();
      if (!isValid()) return;
      quiet = changed.length === 0 ? quiet + 1 : 0;
      for (const what of changed) yield `data: ${JSON.stringify({ changed: what })}\n\n`;
      if (quiet > 0 && quiet % checksPerComment === 0) yield ':\n\n';
    }
  } finally {
    inbox.end();
    const left = (openStreams.get(person.id) ?? 1) - 1;
    if (left > 0) openStreams.set(person.id, left);
    else openStreams.delete(person.id);
  }
}
