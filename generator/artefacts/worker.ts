import module from 'node:module';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { Manifest, SiteFrame } from '../../templates/page-plan.ts';
import type { RenderModule } from '../bundle/bundle.ts';
import { importModule } from '../bundle/server-module.ts';
import type { PainterInput } from '../graphics/social/painter.ts';
import { compressNow, type Effort } from '../hosts/compress.ts';
import { once } from '../remember.ts';
import { cacheFolder } from '../store.ts';
import { type Batch, createMakers, createWorkshop, type PageTask, type PictureTask, type Workshop } from './workshop.ts';

/** What a worker needs for a site. */
export interface WorkerInput {
  /** Code of the module that renders pages. */
  server: string;
  frame: SiteFrame;
  manifest: Manifest;
  effort: Effort;
  painter: PainterInput;
}

/** What the thread is told when it is started. */
export interface StartedWith extends WorkerInput {
  /** Whether the command keeps what it compiles: it has looked at what is there. */
  keepsCompiled: boolean;
}

export type WorkerRequest = ({ kind: 'pages' } & Batch<PageTask>) | ({ kind: 'pictures' } & Batch<PictureTask>);

export interface WorkerReply {
  call: number;
  made?: unknown;
  error?: Error;
}

const { keepsCompiled, ...input } = workerData as StartedWith;
// Where the command keeps it.
if (keepsCompiled) module.enableCompileCache?.(join(cacheFolder, 'compiled'));

/** Makes what answers requests about a site. */
async function openWorkshop({ server, frame, manifest, effort, painter }: WorkerInput): Promise<Workshop> {
  const { createRenderer } = (await importModule(server)) as RenderModule;
  const painted = once(async () => (await import('../graphics/social/painter.ts')).createPainter(painter));
  const makers = createMakers({
    renderPage: createRenderer(frame, manifest),
    paint: async (content) => (await painted())(content),
    compress: compressNow,
    effort,
  });
  return createWorkshop(makers, { atOnce: 1, effort });
}

async function answer(opened: Promise<Workshop>, { call, ...request }: WorkerRequest & { call: number }): Promise<WorkerReply> {
  try {
    const { makePages, makePictures } = await opened;
    const made = request.kind === 'pages' ? await makePages(request) : await makePictures(request);
    return { call, made };
  } catch (error) {
    return { call, error: error instanceof Error ? error : new Error(String(error)) };
  }
}

const workshop = openWorkshop(input);

parentPort?.on('message', async (request: WorkerRequest & { call: number }) => {
  parentPort?.postMessage(await answer(workshop, request));
});
