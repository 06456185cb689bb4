import { statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { listen, type RunningServer } from '../../build/hosting/serve.ts';
import type { ReloadHandlers } from '../../bundle/custom-blocks/listen-for-reloads.ts';
import type { FileCheckResult } from '../../check/check-file.ts';
import type { BuildEnvironment } from '../../core/cache/build-environment.ts';
import { formatDiagnostics, type MessageLanguage } from '../../core/diagnostics/diagnostics.ts';
import { once } from '../../core/util/memoize.ts';
import type { Project } from '../../core/util/project.ts';
import { languageOf, messageOf } from '../preview/message.ts';
import { createPreview, errorsOf, type Preview, type RefreshOptions, refreshPreview } from '../preview/preview.ts';
import { watchFolders, whenWritten } from '../preview/watch.ts';
import { type AnswerContext, answerRequest } from './answer-request.ts';
import type { Editing } from './editing.ts';
import type { Bucket, DeskAccess } from './endpoints/endpoint.ts';
import { createListeners } from './listeners.ts';
import { createStarting, type EnterPhase } from './starting.ts';

export interface PreviewOptions {
  project: Project;
  environment: BuildEnvironment;
  port: number;
  language: MessageLanguage | undefined;
  /** Bucket that the editor may publish to. */
  bucket?: Bucket | undefined;
  /** Clock in milliseconds since 1970; default: that of the machine. */
  now?: () => number;
  /** The server is behind one with accounts. */
  desk?: DeskAccess | undefined;
  /** Called when the server answers, at first with a page that tells what is being prepared; the base path is not known yet. */
  onListening?: ((url: string) => void) | undefined;
  /** Called with the handlers for changes of the site's code (custom blocks). */
  onNext?: ((follow: ReloadHandlers) => void) | undefined;
}

/** Prints errors to the terminal. */
function report(preview: Preview, language: MessageLanguage | undefined): void {
  const shown = languageOf(preview, language);
  const errors = errorsOf(preview);
  const { failure } = preview;
  if (errors.length > 0) process.stderr.write(`${formatDiagnostics(errors, 'text', shown)}\n`);
  if (failure) process.stderr.write(`${messageOf(preview, language).failure}\n`);
}

/** File stat for detecting changes, or the error code, e.g. for a circular link. */
function stampOf(file: string): string {
  try {
    const { ino, size, mtimeMs, ctimeMs } = statSync(file);
    return `${ino} ${size} ${mtimeMs} ${ctimeMs}`;
  } catch (error) {
    return String((error as NodeJS.ErrnoException).code);
  }
}

/** Queue that runs tasks one after the other. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Value>(task: () => Promise<Value>): Promise<Value> => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
}

/** Renders the home page, which is cached; what fails is told when it is requested. */
function prepareFirstPage({ shown }: Preview): void {
  try {
    shown?.renderPage('index.html');
  } catch {}
}

/** Folder of templates that may change while the preview runs. */
function watchedSources({ engine: { root, artifacts, customBlocks } }: BuildEnvironment): string[] {
  return artifacts === undefined && customBlocks === undefined ? [join(root, 'templates')] : [];
}

/** Watches the site and updates the preview. */
async function follow({ project, language, environment, onNext }: PreviewOptions, enter: EnterPhase) {
  const { siteFile, assets } = project;
  const preview = createPreview(project, environment);
  const listeners = createListeners(() => messageOf(preview, language));
  const enqueue = createQueue();
  let seen = '';
  let written: { stamp: string; verdict: FileCheckResult } | undefined;
  const refresh = async (options: RefreshOptions = {}) => {
    seen = stampOf(siteFile);
    const checkResult = written?.stamp === seen ? written.verdict : undefined;
    await refreshPreview(preview, { ...options, checkResult });
    written = undefined;
    report(preview, language);
    listeners.notifyAll();
  };
  const refreshIfChanged = async () => {
    if (stampOf(siteFile) !== seen) await refresh();
  };
  const recordWrite = (checkResult: FileCheckResult) => {
    written = { stamp: stampOf(siteFile), verdict: checkResult };
  };
  await refresh({ onPhase: enter });
  await enter('page');
  prepareFirstPage(preview);
  onNext?.({
    reportFailure: (failure) => {
      preview.failureOfNext = failure;
      listeners.notifyAll();
    },
    refresh: () => enqueue(() => refresh()),
  });
  const stop = watchFolders([siteFile, assets, ...watchedSources(environment)], async (changed) => {
    await whenWritten(siteFile);
    const isOther = [...changed].some((path) => path !== siteFile);
    // Changes by the editor are already displayed.
    await enqueue(() => (isOther ? refresh() : refreshIfChanged()));
  });
  return { preview, listeners, inTurn: enqueue, catchUp: refreshIfChanged, noteWritten: recordWrite, stop };
}

/** What a followed site needs to answer requests. */
async function prepareAnswers(options: PreviewOptions, enter: EnterPhase) {
  const { environment, language, bucket, now = Date.now, desk } = options;
  const {
    preview,
    listeners,
    inTurn: enqueue,
    catchUp: refreshIfChanged,
    noteWritten: recordWrite,
    stop,
  } = await follow(options, enter);
  let opened: Editing | undefined;
  const editing = once(async () => {
    const { createEditing } = await import('./editing.ts');
    opened = createEditing({
      ...{ preview, language, bucket, enqueue, refreshIfChanged, recordWrite, now, desk },
      announce: listeners.announce,
    });
    return opened;
  });
  const context: AnswerContext = { preview, environment, language, listeners, editing, desk };
  const close = async () => {
    stop();
    await opened?.close();
  };
  return { context, close };
}

/**
 * Starts the preview server: open pages follow every saved change of content, assets or templates. It listens at once; until
 * the site is prepared, pages tell what is being done, and other requests wait.
 */
export async function startPreview(options: PreviewOptions): Promise<RunningServer> {
  const { project, language, port, onListening } = options;
  const starting = createStarting(project.siteFile, language);
  let begin: (() => void) | undefined;
  const prepared = new Promise<void>((resolve) => {
    begin = resolve;
  }).then(() => prepareAnswers(options, starting.enter));
  let isReady = false;
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (!isReady && starting.answer(request, response)) return;
    const { context } = await prepared;
    await answerRequest(context, request, response);
  };
  const server = await listen(answer, '/', { port });
  onListening?.(server.url);
  begin?.();
  const { context, close } = await prepared.catch(async (error) => {
    await server.close();
    throw error;
  });
  isReady = true;
  return {
    url: server.url.replace(/\/$/, '') + (context.preview.shown?.base ?? '/'),
    close: async () => {
      await close();
      await server.close();
    },
  };
}
