import type { ChangeResult } from '../../document/protocol-changes.ts';
import { isSame } from '../model/places.ts';
import { type Api, RequestError } from './api.ts';
import { ownOperations } from './field-edit.ts';
import type { PendingChange, RejectionReason, SaveState } from './snapshot.ts';

interface WriterHost {
  api: Api;
  /** `trouble`: reason for waiting, if known. */
  onSaveState: (writing: SaveState, writeProblem?: string) => void;
  onResult: (pending: PendingChange, result: ChangeResult) => void;
  /** The server rejected the change; a retry would not help. */
  onFailure: (pending: PendingChange, reason: RejectionReason) => void;
  /** Called when every change is answered. */
  onIdle: () => void;
}

/** Delay before a request is repeated, in milliseconds. */
const resendDelay = 700;

/** Statuses that a retry would not change. Any other error may be temporary. */
const permanentFailures = new Map<number, RejectionReason>([
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
function isSamePlace({ operations: former }: PendingChange, { operations: later }: PendingChange): boolean {
  const [[was], [is]] = [former, later];
  return former.length === 1 && later.length === 1 && was?.do === 'set' && is?.do === 'set' && isSame(was.at, is.at);
}

/** Merges input into an unsent change to the same place. */
function mergeInto(last: PendingChange | undefined, next: PendingChange): boolean {
  if (!last || !isSamePlace(last, next) || next.revision.own.at(-1) !== last) return false;
  last.operations = next.operations;
  last.summary = next.summary;
  return true;
}

function ask(api: Api, { id, operations, summary, seen, revision, brings = [] }: PendingChange): Promise<ChangeResult> {
  const own = ownOperations(revision);
  return api.change({
    id,
    base: revision.base,
    operations,
    summary,
    seen,
    ...(own.length > 0 && { own }),
    ...(brings.length > 0 && { brings }),
  });
}

/** Sends a change until it is answered. */
async function send(pending: PendingChange, { api, onResult, onFailure, onSaveState: onWriting }: WriterHost): Promise<void> {
  for (;;) {
    const answer = await ask(api, pending).catch((error: unknown) => error);
    if (isResult(answer)) return onResult(pending, answer);
    const reason = answer instanceof RequestError ? permanentFailures.get(answer.status) : undefined;
    if (reason !== undefined) return onFailure(pending, reason);
    onWriting('waiting', answer instanceof RequestError ? answer.reason : '');
    await pause(resendDelay);
  }
}

/** Queue that sends changes one by one and keeps them while the server is away. */
export class Writer {
  readonly #host: WriterHost;
  readonly #queue: PendingChange[] = [];
  #inFlight: PendingChange | undefined;
  readonly #resting: (() => void)[] = [];

  constructor(host: WriterHost) {
    this.#host = host;
  }

  /** @returns the queued change, which may be an existing one that took over the new value */
  add(pending: PendingChange): PendingChange {
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
      this.#host.onSaveState('writing');
      await send(next, this.#host).finally(() => {
        this.#inFlight = undefined;
      });
    }
    this.#host.onSaveState('kept');
    this.#host.onIdle();
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
  waiting(): PendingChange[] {
    return [...(this.#inFlight ? [this.#inFlight] : []), ...this.#queue];
  }

  /** Queued change to the same place, entered after a change was sent. */
  newerChangeFor(pending: PendingChange): PendingChange | undefined {
    return this.#queue.find((next) => next.revision.own.includes(pending) && isSamePlace(pending, next));
  }

  /** Removes a queued change. */
  withdraw(pending: PendingChange): void {
    const at = this.#queue.indexOf(pending);
    if (at >= 0) this.#queue.splice(at, 1);
  }
}
