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
let pool: WorkerPool | undefined;

beforeAll(async () => {
  const content = await readSite({ project: openProject(fixtureSite('variants')) }, machine);
  prepared = await planSite(content, await bundleTemplates(machine), machine);
  [site] = [content.site];
  pool = openWorkerPool({
    context: { engine, engineCacheFolder: machine.engineCache.folder, siteCacheFolder: cacheFolder },
    file,
  });
});

afterAll(async () => {
  await pool?.close();
});

/** Jobs with unique cache keys, so that both sides run them. */
const jobsOf = <Input>(name: string, inputs: readonly Input[]) =>
  inputs.map((input, index) => ({ cacheKey: `${name}-${index}-${randomUUID()}`, input }));

/** Runs jobs in this thread and in the worker pool. */
async function runTwice<Setup, Input, Facts, Trouble>(
  task: Task<Setup, Input, Facts, Trouble>,
  setup: Setup,
  inputs: readonly Input[],
): Promise<JobResult<Facts, Trouble>[][]> {
  const { engineCache, store, core } = machine;
  const surroundings = { engine, engineCache, store, core, isWorker: false };
  const here = createSession(task, await task.open(setup, surroundings), { store: storeOf(task, machine), isWorker: false });
  const there = pool?.openSession(task, setup);
  const results = [await here(jobsOf('here', inputs)), await there?.(jobsOf('there', inputs))];
  return results.map((artifacts) => artifacts ?? []);
}

const pageSetup = () => {
  const { bundle, frame, manifest } = prepared;
  return { server: bundle.server, frame, manifest, effort: 'less' } as const;
};
const pageInputs = () => prepared.planner.planAll().map((plan) => ({ plan: JSON.stringify(plan), picture: undefined }));

test('workers make the same pages and pictures as the main thread', async () => {
  const [here, there] = await runTwice(pageTask, pageSetup(), pageInputs());
  expect(here?.length).toBeGreaterThan(3);
  expect(there).toEqual(here);
  const contents = site.routes.slice(0, 3).map((route) => prepared.social.planOf(route).content);
  const [drawnHere, drawnThere] = await runTwice(pictureTask, prepared.social.shared, contents);
  expect(drawnThere).toEqual(drawnHere);
});

test('an error in a worker rejects the request and keeps the worker running', async () => {
  const [input] = pageInputs();
  if (!input) throw new Error('The fixture has no page.');
  const broken = JSON.stringify({ ...JSON.parse(input.plan), blocks: [{ type: 'no-such-block' }] });
  const make = pool?.openSession(pageTask, pageSetup());
  await expect(make?.(jobsOf('broken', [{ ...input, plan: broken }]))).rejects.toThrow();
  expect(await make?.(jobsOf('whole', [input]))).toHaveLength(1);
});

test('an unknown task or a failing setup rejects its request only', async () => {
  const unknown: AnyTask = { ...(pageTask as AnyTask), name: 'unknown' };
  await expect(pool?.openSession(unknown, undefined as never)(jobsOf('unknown', [undefined as never]))).rejects.toThrow(
    'unknown',
  );
  const setup = { ...pageSetup(), server: 'no code' };
  await expect(pool?.openSession(pageTask, setup)(jobsOf('bad', pageInputs()))).rejects.toThrow();
  expect((await pool?.openSession(pageTask, pageSetup())(jobsOf('good', pageInputs())))?.length).toBeGreaterThan(3);
});

test('a picture that a worker cannot draw is reported, and the others are made', async () => {
  const content = { title: 'صفحة', eyebrow: '' };
  const broken = { key: 'broken', source: 'photos/broken.jpg', content: Buffer.from('no picture'), isPhoto: true };
  const [, there] = await runTwice(pictureTask, prepared.social.shared, [{ ...content, illustration: broken }, content]);
  expect(there).toEqual([
    { failure: [{ source: 'photos/broken.jpg', reason: expect.stringMatching(/\w/) }] },
    { metadata: undefined, files: [{ extension: '', content: expect.objectContaining({ size: expect.any(Number) }) }] },
  ]);
});

test('the pool runs two requests per processor', () => {
  expect(pool?.concurrency).toBe(2 * Math.min(8, availableParallelism()));
});

test('task names are unique', () => {
  expect(new Set(tasks.map(({ name }) => name)).size).toBe(tasks.length);
});

/** An environment with workers, and one without, like a run from sources. */
async function environments(): Promise<[BuildEnvironment, BuildEnvironment]> {
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
  const results = [];
  for (const one of await environments()) {
    let [createdJobs, done, expected, most] = [0, 0, 0, 0];
    const progress = {
      ...silent,
      expect: (work: number) => {
        expected += work;
      },
      did: (work: number) => {
        done += work;
        most = Math.max(most, createdJobs - done);
      },
    };
    const requests = plans.map((plan) => ({
      createJob: () => {
        createdJobs++;
        return { cacheKey: plan, input: { plan, picture: undefined } };
      },
    }));
    const artifacts = await one.makeArtifacts(pageTask, {
      scope: 'test',
      setup: pageSetup(),
      requests,
      secondsEach: 1,
      progress,
    });
    await one.close();
    expect([createdJobs, done, expected]).toEqual([400, 400, 400]);
    // The first jobs, which decide whether workers start, and those queued for each worker.
    expect(most).toBeLessThan(300);
    const bytes = [];
    for (const artifact of artifacts) {
      if ('failure' in artifact) throw new Error('A page cannot be made.');
      bytes.push([
        artifact.metadata,
        ...(await Promise.all(artifact.files.map(async ({ content }) => [content.hash, await content.read()]))),
      ]);
    }
    results.push(bytes);
  }
  expect(results[0]).toEqual(results[1]);
});
