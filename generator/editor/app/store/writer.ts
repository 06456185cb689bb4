import type { ChangeResult } from '../../document/protocol-changes.ts';
import { isSame } from '../model/places.ts';
import { type Api, Unanswered } from './api.ts';
import { ownOf } from './entry.ts';
import type { Pending, Reason, Writing } from './snapshot.ts';

interface WriterHost {
  api: Api;
  /** `trouble`: reason for waiting, if known. */
  onWriting: (writing: Writing, trouble?: string) => void;
  onResult: (pending: Pending, result: ChangeResult) => void;
  /** The server rejected the change; a retry would not help. */
  onFailure: (pending: Pending, reason: Reason) => void;
  /** Called when every change is answered. */
  onRest: () => void;
}

/** Delay before a request is repeated, in milliseconds. */
const patience = 700;

/** Statuses that a retry would not change. Any other error may be temporary. */
const final = new Map<number, Reason>([
  [400, 'failed'],
  [411, 'failed'],
  [413, 'tooLong'],
  [415, 'failed'],
]);

/** Ignores answers of other programs that may use the port. */
const isResult = (answer: unknown): answer is ChangeResult =>
  typeof answer === 'object' && answer !== null && 'state' in answer && 'base' in answer;

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/** Whether both changes set the same single place. */
function isSamePlace({ operations: former }: Pending, { operations: later }: Pending): boolean {
  const [[was], [is]] = [former, later];
  return former.length === 1 && later.length === 1 && was?.do === 'set' && is?.do === 'set' && isSame(was.at, is.at);
}

/** Merges input into an unsent change to the same place. */
function mergeInto(last: Pending | undefined, next: Pending): boolean {
  if (!last || !isSamePlace(last, next) || next.vision.own.at(-1) !== last) return false;
  last.operations = next.operations;
  last.summary = next.summary;
  return true;
}

function ask(api: Api, { id, operations, summary, seen, vision, brings = [] }: Pending): Promise<ChangeResult> {
  const own = ownOf(vision);
  return api.change({
    id,
    base: vision.base,
    operations,
    summary,
    seen,
    ...(own.length > 0 && { own }),
    ...(brings.length > 0 && { brings }),
  });
}

/** Sends a change until it is answered. */
async function send(pending: Pending, { api, onResult, onFailure, onWriting }: WriterHost): Promise<void> {
  for (;;) {
    const answer = await ask(api, pending).catch((error: unknown) => error);
    if (isResult(answer)) return onResult(pending, answer);
    const reason = answer instanceof Unanswered ? final.get(answer.status) : undefined;
    if (reason !== undefined) return onFailure(pending, reason);
    onWriting('waiting', answer instanceof Unanswered ? answer.reason : '');
    await pause(patience);
  }
}

/** Queue that sends changes one by one and keeps them while the server is away. */
export class Writer {
  readonly #host: WriterHost;
  readonly #queue: Pending[] = [];
  #inFlight: Pending | undefined;
  readonly #resting: (() => void)[] = [];

  constructor(host: WriterHost) {
    this.#host = host;
  }

  /** @returns the queued change, which may be an existing one that took over the new value */
  add(pending: Pending): Pending {
    const last = this.#queue.at(-1);
    const isMerged = mergeInto(last, pending);
    if (!isMerged) this.#queue.push(pending);
    this.#pump().catch(reportError);
    return isMerged && last ? last : pending;
  }

  async #pump(): Promise<void> {
    if (this.#inFlight) return;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      this.#inFlight = next;
      this.#host.onWriting('writing');
      await send(next, this.#host).finally(() => {
        this.#inFlight = undefined;
      });
    }
    this.#host.onWriting('kept');
    this.#host.onRest();
    for (const rest of this.#resting.splice(0)) rest();
  }

  isBusy(): boolean {
    return this.#inFlight !== undefined || this.#queue.length > 0;
  }

  /** Resolves when every change is answered. */
  idle(): Promise<void> {
    return this.isBusy() ? new Promise((resolve) => this.#resting.push(resolve)) : Promise.resolve();
  }

  /** Unanswered changes. */
  waiting(): Pending[] {
    return [...(this.#inFlight ? [this.#inFlight] : []), ...this.#queue];
  }

  /** Queued change to the same place, entered after a change was sent. */
  laterThan(pending: Pending): Pending | undefined {
    return this.#queue.find((next) => next.vision.own.includes(pending) && isSamePlace(pending, next));
  }

  /** Removes a queued change. */
  withdraw(pending: Pending): void {
    const at = this.#queue.indexOf(pending);
    if (at >= 0) this.#queue.splice(at, 1);
  }
}
