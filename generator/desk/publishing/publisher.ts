import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { secretVariables } from '../model/config.ts';
import type { Desk, Publisher, PublishingState } from '../model/desk.ts';
import type { JsonFile } from '../store/json-file.ts';
import { type BuildEnd, type BuildProcess, startBuild } from './build-process.ts';
import { type Clock, startClock } from './clock.ts';
import { hasCustomCode } from './custom-code.ts';
import {
  changesAt,
  expectedDuration,
  isOutdated,
  openRecord,
  type PublishingRecord,
  retryAt,
  secondOf,
  withDuration,
} from './record.ts';
import { gitSource, type PublishedSource } from './source.ts';
import { type Delivery, deliveriesOf } from './targets.ts';
import type { PublishingReason } from './words.ts';

export interface PublisherOptions extends Pick<Desk, 'config' | 'state' | 'project' | 'engine' | 'now' | 'language'> {
  /** Folder of all caches, shared with the editor. */
  cache: string;
  /** Default: the upstream branch of the site's repository. */
  source?: PublishedSource;
  /** Called with the forms of a version that was delivered. */
  onForms?: (forms: unknown) => void;
  /** Called after the state has changed. */
  onChange?: () => void;
  /** Starts a build; replaced by tests. */
  start?: typeof startBuild;
}

type Request = Parameters<Publisher['request']>[0];

/** Time between looking for commits from outside, and the longest after failures. Milliseconds. */
const pollPauses = { usual: 180_000, longest: 3_600_000 };

/** Timeouts of the network in milliseconds; shorter if something is due. */
const fetchTimeouts = { due: 15_000, usual: 120_000 };

class DeskPublisher implements Publisher {
  readonly #options: PublisherOptions;
  readonly #file: JsonFile<PublishingRecord>;
  readonly #source: PublishedSource;
  readonly #clock: Clock;
  #record: PublishingRecord;
  #requests = new Set<Request>();
  #running: Promise<void> | undefined;
  #build: BuildProcess | undefined;
  #task: PublishingState['task'];
  readonly #closing = new AbortController();
  /** Consecutive failures to reach the remote, and the last message. */
  #remote: { failures: number; details: string } = { failures: 0, details: '' };
  #polledAt: number;

  constructor(options: PublisherOptions) {
    const { state, project, now } = options;
    this.#options = options;
    this.#file = openRecord(state);
    this.#record = this.#file.value;
    this.#source = options.source ?? gitSource(project.siteFile, join(state, 'published'));
    this.#polledAt = now();
    this.#clock = startClock({ now, nextAt: () => this.#nextAt(), act: () => this.request('due') });
  }

  state(): PublishingState {
    const { last } = this.#record;
    const { now } = this.#options;
    const isStale = last?.isDone === true && this.#remote.failures > 0;
    const nextAt = changesAt(this.#record);
    const { startedAt, endsAt } = this.#task ?? {};
    return {
      ...(startedAt !== undefined && { task: { startedAt, ...(endsAt !== undefined && endsAt > now() && { endsAt }) } }),
      ...(last && { last: isStale ? { ...last, reason: 'unreachable', details: this.#remote.details } : last }),
      ...(nextAt !== undefined && { nextAt }),
    };
  }

  #isClosed = () => this.#closing.signal.aborted;

  request(reason: Request) {
    this.#requests.add(reason);
    this.#start();
  }

  async close() {
    this.#closing.abort();
    this.#clock.stop();
    await this.#build?.stop();
    await this.#running;
  }

  /** When to look again: a change by itself, a new try, or commits from outside. Nothing while a build is running. */
  #nextAt(): number | undefined {
    if (this.#running) return undefined;
    const { failures } = this.#remote;
    const pause = Math.min(pollPauses.longest, pollPauses.usual * 2 ** failures);
    // After the clock was set back, the last look would be in the future.
    this.#polledAt = Math.min(this.#polledAt, this.#options.now());
    const { last } = this.#record;
    const isOfLater = last?.isDone && isOutdated(this.#record, this.#options.now());
    const times = [isOfLater ? 0 : changesAt(this.#record), retryAt(this.#record), this.#polledAt + pause];
    return Math.min(...times.filter((time) => time !== undefined));
  }

  #start() {
    if (this.#running || this.#isClosed() || this.#requests.size === 0) return;
    this.#running = this.#answerRequests().finally(() => {
      this.#running = undefined;
      this.#start();
      this.#clock.adjust();
    });
  }

  async #answerRequests() {
    while (this.#requests.size > 0 && !this.#isClosed()) {
      const requests = this.#requests;
      this.#requests = new Set();
      try {
        await this.#answer(requests);
      } catch (error) {
        if (!this.#isClosed()) this.#fail('failed', { details: String((error as Error).message) });
      }
      if (this.#task) this.#setTask(undefined);
    }
  }

  #setTask(task: PublishingState['task']) {
    this.#task = task;
    this.#options.onChange?.();
  }

  async #answer(requests: ReadonlySet<Request>) {
    const { config, engine, now } = this.#options;
    if (requests.has('asked')) this.#setTask({ startedAt: now() });
    const isDue = this.#record.last?.isDone === true && isOutdated(this.#record, now());
    const found = await this.#source.find({
      timeout: isDue ? fetchTimeouts.due : fetchTimeouts.usual,
      signal: this.#closing.signal,
    });
    if (this.#isClosed()) return;
    this.#polledAt = now();
    if ('obstacle' in found) return this.#fail(found.obstacle, {});
    const { commit, failure } = found;
    this.#remote =
      failure === undefined ? { failures: 0, details: '' } : { failures: this.#remote.failures + 1, details: failure };
    if (commit === undefined) return this.#fail('unreachable', { details: failure ?? '' });
    const inputs = JSON.stringify([commit, engine.id, config.publish, config.runsCustomBlocks]);
    if (this.#isNeeded(inputs, requests)) await this.#deliver(commit, inputs);
  }

  #isNeeded(inputs: string, requests: ReadonlySet<Request>): boolean {
    const { last, inputs: known } = this.#record;
    if (!last || inputs !== known || requests.has('asked')) return true;
    const { now } = this.#options;
    const again = retryAt(this.#record);
    if (!last.isDone) return again !== undefined && (again <= now() || last.at > now() || requests.has('started'));
    return isOutdated(this.#record, now()) || this.#deliveries('', now()).some(({ out }) => !existsSync(out));
  }

  #deliveries(siteFile: string, at: number): Delivery[] {
    const { config, state, cache, language } = this.#options;
    return deliveriesOf(config.publish, { siteFile, state, cache, language, at });
  }

  /** Builds a version for each place that it is delivered to. */
  async #deliver(commit: string, inputs: string) {
    const { config, now } = this.#options;
    const startedAt = now();
    const duration = expectedDuration(this.#record.durations);
    this.#setTask({ startedAt, ...(duration !== undefined && { endsAt: startedAt + duration }) });
    const siteFile = await this.#source.checkOut(commit, this.#closing.signal);
    if (!config.runsCustomBlocks && hasCustomCode(dirname(siteFile))) return this.#fail('custom-blocks', { commit, inputs });
    const ends: BuildEnd[] = [];
    for (const delivery of this.#deliveries(siteFile, secondOf(startedAt))) {
      const end = await this.#runBuild(delivery, dirname(siteFile));
      if (end.is === 'stopped') return;
      ends.push(end);
      // Its errors are the same for each place.
      if (end.is === 'content') break;
    }
    this.#finish({ commit, inputs, startedAt }, ends);
  }

  async #runBuild({ args }: Delivery, folder: string): Promise<BuildEnd> {
    const { engine, config, start = startBuild } = this.#options;
    if (this.#isClosed()) return { is: 'stopped', details: '' };
    const secrets = secretVariables(config);
    this.#build = start({ start: engine.start, args, folder, secrets, runsCustomBlocks: config.runsCustomBlocks });
    try {
      return await this.#build.end;
    } finally {
      this.#build = undefined;
    }
  }

  #finish(built: { commit: string; inputs: string; startedAt: number }, ends: readonly BuildEnd[]) {
    const { commit, inputs, startedAt } = built;
    const failed = ends.find((end) => end.is !== 'done');
    if (failed) return this.#fail(failed.is === 'content' ? 'content' : 'failed', { commit, inputs, details: failed.details });
    const at = this.#options.now();
    const [done] = ends.flatMap((end) => (end.is === 'done' ? [end] : []));
    this.#options.onForms?.(done?.forms);
    const durations = withDuration(this.#record.durations, Math.max(0, at - startedAt));
    this.#save({ last: { at, commit, isDone: true }, inputs, span: done?.span ?? {}, durations, failures: 0 });
  }

  /** Records why there is no new site. The delivered one stays. */
  #fail(reason: PublishingReason, { commit = '', inputs, details = '' }: { commit?: string; inputs?: string; details?: string }) {
    const { failures } = this.#record;
    const last = { at: this.#options.now(), commit, isDone: false, reason, ...(details !== '' && { details }) };
    this.#save({ ...this.#record, last, inputs, failures: reason === 'failed' ? failures + 1 : 0 });
  }

  #save(record: PublishingRecord) {
    this.#record = record;
    // The end of a task tells of it as well.
    if (!this.#task) this.#options.onChange?.();
    try {
      this.#file.set(record);
    } catch (error) {
      // E.g. the disk is full: after a restart the site is built again.
      process.stderr.write(`${String((error as Error).message)}\n`);
    }
  }
}

/** Builds and delivers the published version of a site: after publishing, at the times of its content, and after pushes. */
export function openPublisher(options: PublisherOptions): Publisher {
  const publisher = new DeskPublisher(options);
  publisher.request('started');
  return publisher;
}
