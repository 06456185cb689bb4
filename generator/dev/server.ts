import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { decodedAddress } from '../../templates/addresses/decode.ts';
import type { Verdict } from '../check/check-file.ts';
import type { Project } from '../common/project.ts';
import { formatDiagnostics, type MessageLanguage } from '../diagnostics/diagnostics.ts';
import { listen, type RunningServer } from '../hosts/serve.ts';
import type { Machine } from '../machine/machine.ts';
import type { FollowCode } from '../own/follow-code.ts';
import { toOwnError } from '../own/place-of-error.ts';
import type { Bucket } from './edit/endpoint.ts';
import type { Editing } from './editing.ts';
import { answerSite, types } from './preview/answers.ts';
import { bundleClient } from './preview/client-bundle.ts';
import { languageOf, messageOf } from './preview/message.ts';
import { openEditor } from './preview/open-in-editor.ts';
import { createPreview, editionAt, errorsOf, type Preview, refreshPreview } from './preview/preview.ts';
import { watchFolders, whenWritten } from './preview/watch.ts';

export interface PreviewOptions {
  project: Project;
  machine: Machine;
  port: number;
  language: MessageLanguage | undefined;
  /** Where the editor may publish to. */
  bucket?: Bucket | undefined;
  /** Is given how the preview follows the code of the site. */
  onNext?: ((follow: FollowCode) => void) | undefined;
}

const ownSheet = (name: string) => (machine: Machine) => readFile(join(machine.engine.root, 'generator/dev', name), 'utf8');

/** The preview's own files; no page of a site can have their addresses, as no route begins with an underscore. */
const clientFiles = new Map<string, (machine: Machine) => Promise<string>>([
  ['_preview/client.js', bundleClient],
  ['_preview/client.css', ownSheet('client.css')],
  ['_preview/panel.css', ownSheet('panel.css')],
  ['_preview/catalogue.css', ownSheet('catalogue.css')],
]);

/** Where an address leads on to that leaves out the folder of the site: its home, and what is the preview's own. */
export function homeward(address: string, base: string): string | undefined {
  if (base === '/') return undefined;
  const [path = '', query] = address.split(/\?(.*)/s);
  const isOwn = path === '/' || `${path}/` === base || /^\/_(?:catalogue|edit|guide)(?:$|\/)/.test(path);
  if (!isOwn) return undefined;
  const rest = `${path}/` === base ? '' : path.slice(1);
  return base + rest + (query === undefined ? '' : `?${query}`);
}

/** Path and query of a request, as they were sent: resolving dots or slashes would make other addresses of wrong ones. */
function readAddress(address = '/'): { pathname: string; searchParams: URLSearchParams } {
  const [pathname = '', query = ''] = address.split(/\?(.*)/s);
  return { pathname, searchParams: new URLSearchParams(query) };
}

/** Tells the terminal what is wrong. */
function report(preview: Preview, language: MessageLanguage | undefined): void {
  const shown = languageOf(preview, language);
  const errors = errorsOf(preview);
  const { failure } = preview;
  if (errors.length > 0) process.stderr.write(`${formatDiagnostics(errors, 'text', shown)}\n`);
  if (failure) process.stderr.write(`${messageOf(preview, language).failure}\n`);
}

/** The pages that are open, each listening for new versions. */
function createListeners(message: () => object) {
  const listeners = new Set<ServerResponse>();
  const tell = (response: ServerResponse) => response.write(`data: ${JSON.stringify(message())}\n\n`);
  return {
    add: (request: IncomingMessage, response: ServerResponse) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      listeners.add(response);
      request.on('close', () => listeners.delete(response));
      tell(response);
    },
    tellAll: () => {
      for (const listener of listeners) tell(listener);
    },
  };
}

/** What tells whether a file was written again, or why nothing is known of it: a link may lead to itself. */
function stampOf(file: string): string {
  try {
    const { ino, size, mtimeMs, ctimeMs } = statSync(file);
    return `${ino} ${size} ${mtimeMs} ${ctimeMs}`;
  } catch (error) {
    return String((error as NodeJS.ErrnoException).code);
  }
}

/** Does one thing after the other. */
function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return <Value>(task: () => Promise<Value>): Promise<Value> => {
    const result = last.then(task);
    last = result.catch(() => undefined);
    return result;
  };
}

/** The site as it is being edited, followed by the open pages. */
async function follow({ project, language, machine, onNext }: PreviewOptions) {
  const { siteFile, assets } = project;
  const preview = createPreview(project, machine);
  const listeners = createListeners(() => messageOf(preview, language));
  const inTurn = createTurns();
  let seen = '';
  let written: { stamp: string; verdict: Verdict } | undefined;
  const refresh = async () => {
    seen = stampOf(siteFile);
    await refreshPreview(preview, written?.stamp === seen ? written.verdict : undefined);
    written = undefined;
    report(preview, language);
    listeners.tellAll();
  };
  const catchUp = async () => {
    if (stampOf(siteFile) !== seen) await refresh();
  };
  const noteWritten = (verdict: Verdict) => {
    written = { stamp: stampOf(siteFile), verdict };
  };
  await refresh();
  onNext?.({
    tell: (failure) => {
      preview.failureOfNext = failure;
      listeners.tellAll();
    },
    refresh: () => inTurn(refresh),
  });
  const { root, made, own } = machine.engine;
  const watched = [siteFile, assets, ...(made === undefined && own === undefined ? [join(root, 'templates')] : [])];
  const stop = watchFolders(watched, async (changed) => {
    await whenWritten(siteFile);
    const isOther = [...changed].some((path) => path !== siteFile);
    // What the editor has written has been taken over already.
    await inTurn(isOther ? refresh : catchUp);
  });
  return { preview, listeners, inTurn, catchUp, noteWritten, stop };
}

/**
 * Serves the site of a file as it is being edited: every saved change of content, pictures or templates is on the open
 * pages at once.
 */
export async function startPreview(options: PreviewOptions): Promise<RunningServer> {
  const { project, machine, language, port, bucket } = options;
  const { preview, listeners, inTurn, catchUp, noteWritten, stop } = await follow(options);
  const open = async (query: URLSearchParams, response: ServerResponse) => {
    const opened = await openEditor({ siteFile: project.siteFile, source: preview.source, query });
    response.writeHead(opened ? 200 : 404, { 'Content-Type': 'application/json' }).end(JSON.stringify(opened));
  };
  let editing: Promise<Editing> | undefined;
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const base = preview.shown?.base ?? '/';
    const isAsking = request.method === 'GET' || request.method === 'HEAD';
    const home = isAsking ? homeward(request.url ?? '/', base) : undefined;
    if (home !== undefined) {
      response.writeHead(302, { Location: home, 'Cache-Control': 'no-store' }).end();
      return;
    }
    const { pathname, searchParams } = readAddress(request.url);
    const path = pathname.startsWith(base) ? pathname.slice(base.length) : pathname;
    const clientFile = clientFiles.get(path);
    const isOpening = path === '_preview/open' && request.method === 'POST';
    if (/^_edit(?:$|\/)/.test(path)) {
      // Loaded by those who edit: the preview starts as fast without.
      editing ??= import('./editing.ts').then(({ createEditing }) =>
        createEditing({ preview, language, bucket, inTurn, catchUp, noteWritten }),
      );
      await (await editing).answer({ request, response }, path.slice('_edit'.length), searchParams);
    } else if (/^_guide(?:$|\/)/.test(path) && isAsking) {
      const { answerGuide } = await import('./answer-guide.ts');
      const asked = {
        path: path.slice('_guide/'.length),
        query: searchParams,
        base,
        language: languageOf(preview, language),
        machine,
      };
      await answerGuide({ request, response }, asked);
    } else if (!isOpening && !isAsking) {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    } else if (path === '_preview/events' && request.method === 'GET') {
      listeners.add(request, response);
    } else if (isOpening && request.headers['x-preview'] !== undefined) {
      // The header cannot come from a page of another site without asking first, which is never granted.
      await open(searchParams, response);
    } else if (clientFile) {
      const content = await clientFile(machine);
      response.writeHead(200, { 'Content-Type': types[extname(path)] ?? '', 'Cache-Control': 'no-cache' }).end(content);
    } else {
      const shown = await editionAt(preview, decodedAddress(path));
      try {
        answerSite({ request, response }, { preview, shown, path, language, isStill: searchParams.has('still') });
      } catch (error) {
        const told = toOwnError(error, machine.engine.own);
        if (!told) throw error;
        const text = formatDiagnostics(told.diagnostics, 'text', languageOf(preview, language));
        process.stderr.write(`${text}\n`);
        response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(text);
      }
    }
  };
  const server = await listen(answer, preview.shown?.base ?? '/', { port }).catch((error) => {
    // What follows the files would keep the process.
    stop();
    throw error;
  });
  return {
    url: server.url,
    close: async () => {
      stop();
      await server.close();
    },
  };
}
