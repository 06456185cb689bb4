import type { ChangeResult } from '../../document/protocol-changes.ts';
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

/** Asks until there is an answer. */
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

/** Sends changes one after another; none is lost while the server is away. */
export class Writer {
  readonly #host: WriterHost;
  readonly #queue: Pending[] = [];
  #inFlight: Pending | undefined;
  readonly #resting: (() => void)[] = [];

  constructor(host: WriterHost) {
    this.#host = host;
  }

  /** @returns what is sent: a change that waits for the same place takes it over */
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

  /** Waits until everything has been answered. */
  idle(): Promise<void> {
    return this.isBusy() ? new Promise((resolve) => this.#resting.push(resolve)) : Promise.resolve();
  }

  /** What has no answer yet. */
  waiting(): Pending[] {
    return [...(this.#inFlight ? [this.#inFlight] : []), ...this.#queue];
  }

  /** What was entered at the same place while a change was on its way, and waits. */
  laterThan(pending: Pending): Pending | undefined {
    return this.#queue.find((next) => next.vision.own.includes(pending) && isSamePlace(pending, next));
  }

  /** Takes back what waits. */
  withdraw(pending: Pending): void {
    const at = this.#queue.indexOf(pending);
    if (at >= 0) this.#queue.splice(at, 1);
  }
}
