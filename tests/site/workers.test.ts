import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageTask } from '../../generator/build/tasks/page-task.ts';
import { pictureTask } from '../../generator/build/tasks/picture-task.ts';
import { type PlannedSite, planSite } from '../../generator/build/tasks/plan-site.ts';
import { tasks } from '../../generator/build/tasks/tasks.ts';
import { bundleTemplates } from '../../generator/bundle/templates/bundle.ts';
import { type BuildEnvironment, openBuildEnvironment } from '../../generator/core/cache/build-environment.ts';
import { type AnyTask, storeOf, type Task } from '../../generator/core/cache/task.ts';
import { openWorkerPool, type WorkerPool } from '../../generator/core/cache/worker-pool.ts';
import { createSession, type JobResult } from '../../generator/core/cache/worker-session.ts';
import { silent } from '../../generator/core/progress/progress.ts';
import { openProject } from '../../generator/core/util/project.ts';
import type { Site } from '../../site.schema.ts';
import { fixtureSite, temporaryFolder } from '../support/build.ts';
import { cacheFolder, engine, machine } from '../support/environment.ts';
import { readSite } from '../support/read-site.ts';

const file = join(engine.program, 'worker.mjs');
let prepared: PlannedSite;
let site: Site;
let crew: WorkerPool | undefined;

beforeAll(async () => {
  const content = await readSite({ project: openProject(fixtureSite('variants')) }, machine);
  prepared = await planSite(content, await bundleTemplates(machine), machine);
  [site] = [content.site];
  crew = openWorkerPool({
    context: { engine, engineCacheFolder: machine.engineCache.folder, siteCacheFolder: cacheFolder },
    file,
  });
});

afterAll(async () => {
  await crew?.close();
});

/** Orders of their own, so that both sides make them. */
const orders = <Input>(name: string, inputs: readonly Input[]) =>
  inputs.map((input, index) => ({ cacheKey: `${name}-${index}-${randomUUID()}`, input }));

/** Makes things in this thread, and by a crew. */
async function makeTwice<Setup, Input, Facts, Trouble>(
  task: Task<Setup, Input, Facts, Trouble>,
  setup: Setup,
  inputs: readonly Input[],
): Promise<JobResult<Facts, Trouble>[][]> {
  const { engineCache, store, core } = machine;
  const surroundings = { engine, engineCache, store, core, isWorker: false };
  const here = createSession(task, await task.open(setup, surroundings), { store: storeOf(task, machine), isWorker: false });
  const there = crew?.openSession(task, setup);
  const made = [await here(orders('here', inputs)), await there?.(orders('there', inputs))];
  return made.map((things) => things ?? []);
}

const pageSetup = () => {
  const { bundle, frame, manifest } = prepared;
  return { server: bundle.server, frame, manifest, effort: 'less' } as const;
};
const pageInputs = () => prepared.planner.planAll().map((plan) => ({ plan: JSON.stringify(plan), picture: undefined }));

test('workers make the same pages and pictures as the main thread', async () => {
  const [here, there] = await makeTwice(pageTask, pageSetup(), pageInputs());
  expect(here?.length).toBeGreaterThan(3);
  expect(there).toEqual(here);
  const contents = site.routes.slice(0, 3).map((route) => prepared.social.planOf(route).content);
  const [drawnHere, drawnThere] = await makeTwice(pictureTask, prepared.social.shared, contents);
  expect(drawnThere).toEqual(drawnHere);
});

test('an error in a worker rejects the request and keeps the worker running', async () => {
  const [input] = pageInputs();
  if (!input) throw new Error('The fixture has no page.');
  const broken = JSON.stringify({ ...JSON.parse(input.plan), blocks: [{ type: 'no-such-block' }] });
  const make = crew?.openSession(pageTask, pageSetup());
  await expect(make?.(orders('broken', [{ ...input, plan: broken }]))).rejects.toThrow();
  expect(await make?.(orders('whole', [input]))).toHaveLength(1);
});

test('an unknown task or a failing setup rejects its request only', async () => {
  const unknown: AnyTask = { ...(pageTask as AnyTask), name: 'unknown' };
  await expect(crew?.openSession(unknown, undefined as never)(orders('unknown', [undefined as never]))).rejects.toThrow(
    'unknown',
  );
  const setup = { ...pageSetup(), server: 'no code' };
  await expect(crew?.openSession(pageTask, setup)(orders('bad', pageInputs()))).rejects.toThrow();
  expect((await crew?.openSession(pageTask, pageSetup())(orders('good', pageInputs())))?.length).toBeGreaterThan(3);
});

test('a picture that a worker cannot draw is reported, and the others are made', async () => {
  const content = { title: 'صفحة', eyebrow: '' };
  const broken = { key: 'broken', source: 'photos/broken.jpg', content: Buffer.from('no picture'), isPhoto: true };
  const [, there] = await makeTwice(pictureTask, prepared.social.shared, [{ ...content, illustration: broken }, content]);
  expect(there).toEqual([
    { failure: [{ source: 'photos/broken.jpg', reason: expect.stringMatching(/\w/) }] },
    { metadata: undefined, files: [{ extension: '', content: expect.objectContaining({ size: expect.any(Number) }) }] },
  ]);
});

test('the pool runs two requests per processor', () => {
  expect(crew?.concurrency).toBe(2 * Math.min(8, availableParallelism()));
});

test('task names are unique', () => {
  expect(new Set(tasks.map(({ name }) => name)).size).toBe(tasks.length);
});

/** A machine with threads, and one that runs from sources, which has none. */
async function machines(): Promise<[BuildEnvironment, BuildEnvironment]> {
  return [
    openBuildEnvironment({ engine, cache: await temporaryFolder(), workerFile: file }),
    openBuildEnvironment({ engine, cache: await temporaryFolder(), workerFile: '/no/worker.mjs' }),
  ];
}

test('many pages are made by workers in limited batches, with the same result', async () => {
  const [input] = pageInputs();
  if (!input) throw new Error('The fixture has no page.');
  const titles = Array.from({ length: 400 }, (_, index) => `صفحة ${index}`);
  const plans = titles.map((title) => JSON.stringify({ ...JSON.parse(input.plan), title }));
  const made = [];
  for (const one of await machines()) {
    let [ordered, done, expected, most] = [0, 0, 0, 0];
    const progress = {
      ...silent,
      expect: (work: number) => {
        expected += work;
      },
      did: (work: number) => {
        done += work;
        most = Math.max(most, ordered - done);
      },
    };
    const wants = plans.map((plan) => ({
      createJob: () => {
        ordered++;
        return { cacheKey: plan, input: { plan, picture: undefined } };
      },
    }));
    const things = await one.makeArtifacts(pageTask, {
      scope: 'test',
      setup: pageSetup(),
      requests: wants,
      secondsEach: 1,
      progress,
    });
    await one.close();
    expect([ordered, done, expected]).toEqual([400, 400, 400]);
    // Those that decide whether threads are called, and what waits for each.
    expect(most).toBeLessThan(300);
    const bytes = [];
    for (const thing of things) {
      if ('failure' in thing) throw new Error('A page cannot be made.');
      bytes.push([
        thing.metadata,
        ...(await Promise.all(thing.files.map(async ({ content }) => [content.hash, await content.read()]))),
      ]);
    }
    made.push(bytes);
  }
  expect(made[0]).toEqual(made[1]);
});
