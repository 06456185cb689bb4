import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { compressedCopies, type Effort } from '../hosts/compress.ts';
import type { PreparedSite } from '../prepare.ts';
import type { Progress } from '../progress/progress.ts';
import { once } from '../remember.ts';
import { openCrew } from './crew.ts';
import { createMakers, createWorkshop, type Makers, type Workshop } from './workshop.ts';

/** Where the pages and pictures of a site are made: in this thread, or in as many as there are processors. */
export interface Workshops {
  here: Makers;
  /** The workshop for so many things: `first` are at hand, and there may be `most`. */
  for: (first: number, most?: number) => Workshop;
  /** Whether so much was to be made that workers were asked for. */
  areMany: () => boolean;
  close: () => Promise<void>;
}

/** Workers take a quarter of a second to start: that is what so many pages or pictures take here. */
const worthWorkers = 150;

/** So many that this thread is worth its while besides, which has made none yet: the first take several times as long. */
const worthJoining = 2000;

/** The same between other things that this thread has to do, such as to give workers more. */
const inTurns = (workshop: Workshop): Workshop => ({
  ...workshop,
  makePages: async (batch) => {
    await setImmediate();
    return workshop.makePages(batch);
  },
});

export interface WorkshopsInput extends Pick<PreparedSite, 'bundle' | 'frame' | 'manifest' | 'renderPage' | 'social'> {
  effort: Effort;
}

/** Makes what routes become in this thread. */
export function makersHere({ renderPage, social, effort }: Pick<WorkshopsInput, 'renderPage' | 'social' | 'effort'>): Makers {
  const painter = once(async () => (await import('../graphics/social/painter.ts')).createPainter(social.shared));
  return createMakers({
    renderPage,
    paint: async (content) => (await painter())(content),
    compress: compressedCopies,
    effort,
  });
}

export function openWorkshops({ bundle, frame, manifest, renderPage, social, effort }: WorkshopsInput): Workshops {
  const here = makersHere({ renderPage, social, effort });
  const alone = createWorkshop(here, { atOnce: availableParallelism(), effort });
  // What a draft asks of this thread besides is little: a worker less costs less than it would make.
  const isJoined = effort === 'none';
  const crew = once(() => openCrew({ server: bundle.server, frame, manifest, effort, painter: social.shared }, { isJoined }));
  let isOpen = false;
  return {
    here,
    for: (first, most = first) => {
      if (first < worthWorkers) return alone;
      isOpen = true;
      const called = crew();
      if (!called) return alone;
      return isJoined && most >= worthJoining ? { ...called, beside: inTurns(alone) } : called;
    },
    areMany: () => isOpen,
    close: async () => {
      if (isOpen) await crew()?.close();
    },
  };
}

export interface BatchesInput<Task> {
  /** They are asked for a few at a time, so that no more than these are in memory. */
  tasks: Generator<Task>;
  /** How many there may be. */
  atMost: number;
  batchSize: number;
  workshops: Workshops;
  make: (workshop: Workshop, tasks: readonly Task[]) => Promise<void>;
  /** Seconds of a processor that one takes, about. */
  workOf: number;
  progress: Progress;
}

/** The next of some tasks; fewer where they end. */
function take<Task>(tasks: Generator<Task>, most: number): Task[] {
  const taken: Task[] = [];
  while (taken.length < most) {
    const next = tasks.next();
    if (next.done) break;
    taken.push(next.value);
  }
  return taken;
}

/** Makes everything a few at a time: here, or by workers where there is enough of it to be worth their start. */
export async function inBatches<Task>(input: BatchesInput<Task>): Promise<void> {
  const { tasks, atMost, batchSize, workshops, make, workOf, progress } = input;
  progress.expect(atMost * workOf);
  const first = take(tasks, worthWorkers);
  const workshop = workshops.for(first.length, atMost);
  const next = () => (first.length > 0 ? first.splice(0, batchSize) : take(tasks, batchSize));
  let made = 0;
  const work = async (one: Workshop) => {
    for (let batch = next(); batch.length > 0; batch = next()) {
      await make(one, batch);
      made += batch.length;
      progress.did(batch.length * workOf);
    }
  };
  const { atOnce, beside } = workshop;
  await Promise.all([...Array.from({ length: atOnce }, () => work(workshop)), ...(beside ? [work(beside)] : [])]);
  progress.did((atMost - made) * workOf);
}
