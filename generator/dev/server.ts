import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, extname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import launchEditor from 'launch-editor';
import { formatDiagnostics, type MessageLanguage } from '../diagnostics.ts';
import { listen, type RunningServer } from '../hosts/serve.ts';
import { projectRoot } from '../paths.ts';
import { createSession, refreshQuickly, refreshSession, type Session } from './session.ts';
import { watchFolders, whenWritten } from './watch.ts';

export interface PreviewOptions {
  siteFile: string;
  port: number;
  language: MessageLanguage | undefined;
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

/** The preview's own files; no page of a site can have their addresses, as no route begins with an underscore. */
const clientFiles = new Map<string, URL | string>([
  ['_preview/client.js', new URL('client.js', import.meta.url)],
  ['_preview/client.css', new URL('client.css', import.meta.url)],
  ['_preview/catalogue.css', new URL('catalogue.css', import.meta.url)],
  ['_preview/idiomorph.js', join(projectRoot, 'node_modules/idiomorph/dist/idiomorph.esm.js')],
]);

/** After an edit was shown before the check of the whole: how long to wait for the next edit, in milliseconds. */
const checkDelay = 700;

/** Put into every page while there has been no good version yet. */
const emptyPage = '<!DOCTYPE html><html><head><meta charset="utf-8"><title>site.json</title></head><body></body></html>';

function withClient(html: string, base: string, version: number): string {
  const tags =
    `<link rel="stylesheet" href="${base}_preview/client.css">` +
    `<script type="module" src="${base}_preview/client.js" data-version="${version}"></script></head>`;
  return html.replace('</head>', tags);
}

/** What open pages are told: the version to show, or what is wrong, in the language of the content. */
function messageOf({ version, source, diagnostics, failure }: Session, asked: MessageLanguage | undefined) {
  const language = asked ?? version?.language ?? 'ar';
  const lines = source?.text.split('\n') ?? [];
  return {
    version: version?.number ?? 0,
    language,
    failure: stripVTControlCharacters(failure),
    problems: diagnostics.map(({ file, line, column, code, place, message, hint }) => ({
      file,
      line,
      column,
      code,
      place,
      message: message[language],
      hint: hint[language],
      text: (lines[line - 1] ?? '').trim().slice(0, 200),
    })),
  };
}

function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    // Malformed escapes name no file.
    return path;
  }
}

/** Path and query of a request, as they were sent: resolving dots or slashes would make other addresses of wrong ones. */
function readAddress(address = '/'): { pathname: string; searchParams: URLSearchParams } {
  const [pathname = '', query = ''] = address.split(/\?(.*)/s);
  return { pathname, searchParams: new URLSearchParams(query) };
}

/** Opens the editor at a place of the site file, and says which place it is. */
function openEditor(session: Session, siteFile: string, query: URLSearchParams) {
  const pointer = query.get('pointer');
  const path = pointer
    ?.split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const steps = path?.map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  const position = steps
    ? session.source?.positionOf(steps)
    : { line: Number(query.get('line')), column: Number(query.get('column')) };
  const { line = 1, column = 1 } = position ?? {};
  if (!Number.isInteger(line) || !Number.isInteger(column)) return undefined;
  launchEditor(`${siteFile}:${line}:${column}`);
  return { line, column };
}

/** Answers with a page, one of its files, or the 404 page, as hosts do. */
function answerSite(session: Session, path: string, response: ServerResponse): void {
  const { version } = session;
  const plain = decodePath(path).replace(/(?<=[^/])\/$/, '');
  const file = version?.files.get(plain) ?? version?.catalogue.findStyles(plain);
  if (version && file !== undefined) {
    response
      .writeHead(200, { 'Content-Type': types[extname(plain)] ?? 'application/octet-stream', 'Cache-Control': 'no-cache' })
      .end(file);
    return;
  }
  const page = version?.catalogue.renderPage(plain) ?? version?.renderPage(plain === '' ? 'index.html' : `${plain}.html`);
  const html = page ?? version?.renderPage('404.html') ?? emptyPage;
  // Frames are those of the catalogue, which shows pages of this very server.
  const headers = Object.fromEntries(
    Object.entries(version?.headers ?? {}).map(([name, value]) => [
      name,
      value.replace("frame-ancestors 'none'", "frame-ancestors 'self'").replace(/frame-src (?:'none')?/, "frame-src 'self' "),
    ]),
  );
  response.writeHead(page === undefined ? 404 : 200, { ...headers, 'Content-Type': types['.html'], 'Cache-Control': 'no-store' });
  response.end(withClient(html, version?.base ?? '/', version?.number ?? 0));
}

/**
 * Serves the site of a file as it is being edited: every saved change of content, pictures or templates is on the open
 * pages at once.
 */
export async function startPreview(options: PreviewOptions): Promise<RunningServer> {
  const { siteFile, language, port } = options;
  const session = createSession(siteFile);
  const listeners = new Set<ServerResponse>();
  const tell = (response: ServerResponse) => response.write(`data: ${JSON.stringify(messageOf(session, language))}\n\n`);
  const tellAll = () => {
    for (const listener of listeners) tell(listener);
  };
  const refresh = async () => {
    await refreshSession(session);
    const shown = language ?? session.version?.language ?? 'ar';
    if (session.diagnostics.length > 0) process.stderr.write(`${formatDiagnostics(session.diagnostics, 'text', shown)}\n`);
    if (session.failure) process.stderr.write(`${session.failure}\n`);
    tellAll();
  };
  await refresh();

  const watched = [siteFile, join(dirname(siteFile), 'assets'), join(projectRoot, 'templates')];
  const stopWatching = watchFolders(watched, async (isSettled) => {
    await whenWritten(siteFile);
    if (!isSettled && (await refreshQuickly(session))) {
      tellAll();
      return checkDelay;
    }
    await refresh();
    return undefined;
  });

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const base = session.version?.base ?? '/';
    const { pathname, searchParams } = readAddress(request.url);
    const path = pathname.startsWith(base) ? pathname.slice(base.length) : pathname;
    const clientFile = clientFiles.get(path);
    const isOpening = path === '_preview/open' && request.method === 'POST';
    if (!isOpening && request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    } else if (path === '_preview/events' && request.method === 'GET') {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      listeners.add(response);
      request.on('close', () => listeners.delete(response));
      tell(response);
    } else if (isOpening && request.headers['x-preview'] !== undefined) {
      // The header cannot come from a page of another site without asking first, which is never granted.
      response
        .writeHead(200, { 'Content-Type': 'application/json' })
        .end(JSON.stringify(openEditor(session, siteFile, searchParams)));
    } else if (clientFile) {
      response
        .writeHead(200, { 'Content-Type': types[extname(path)] ?? '', 'Cache-Control': 'no-cache' })
        .end(await readFile(clientFile));
    } else {
      answerSite(session, path, response);
    }
  };
  const server = await listen(answer, session.version?.base ?? '/', { port });
  return {
    url: server.url,
    close: async () => {
      stopWatching();
      await server.close();
    },
  };
}
