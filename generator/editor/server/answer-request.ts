import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { decodedAddress } from '../../../templates/model/addresses/decode.ts';
import { toCustomBlocksError } from '../../bundle/custom-blocks/place-of-error.ts';
import type { BuildEnvironment } from '../../core/cache/build-environment.ts';
import { formatDiagnostics, type MessageLanguage } from '../../core/diagnostics/diagnostics.ts';
import { answerSite, types } from '../preview/answers.ts';
import { bundleClient } from '../preview/client-bundle.ts';
import { languageOf } from '../preview/message.ts';
import { openEditor } from '../preview/open-in-editor.ts';
import { editionAt, type Preview } from '../preview/preview.ts';
import type { Editing } from './editing.ts';
import type { DeskAccess } from './endpoints/endpoint.ts';
import { isFromDesk } from './endpoints/guard.ts';
import type { Listeners } from './listeners.ts';

/** Context of all requests. */
export interface AnswerContext {
  preview: Preview;
  environment: BuildEnvironment;
  language: MessageLanguage | undefined;
  listeners: Listeners;
  /** The editor, loaded on its first request to keep the start fast. */
  editing: () => Promise<Editing>;
  /** The server is behind one with accounts: only that one may ask. */
  desk: DeskAccess | undefined;
}

/** Request with its path relative to the site. */
interface PreviewRequest {
  request: IncomingMessage;
  response: ServerResponse;
  path: string;
  query: URLSearchParams;
}

const ownSheet = (name: string) => (environment: BuildEnvironment) =>
  readFile(join(environment.engine.root, 'generator/editor/preview', name), 'utf8');

/** Files of the preview; no page can have these addresses, as routes do not begin with an underscore. */
const clientFiles = new Map<string, (environment: BuildEnvironment) => Promise<string>>([
  ['_preview/client.js', bundleClient],
  ['_preview/client.css', ownSheet('client.css')],
  ['_preview/panel.css', ownSheet('panel.css')],
  ['_preview/catalogue.css', ownSheet('catalogue.css')],
]);

/** Redirect of an address that omits the base path: home page, editor, guide and catalogue. */
export function homeward(address: string, base: string): string | undefined {
  if (base === '/') return undefined;
  const [path = '', query] = address.split(/\?(.*)/s);
  const isOwn = path === '/' || `${path}/` === base || /^\/_(?:catalogue|edit|guide)(?:$|\/)/.test(path);
  if (!isOwn) return undefined;
  const rest = `${path}/` === base ? '' : path.slice(1);
  return base + rest + (query === undefined ? '' : `?${query}`);
}

/** Path and query as sent. Not normalised, as resolving dots or slashes would turn invalid addresses into valid ones. */
function readAddress(address = '/'): { pathname: string; searchParams: URLSearchParams } {
  const [pathname = '', query = ''] = address.split(/\?(.*)/s);
  return { pathname, searchParams: new URLSearchParams(query) };
}

const baseOf = ({ shown }: Preview) => shown?.base ?? '/';

async function answerGuide(
  { preview, environment, language }: AnswerContext,
  { request, response, path, query }: PreviewRequest,
) {
  const guide = await import('./answer-guide.ts');
  const previewRequest = {
    path: path.slice('_guide/'.length),
    query,
    base: baseOf(preview),
    language: languageOf(preview, language),
    environment,
  };
  await guide.answerGuide({ request, response }, previewRequest);
}

async function openPlace({ project, source }: Preview, { response, query }: PreviewRequest) {
  const opened = await openEditor({ siteFile: project.siteFile, source, query });
  response.writeHead(opened ? 200 : 404, { 'Content-Type': 'application/json' }).end(JSON.stringify(opened));
}

async function answerPage(context: AnswerContext, { request, response, path, query }: PreviewRequest): Promise<void> {
  const { preview, language, environment } = context;
  const shown = await editionAt(preview, decodedAddress(path));
  try {
    answerSite({ request, response }, { preview, shown, path, language, isStill: query.has('still') });
  } catch (error) {
    const customBlocksError = toCustomBlocksError(error, environment.engine.customBlocks);
    if (!customBlocksError) throw error;
    const text = formatDiagnostics(customBlocksError.diagnostics, 'text', languageOf(preview, language));
    process.stderr.write(`${text}\n`);
    response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(text);
  }
}

/** Answers addresses of the preview, other than editor and guide, and pages of the site. */
async function answerPreview(context: AnswerContext, previewRequest: PreviewRequest, isAsking: boolean): Promise<void> {
  const { preview, environment, listeners, desk } = context;
  const { request, response, path } = previewRequest;
  const clientFile = clientFiles.get(path);
  // At a desk, the code editor would open at the server.
  const isOpening = path === '_preview/open' && request.method === 'POST';
  if (isOpening && desk) {
    response.writeHead(404).end();
    return;
  }
  if (!isOpening && !isAsking) {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
  } else if (path === '_preview/events' && request.method === 'GET') {
    listeners.add(request, response);
  } else if (isOpening && request.headers['x-preview'] !== undefined) {
    // Other sites cannot send this header without a CORS preflight, which is never granted.
    await openPlace(preview, previewRequest);
  } else if (clientFile) {
    const content = await clientFile(environment);
    response.writeHead(200, { 'Content-Type': types[extname(path)] ?? '', 'Cache-Control': 'no-cache' }).end(content);
  } else {
    await answerPage(context, previewRequest);
  }
}

/** Answers a request to the site, the editor or the preview itself. */
export async function answerRequest(context: AnswerContext, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (context.desk && !isFromDesk(request, context.desk)) {
    response.writeHead(403).end();
    return;
  }
  const base = baseOf(context.preview);
  const isAsking = request.method === 'GET' || request.method === 'HEAD';
  const home = isAsking ? homeward(request.url ?? '/', base) : undefined;
  if (home !== undefined) {
    response.writeHead(302, { Location: home, 'Cache-Control': 'no-store' }).end();
    return;
  }
  const { pathname, searchParams: query } = readAddress(request.url);
  const path = pathname.startsWith(base) ? pathname.slice(base.length) : pathname;
  const previewRequest = { request, response, path, query };
  if (/^_edit(?:$|\/)/.test(path)) {
    const editing = await context.editing();
    await editing.answer({ request, response }, path.slice('_edit'.length), query);
  } else if (/^_guide(?:$|\/)/.test(path) && isAsking) await answerGuide(context, previewRequest);
  else await answerPreview(context, previewRequest, isAsking);
}
