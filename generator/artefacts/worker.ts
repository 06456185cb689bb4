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
import { createMakers, createWorkshop, type PageTask, type PictureTask } from './workshop.ts';

/** What a worker needs for a site. */
export interface WorkerInput {
  /** Code of the module that renders pages. */
  server: string;
  frame: SiteFrame;
  manifest: Manifest;
  effort: Effort;
  painter: PainterInput;
}

export type WorkerRequest = { kind: 'pages'; tasks: readonly PageTask[] } | { kind: 'pictures'; tasks: readonly PictureTask[] };

export interface WorkerReply {
  call: number;
  made?: unknown;
  error?: Error;
}

module.enableCompileCache?.(join(cacheFolder, 'compiled'));

const { server, frame, manifest, effort, painter }: WorkerInput = workerData;
const { createRenderer } = (await importModule(server)) as RenderModule;
const painted = once(async () => (await import('../graphics/social/painter.ts')).createPainter(painter));
const makers = createMakers({
  renderPage: createRenderer(frame, manifest),
  paint: async (content) => (await painted())(content),
  compress: compressNow,
  effort,
});
const workshop = createWorkshop(makers, 1);

async function answer({ call, ...request }: WorkerRequest & { call: number }): Promise<WorkerReply> {
  try {
    const made = request.kind === 'pages' ? await workshop.makePages(request.tasks) : await workshop.makePictures(request.tasks);
    return { call, made };
  } catch (error) {
    return { call, error: error instanceof Error ? error : new Error(String(error)) };
  }
}

parentPort?.on('message', async (request) => parentPort?.postMessage(await answer(request)));
