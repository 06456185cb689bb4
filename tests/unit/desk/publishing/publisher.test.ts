import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OpenSpan } from '../../../../generator/content/site/span-message.ts';
import { openProject } from '../../../../generator/core/util/project.ts';
import type { Publisher, PublishingState } from '../../../../generator/desk/model/desk.ts';
import type { BuildEnd } from '../../../../generator/desk/publishing/build-process.ts';
import { publishingOperations } from '../../../../generator/desk/publishing/operations.ts';
import type { PublisherOptions } from '../../../../generator/desk/publishing/publisher.ts';
import { temporaryFolder } from '../../../support/build.ts';
import { openPublisherOf } from '../../../support/published-site.ts';

const begin = Date.parse('2027-03-01T09:00:00Z');
const minute = 60_000;
const day = 1440 * minute;

/** Published commit, whether the remote answers, and how builds end. */
let commit: string;
let failure: string | undefined;
let endOf: (at: number) => BuildEnd;
/** Duration of a build in milliseconds. */
let duration: number;
/** Time of each build, from `begin`. */
let builds: number[];
let publisher: Publisher;
/** States of which the publisher told. */
let states: (PublishingState | undefined)[];
/** Whether the remote takes forever. */
let hangs: boolean;
let place: string;

beforeEach(async () => {
  place = await temporaryFolder();
  vi.useFakeTimers({ now: begin, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  commit = 'a1';
  failure = undefined;
  duration = 2000;
  endOf = () => ({ is: 'done', span: {} });
  builds = [];
  hangs = false;
  states = [];
});

afterEach(async () => {
  const closed = publisher.close();
  await vi.advanceTimersByTimeAsync(day);
  await closed;
  vi.useRealTimers();
});

const source: PublisherOptions['source'] = {
  find: async ({ signal }) => {
    if (hangs) await new Promise((resolve) => signal?.addEventListener('abort', resolve));
    return { commit, ...(failure !== undefined && { failure }) };
  },
  checkOut: async () => join(place, 'version/site.json'),
};

const startBuild: PublisherOptions['start'] = ({ args }) => {
  const at = Date.parse(args[args.indexOf('--at') + 1] ?? '');
  builds.push(at - begin);
  mkdirSync(args[args.indexOf('--out') + 1] ?? '', { recursive: true });
  let stop = () => {};
  const end = new Promise<BuildEnd>((resolve) => {
    stop = () => resolve({ is: 'stopped', details: '' });
    setTimeout(() => resolve(endOf(at)), duration);
  });
  return { end, stop: async () => stop() };
};

function open() {
  publisher = openPublisherOf(
    { project: openProject(join(place, 'site')), state: join(place, 'state') },
    { source, start: startBuild, onChange: () => states.push(publisher?.state()) },
  );
}

const pass = (time: number) => vi.advanceTimersByTimeAsync(time);

/** Span around a time, of a site that changes at some times. */
const spanAt =
  (...times: number[]) =>
  (at: number): BuildEnd => {
    const [from, until] = [times.findLast((time) => begin + time <= at), times.find((time) => begin + time > at)];
    const span: OpenSpan = {
      ...(from !== undefined && { from: begin + from }),
      ...(until !== undefined && { until: begin + until }),
    };
    return { is: 'done', span };
  };

describe('a publisher', () => {
  test('builds at each time of the content, also after more than 24.8 days', async () => {
    endOf = spanAt(5 * minute, 40 * day, 40 * day + minute);
    open();
    await pass(4 * minute);
    expect(publisher.state()).toMatchObject({ nextAt: begin + 5 * minute, last: { commit, isDone: true } });
    await pass(minute + 3000);
    expect(publisher.state().nextAt).toBe(begin + 40 * day);
    await pass(41 * day);
    expect(builds).toEqual([0, 5 * minute, 40 * day, 40 * day + minute]);
    expect(publisher.state().nextAt).toBeUndefined();
  });

  test('builds again what became due during a build', async () => {
    duration = 10 * minute;
    endOf = spanAt(minute, 5 * minute);
    open();
    await pass(30 * minute);
    expect(builds[0]).toBe(0);
    expect(builds).toHaveLength(2);
  });

  test('builds after a restart what became due meanwhile, and nothing else', async () => {
    endOf = spanAt(day);
    open();
    await pass(minute);
    await publisher.close();
    open();
    await pass(minute);
    expect(builds).toHaveLength(1);
    await publisher.close();
    vi.setSystemTime(begin + 3 * day);
    open();
    await pass(minute);
    expect(builds).toEqual([0, 3 * day]);
  });

  test('builds again after its clock was set back', async () => {
    endOf = spanAt(-minute, day);
    open();
    await pass(minute);
    vi.setSystemTime(begin - 10 * minute);
    await pass(minute);
    expect(builds).toHaveLength(2);
    expect(builds[1]).toBeLessThan(-8 * minute);
  });

  test('joins requests during a build into one more', async () => {
    open();
    await pass(1000);
    for (let count = 0; count < 5; count++) publisher.request('asked');
    await pass(minute);
    expect(builds).toHaveLength(2);
  });

  test('notices commits from outside', async () => {
    open();
    await pass(minute);
    commit = 'b2';
    await pass(5 * minute);
    expect(publisher.state().last).toMatchObject({ commit: 'b2', isDone: true });
    await pass(day);
    expect(builds).toHaveLength(2);
  });

  test('says when a build will be out', async () => {
    open();
    await pass(minute);
    publisher.request('asked');
    await pass(500);
    const { task } = publisher.state();
    expect(task?.endsAt).toBe((task?.startedAt ?? 0) + 2000);
    duration = minute;
    await pass(minute);
    publisher.request('asked');
    await pass(30_000);
    // It takes longer than those before: the expected end would be in the past.
    expect(Object.keys(publisher.state().task ?? {})).toEqual(['startedAt']);
  });

  test('waits for a change after errors of the content', async () => {
    endOf = () => ({ is: 'content', details: 'two errors' });
    open();
    await pass(2 * day);
    expect(builds).toHaveLength(1);
    expect(publisher.state().last).toMatchObject({ isDone: false, reason: 'content', details: 'two errors' });
    commit = 'b2';
    await pass(10 * minute);
    expect(builds).toHaveLength(2);
  });

  test('tries again after errors of the environment, less and less often', async () => {
    endOf = () => ({ is: 'failed', details: 'the disk is full' });
    open();
    await pass(10 * minute);
    expect(builds.length).toBeGreaterThanOrEqual(3);
    await pass(day);
    expect(builds.length).toBeLessThan(36);
    endOf = spanAt();
    await pass(2 * 60 * minute);
    expect(publisher.state().last?.isDone).toBe(true);
  });

  test('delivers what is due although the remote does not answer', async () => {
    endOf = spanAt(10 * minute);
    open();
    await pass(minute);
    failure = 'Connection timed out';
    await pass(20 * minute);
    expect(builds).toHaveLength(2);
    expect(publisher.state().last).toMatchObject({ isDone: true, reason: 'unreachable', details: 'Connection timed out' });
    failure = undefined;
    await pass(2 * 60 * minute);
    expect(publisher.state().last?.reason).toBeUndefined();
  });

  test('starts again after it was closed during a build', async () => {
    open();
    await pass(1000);
    await publisher.close();
    publisher.request('asked');
    await pass(minute);
    expect(builds).toHaveLength(1);
    expect(publisher.state()).toEqual({});
    open();
    await pass(minute);
    expect(publisher.state().last?.isDone).toBe(true);
  });

  test('answers in the language of the request, with details for those who publish', async () => {
    endOf = () => ({ is: 'content', details: '/srv/state is full' });
    open();
    await pass(minute);
    const operations = new Map<string, { answer: (asked: never) => unknown }>(
      publishingOperations({ publisher, audit: { add: () => undefined, all: () => [] } }),
    );
    const ask = async (name: string, role: string, language: string) => {
      const answer = await operations.get(name)?.answer({ language, person: { role } } as never);
      return JSON.parse((answer as { content: string } | undefined)?.content ?? '{}');
    };
    expect(await ask('publishing', 'reader', 'ar')).toMatchObject({ words: expect.stringMatching(/^في النسخة المنشورة أخطاء/) });
    expect((await ask('publishing', 'reader', 'en')).words).toMatch(/^The published version has errors/);
    expect((await ask('publishing', 'writer', 'en')).last).not.toHaveProperty('details');
    expect((await ask('publishing', 'editor', 'en')).last.details).toBe('/srv/state is full');
    await ask('publish-again', 'editor', 'en');
    await pass(minute);
    expect(builds).toHaveLength(2);
  });

  test('tells of each change', async () => {
    open();
    await pass(minute);
    publisher.request('asked');
    await pass(minute);
    expect(states.map((state) => state?.task !== undefined)).toEqual([true, false, true, true, false]);
    expect(states.at(-1)?.last?.isDone).toBe(true);
  });

  test('does not wait for the network when it is closed', async () => {
    hangs = true;
    open();
    await pass(1000);
    await publisher.close();
    expect(publisher.state()).toEqual({});
  });
});
