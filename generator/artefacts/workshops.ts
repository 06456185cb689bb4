import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { groupBy } from '../group-by.ts';
import { compressedCopies, type Effort } from '../hosts/compress.ts';
import type { PreparedSite } from '../prepare.ts';
import type { Progress } from '../progress/progress.ts';
import { once } from '../remember.ts';
import { openCrew } from './crew.ts';
import { createMakers, createWorkshop, type Makers, type Workshop } from './workshop.ts';

/** Where the pages and pictures of a site are made: in this thread, or in as many as there are processors. */
export interface Workshops {
  here: Makers;
  /** The workshop for so many things. */
  for: (count: number) => Workshop;
  close: () => Promise<void>;
}

/** Workers take a quarter of a second to start: that is what so many pages or pictures take here. */
const worthWorkers = 150;

export interface WorkshopsInput extends Pick<PreparedSite, 'bundle' | 'frame' | 'manifest' | 'renderPage' | 'social'> {
  effort: Effort;
}

export function openWorkshops({ bundle, frame, manifest, renderPage, social, effort }: WorkshopsInput): Workshops {
  const painter = once(async () => (await import('../graphics/social/painter.ts')).createPainter(social.shared));
  const here = createMakers({
    renderPage,
    paint: async (content) => (await painter())(content),
    compress: compressedCopies,
    effort,
  });
  const alone = createWorkshop(here, availableParallelism());
  const crew = once(() => openCrew({ server: bundle.server, frame, manifest, effort, painter: social.shared }));
  let isOpen = false;
  return {
    here,
    for: (count) => {
      if (count < worthWorkers) return alone;
      isOpen = true;
      return crew() ?? alone;
    },
    close: async () => {
      if (isOpen) await crew()?.close();
    },
  };
}

export interface BatchesInput<Task, Made> {
  tasks: readonly Task[];
  /** What tasks share that are best done by the same hand. */
  groupOf: (task: Task) => unknown;
  batchSize: number;
  atOnce: number;
  make: (tasks: readonly Task[]) => Promise<Made[]>;
  /** Seconds of a processor that one takes, about. */
  workOf: number;
  progress: Progress;
}

/** Makes everything a few at a time; what was made comes in the order of the tasks. */
export async function inBatches<Task, Made>(input: BatchesInput<Task, Made>): Promise<Made[]> {
  const { tasks, groupOf, batchSize, atOnce, make, workOf, progress } = input;
  const batches = [...groupBy(tasks, groupOf).values()].flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / batchSize) }, (_, index) =>
      group.slice(index * batchSize, (index + 1) * batchSize),
    ),
  );
  const made = new Map<Task, Made>();
  progress.expect(tasks.length * workOf);
  await pLimit(atOnce).map(batches, async (batch) => {
    const results = await make(batch);
    for (const [index, task] of batch.entries()) made.set(task, results[index] as Made);
    progress.did(batch.length * workOf);
  });
  return tasks.map((task) => made.get(task) as Made);
}
