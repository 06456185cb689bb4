import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { dirname, extname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { readSite, renderSite } from '../build.ts';
import { formatDiagnostics, type MessageLanguage } from '../diagnostics.ts';
import { ContentError } from '../errors.ts';
import { securityHeaders } from '../headers.ts';
import { projectRoot } from '../paths.ts';
import { basePath } from '../plan.ts';
import { listen, type RunningServer, running } from '../serve.ts';
import { watchFolders } from './watch.ts';

interface PreviewOptions {
  siteFile: string;
  port: number;
  language: MessageLanguage | undefined;
}

/** What the preview shows: the last good version of the site, and what is wrong with the file now. */
interface State {
  files: Map<string, string | Uint8Array>;
  base: string;
  headers: Record<string, string>;
  /** Told to every page that is open; it decides what to do. */
  message: { version: number; problems: string };
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

/** Addresses of the preview's own files; no page of a site can have them, as they are not in any build. */
const clientScript = '_preview/client.js';
const clientStyles = '_preview/client.css';
const eventStream = '_preview/events';

/** Renders the site anew into `state`. With wrong content the pages stay as they were and the problems are told. */
async function refresh(state: State, { siteFile, language }: PreviewOptions): Promise<void> {
  try {
    const checked = await readSite({ siteFile });
    const { files } = await renderSite(checked);
    state.files = new Map(files.map(({ path, content }) => [path, content]));
    state.base = basePath(checked.site.site.url);
    state.headers = securityHeaders(checked.site);
    state.message = { version: state.message.version + 1, problems: '' };
  } catch (error) {
    const problems =
      error instanceof ContentError
        ? formatDiagnostics(
            error.diagnostics.filter(({ severity }) => severity === 'error'),
            'text',
            language ?? 'ar',
          )
        : stripVTControlCharacters((error as Error).message);
    state.message = { ...state.message, problems };
    process.stderr.write(`${problems}\n`);
  }
}

function withClient(html: string, { base }: State): string {
  const tags = `<link rel="stylesheet" href="${base}${clientStyles}"><script type="module" src="${base}${clientScript}"></script></head>`;
  return html.replace('</head>', tags);
}

function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    // Malformed escapes name no file.
    return path;
  }
}

/** The file behind an address, found as hosts find it. */
function findFile(state: State, path: string): { path: string; content: string | Uint8Array } | undefined {
  const plain = decodePath(path).replace(/\/$/, '');
  const candidates = [plain, plain === '' ? 'index.html' : `${plain}/index.html`];
  const found = candidates.find((candidate) => state.files.has(candidate));
  return found === undefined ? undefined : { path: found, content: state.files.get(found) ?? '' };
}

/**
 * Serves the site of a file as it is being edited: every saved change of content, pictures or templates is rendered
 * and open pages reload.
 */
export async function startPreview(options: PreviewOptions): Promise<RunningServer> {
  const state: State = { files: new Map(), base: '/', headers: {}, message: { version: 0, problems: '' } };
  await refresh(state, options);
  const listeners = new Set<ServerResponse>();
  const tell = (response: ServerResponse) => response.write(`data: ${JSON.stringify(state.message)}\n\n`);

  watchFolders([options.siteFile, join(dirname(options.siteFile), 'assets'), join(projectRoot, 'templates')], async () => {
    await refresh(state, options);
    for (const listener of listeners) tell(listener);
  });

  const server = await listen(async (request, response) => {
    const address = (request.url ?? '/').replace(/[?#].*$/, '');
    const path = address.startsWith(state.base) ? address.slice(state.base.length) : address;
    if (path === eventStream) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      listeners.add(response);
      request.on('close', () => listeners.delete(response));
      tell(response);
      return;
    }
    if (path === clientScript || path === clientStyles) {
      const file = path === clientScript ? 'client.js' : 'client.css';
      const content = await readFile(new URL(file, import.meta.url));
      response.writeHead(200, { 'Content-Type': types[extname(file)] ?? '' }).end(content);
      return;
    }
    const file = findFile(state, path) ?? { path: '404.html', content: state.files.get('404.html') ?? emptyPage };
    const isPage = file.path.endsWith('.html');
    response.writeHead(file.path === '404.html' ? 404 : 200, {
      ...state.headers,
      'Content-Type': types[extname(file.path)] ?? 'application/octet-stream',
      'Cache-Control': 'no-store',
    });
    response.end(isPage ? withClient(String(file.content), state) : file.content);
  }, options.port);
  return running(server, state.base);
}

/** Shown while there has been no good version yet: only the list of problems. */
const emptyPage = '<!DOCTYPE html><html><head><meta charset="utf-8"><title>site.json</title></head><body></body></html>';
