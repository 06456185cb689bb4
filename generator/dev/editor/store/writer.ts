import type { ChangeResult } from '../../../edit/contract.ts';
import { isSame } from '../model/places.ts';
import { type Api, Unanswered, Unreachable } from './api.ts';
import type { Pending, Writing } from './snapshot.ts';

interface WriterHost {
  api: Api;
  base: () => string;
  /** `trouble`: why it waits, where that is known. */
  onWriting: (writing: Writing, trouble?: string) => void;
  onResult: (pending: Pending, result: ChangeResult) => void;
  /** The server could not make sense of a change: a mistake of ours. */
  onFailure: (pending: Pending) => void;
  /** Everything has been answered. */
  onRest: () => void;
}

/** How long after which a server that does not answer is asked again. Milliseconds. */
const patience = 700;

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/** Whether both say what one place is to hold, and nothing else. */
function isSamePlace({ operations: former }: Pending, { operations: later }: Pending): boolean {
  const [[was], [is]] = [former, later];
  return former.length === 1 && later.length === 1 && was?.do === 'set' && is?.do === 'set' && isSame(was.at, is.at);
}

/** A text typed further before the former was sent: one change is enough. */
function mergeInto(last: Pending | undefined, next: Pending): boolean {
  if (!last || !isSamePlace(last, next)) return false;
  last.operations = next.operations;
  last.summary = next.summary;
  return true;
}

/** Sends changes one after another; none is lost while the server is away. */
export function createWriter(host: WriterHost) {
  const queue: Pending[] = [];
  let inFlight: Pending | undefined;

  async function send(pending: Pending): Promise<void> {
    const { operations, summary, seen, isForced, brings = [] } = pending;
    try {
      const change = {
        base: host.base(),
        operations,
        summary,
        ...(isForced ? {} : { seen }),
        ...(brings.length > 0 && { brings }),
      };
      const result = await host.api.change(change);
      host.onResult(pending, result);
    } catch (error) {
      if (error instanceof Unanswered && error.status < 500) return host.onFailure(pending);
      if (!(error instanceof Unreachable) && !(error instanceof Unanswered)) throw error;
      host.onWriting('waiting', error instanceof Unanswered ? error.reason : '');
      await pause(patience);
      await send(pending);
    }
  }

  async function pump(): Promise<void> {
    if (inFlight) return;
    for (let next = queue.shift(); next; next = queue.shift()) {
      inFlight = next;
      host.onWriting('writing');
      await send(next).finally(() => {
        inFlight = undefined;
      });
    }
    host.onWriting('kept');
    host.onRest();
  }

  return {
    add: (pending: Pending) => {
      if (!mergeInto(queue.at(-1), pending)) queue.push(pending);
      pump().catch(reportError);
    },
    isBusy: () => inFlight !== undefined || queue.length > 0,
    /** What was entered at the same place while a change was on its way, and waits. */
    laterThan: (pending: Pending) => queue.find((next) => isSamePlace(pending, next)),
    /** Takes back what waits. */
    withdraw: (pending: Pending) => {
      const at = queue.indexOf(pending);
      if (at >= 0) queue.splice(at, 1);
    },
  };
}
