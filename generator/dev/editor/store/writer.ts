import type { ChangeResult } from '../../../edit/protocol.ts';
import { isSame } from '../model/places.ts';
import { type Api, Unanswered } from './api.ts';
import { ownOf } from './entry.ts';
import type { Pending, Reason, Writing } from './snapshot.ts';

interface WriterHost {
  api: Api;
  /** `trouble`: why it waits, where that is known. */
  onWriting: (writing: Writing, trouble?: string) => void;
  onResult: (pending: Pending, result: ChangeResult) => void;
  /** The server will not make sense of a change, however often it is asked. */
  onFailure: (pending: Pending, reason: Reason) => void;
  /** Everything has been answered. */
  onRest: () => void;
}

/** How long after which a server that does not answer is asked again. Milliseconds. */
const patience = 700;

/** What a server says of the request itself: asked again, it would say the same. All else may pass. */
const final = new Map<number, Reason>([
  [400, 'failed'],
  [411, 'failed'],
  [413, 'tooLong'],
  [415, 'failed'],
]);

/** What says something else than our server does is no answer: another program may have its port. */
const isResult = (answer: unknown): answer is ChangeResult =>
  typeof answer === 'object' && answer !== null && 'state' in answer && 'base' in answer;

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/** Whether both say what one place is to hold, and nothing else. */
function isSamePlace({ operations: former }: Pending, { operations: later }: Pending): boolean {
  const [[was], [is]] = [former, later];
  return former.length === 1 && later.length === 1 && was?.do === 'set' && is?.do === 'set' && isSame(was.at, is.at);
}

/** A text typed further before the former was sent: one change is enough. */
function mergeInto(last: Pending | undefined, next: Pending): boolean {
  if (!last || !isSamePlace(last, next) || next.vision.own.at(-1) !== last) return false;
  last.operations = next.operations;
  last.summary = next.summary;
  return true;
}

/** Sends changes one after another; none is lost while the server is away. */
export function createWriter(host: WriterHost) {
  const queue: Pending[] = [];
  let inFlight: Pending | undefined;
  const resting: (() => void)[] = [];
  const isBusy = () => inFlight !== undefined || queue.length > 0;

  function ask({ id, operations, summary, seen, vision, brings = [] }: Pending): Promise<ChangeResult> {
    const own = ownOf(vision);
    return host.api.change({
      id,
      base: vision.base,
      operations,
      summary,
      seen,
      ...(own.length > 0 && { own }),
      ...(brings.length > 0 && { brings }),
    });
  }

  /** Asks until there is an answer. */
  async function send(pending: Pending): Promise<void> {
    for (;;) {
      const answer = await ask(pending).catch((error: unknown) => error);
      if (isResult(answer)) return host.onResult(pending, answer);
      const reason = answer instanceof Unanswered ? final.get(answer.status) : undefined;
      if (reason !== undefined) return host.onFailure(pending, reason);
      host.onWriting('waiting', answer instanceof Unanswered ? answer.reason : '');
      await pause(patience);
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
    for (const rest of resting.splice(0)) rest();
  }

  return {
    /** @returns what is sent: a change that waits for the same place takes it over */
    add: (pending: Pending): Pending => {
      const last = queue.at(-1);
      const isMerged = mergeInto(last, pending);
      if (!isMerged) queue.push(pending);
      pump().catch(reportError);
      return isMerged && last ? last : pending;
    },
    isBusy,
    /** Waits until everything has been answered. */
    idle: () => (isBusy() ? new Promise<void>((resolve) => resting.push(resolve)) : Promise.resolve()),
    /** What has no answer yet. */
    waiting: () => [...(inFlight ? [inFlight] : []), ...queue],
    /** What was entered at the same place while a change was on its way, and waits. */
    laterThan: (pending: Pending) => queue.find((next) => next.vision.own.includes(pending) && isSamePlace(pending, next)),
    /** Takes back what waits. */
    withdraw: (pending: Pending) => {
      const at = queue.indexOf(pending);
      if (at >= 0) queue.splice(at, 1);
    },
  };
}
