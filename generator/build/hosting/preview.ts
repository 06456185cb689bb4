import { existsSync, type Stats, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import Negotiator from 'negotiator';
import send from 'send';
import { UsageError } from '../../core/diagnostics/errors.ts';
import { openOutputFolder } from '../write/output-folder.ts';
import { cacheControl, caching } from './headers.ts';
import type { HostPlan } from './host-plan.ts';
import { dispositionOf, mediaTypeOf, textFile } from './media-types.ts';
import { notFoundFor, resolveAddress } from './resolve.ts';
import { type ListenOptions, listen, type RunningServer } from './serve.ts';

export interface ServeOptions extends ListenOptions {
  /** Output folder of a build. */
  outDir: string;
  /** Whether a draft was requested; a complete site is shown too. */
  isDraft?: boolean;
  plan: HostPlan;
}

/** Compressed copies with their encodings, smallest first. */
const copies = [
  { encoding: 'br', extension: '.br' },
  { encoding: 'gzip', extension: '.gz' },
];

/** Not cached: a build may be replacing the folder. Names that the file system does not accept count as missing files. */
export function statFile(file: string): Stats | undefined {
  try {
    const stats = statSync(file, { throwIfNoEntry: false });
    return stats?.isFile() ? stats : undefined;
  } catch {
    return undefined;
  }
}

interface ResponseContext {
  request: IncomingMessage;
  response: ServerResponse;
  outDir: string;
  /** Relative to the output folder. */
  path: string;
}

/** Sends a file, or its compressed copy if the browser accepts it. */
function sendFile({ request, response, outDir, path }: ResponseContext): void {
  const accepted = new Negotiator(request).encodings();
  const copy = copies.find(({ encoding, extension }) => accepted.includes(encoding) && statFile(join(outDir, path + extension)));
  const file = path + (copy?.extension ?? '');
  const stats = statFile(join(outDir, file));
  if (copy) response.setHeader('Content-Encoding', copy.encoding);
  if (textFile.test(path)) response.setHeader('Vary', 'Accept-Encoding');
  if (stats) response.setHeader('ETag', `"${stats.size.toString(16)}-${Math.round(stats.mtimeMs * 1000).toString(16)}"`);
  response.setHeader('Content-Type', mediaTypeOf(path));
  const disposition = dispositionOf(path);
  if (disposition && response.statusCode === 200) response.setHeader('Content-Disposition', disposition);
  const acceptRanges = response.statusCode === 200;
  send(request, encodeURIComponent(file).replaceAll('%2F', '/'), {
    root: outDir,
    index: false,
    cacheControl: false,
    dotfiles: 'allow',
    acceptRanges,
  })
    .on('error', ({ status, headers }) => response.writeHead(status ?? 500, headers).end())
    .pipe(response);
}

/** Answers requests like servers configured by the other files of this folder. */
function createListener({ outDir, plan }: ServeOptions) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    for (const [name, value] of Object.entries(plan.headers)) response.setHeader(name, value);
    response.setHeader('Cache-Control', caching.page);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const isFile = (path: string) => statFile(join(outDir, path)) !== undefined;
    const resolution = resolveAddress({ plan, address: request.url ?? '/', isFile });
    if (resolution.kind === 'redirect') {
      response.writeHead(resolution.status, { Location: resolution.location }).end();
      return;
    }
    const path = resolution.kind === 'file' ? resolution.path : notFoundFor(plan, request.url ?? '/');
    if (resolution.kind === 'file') response.setHeader('Cache-Control', cacheControl(path));
    else response.statusCode = 404;
    sendFile({ request, response, outDir, path });
  };
}

/**
 * Serves a built site as a host would: addresses without `.html`, the 404 page with status 404, redirects, security headers,
 * compressed copies, immutable caching of hashed files.
 */
export async function serveSite(options: ServeOptions): Promise<RunningServer> {
  const { plan } = options;
  const outDir = await openOutputFolder(options.outDir);
  // Every built site has this page; a site without a home page is served all the same.
  if (!existsSync(join(outDir, '404.html')))
    throw new UsageError('nothing-built', { file: outDir, option: options.isDraft ? '--draft' : undefined });
  return listen(createListener(options), plan.base, options);
}
