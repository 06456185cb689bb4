import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Crew, openCrew } from '../../generator/artefacts/crew.ts';
import type { MadePages } from '../../generator/artefacts/workshop.ts';
import { inBatches, openWorkshops, type Workshops } from '../../generator/artefacts/workshops.ts';
// @ts-expect-error plain JavaScript, as it runs before anything can transform it
import { bundleProgram } from '../../generator/commands/bundle-program.mjs';
import { projectRoot } from '../../generator/paths.ts';
import { type PreparedSite, prepareSite, readSite } from '../../generator/prepare.ts';
import { silent } from '../../generator/progress/progress.ts';
import { cacheFolder } from '../../generator/store.ts';
import type { Site } from '../../site.schema.ts';
import { fixtureSite } from '../support/build.ts';

const folder = join(cacheFolder, 'programs', `test-${randomUUID()}`);
let prepared: PreparedSite;
let site: Site;
let workshops: Workshops;
let crew: Crew | undefined;

beforeAll(async () => {
  await bundleProgram({ root: projectRoot, folder });
  const content = await readSite({ siteFile: fixtureSite('variants') });
  prepared = await prepareSite(content);
  [site] = [content.site];
  workshops = openWorkshops({ ...prepared, effort: 'less' });
  const { bundle, frame, manifest, social } = prepared;
  const file = join(folder, 'worker.mjs');
  crew = openCrew({ server: bundle.server, frame, manifest, effort: 'less', painter: social.shared }, { file });
});

afterAll(async () => {
  await crew?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Tasks under keys of their own, so that both sides make them. */
const named = <Rest extends object>(name: string, tasks: readonly Rest[]) =>
  tasks.map((task, index) => ({ ...task, key: `${name}-${index}-${randomUUID()}`, path: `${index}.html` }));

test('workers make the very pages and pictures that this thread makes', async () => {
  const here = workshops.for(1);
  const plans = prepared.planner.planAll().map((plan) => ({ plan: JSON.stringify(plan) }));
  const pictures = site.routes.slice(0, 3).map((route) => ({ content: prepared.social.planOf(route).content }));
  const withoutKeys = (made: MadePages | undefined) => made?.pages.map(({ facts, placed }) => ({ facts, placed }));
  expect(withoutKeys(await crew?.makePages({ tasks: named('there', plans) }))).toEqual(
    withoutKeys(await here.makePages({ tasks: named('here', plans) })),
  );
  expect((await crew?.makePictures({ tasks: named('there', pictures) }))?.pictures).toEqual(
    (await here.makePictures({ tasks: named('here', pictures) })).pictures,
  );
});

test('what goes wrong in a worker goes wrong here, and the worker goes on', async () => {
  const [plan] = prepared.planner.planAll();
  if (!plan) throw new Error('The fixture has no page.');
  const broken = JSON.stringify({ ...plan, blocks: [{ type: 'no-such-block' }] });
  await expect(crew?.makePages({ tasks: named('broken', [{ plan: broken }]) })).rejects.toThrow();
  expect((await crew?.makePages({ tasks: named('whole', [{ plan: JSON.stringify(plan) }]) }))?.pages).toHaveLength(1);
});

test('a picture of the content that a worker cannot draw is named, and the others are made', async () => {
  const content = { title: 'صفحة', eyebrow: '' };
  const broken = { key: 'broken', source: 'photos/broken.jpg', bytes: Buffer.from('no picture'), isPhoto: true };
  const tasks = named('troubled', [{ content: { ...content, illustration: broken } }, { content }]);
  const made = await crew?.makePictures({ tasks });
  expect(made?.troubles).toEqual([{ source: 'photos/broken.jpg', reason: expect.stringMatching(/\w/) }]);
  expect(made?.pictures).toEqual([
    undefined,
    { facts: expect.objectContaining({ size: expect.any(Number) }), placed: undefined },
  ]);
});

test('where this thread works too there is one worker less', async () => {
  const { bundle, frame, manifest, social } = prepared;
  const input = { server: bundle.server, frame, manifest, effort: 'none', painter: social.shared } as const;
  const [all, others] = [false, true].map((isJoined) => openCrew(input, { file: join(folder, 'worker.mjs'), isJoined }));
  const callsOf = (count: number) => 2 * Math.min(8, count);
  expect([all?.atOnce ?? 0, others?.atOnce ?? 0]).toEqual([callsOf(availableParallelism()), callsOf(availableParallelism() - 1)]);
  await Promise.all([all?.close(), others?.close()]);
});

test('who works beside others takes batches as they do, and each thing is made once', async () => {
  const beside = { ...workshops.for(1), atOnce: 1 };
  const others = { ...beside, beside };
  const made: { by: unknown; tasks: readonly number[] }[] = [];
  await inBatches<number>({
    tasks: Array.from({ length: 40 }, (_, index) => index).values() as Generator<number>,
    atMost: 40,
    batchSize: 4,
    workshops: { ...workshops, for: () => others },
    make: async (by, tasks) => {
      await Promise.resolve();
      made.push({ by, tasks });
    },
    workOf: 1,
    progress: silent,
  });
  expect(made.flatMap(({ tasks }) => tasks).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, index) => index));
  for (const one of [others, beside]) expect(made.filter(({ by }) => by === one).length).toBeGreaterThan(1);
});

test('from sources there are no workers, and few things need none', () => {
  expect(workshops.for(1)).toBe(workshops.for(1_000_000));
});

test('what is made in batches is asked for a few at a time', async () => {
  const batches: number[][] = [];
  let [expected, done, asked] = [0, 0, 0];
  const progress = {
    begin: () => {},
    expect: (work: number) => {
      expected += work;
    },
    did: (work: number) => {
      done += work;
    },
  };
  function* count() {
    for (; asked < 400; asked++) yield asked;
  }
  const most: number[] = [];
  await inBatches<number>({
    tasks: count(),
    // One of them turned out to be known.
    atMost: 401,
    batchSize: 3,
    workshops,
    make: async (_, tasks) => {
      batches.push([...tasks]);
      most.push(asked);
    },
    workOf: 2,
    progress,
  });
  expect(batches.flat()).toEqual(Array.from({ length: 400 }, (_, index) => index));
  expect([done, expected]).toEqual([802, 802]);
  expect(most[0]).toBeLessThan(400);
});
