import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, dirname, extname, join } from 'node:path';
import send from 'send';
import { decodedAddress } from '../../../templates/model/addresses/decode.ts';
import { caching, liveFiles } from '../../build/hosting/headers.ts';
import { mediaTypeOf } from '../../build/hosting/media-types.ts';
import { statFile } from '../../build/hosting/preview.ts';
import type { MessageLanguage } from '../../core/diagnostics/diagnostics.ts';
import { fromPointer, type Path, toPointer } from '../../core/json/path.ts';
import { escapeHtml } from '../../core/util/escape-html.ts';
import { languageOf, pageStateOf } from './message.ts';
import type { Preview } from './preview.ts';
import type { PreviewedSite } from './previewed-site.ts';

/** Media types by file extension. */
export const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

/** Page that is sent while no version could be rendered yet. */
const emptyPage =
  '<!DOCTYPE html><html><head><meta charset="utf-8"><title>site.json</title><link rel="icon" href="data:,"></head><body></body></html>';

const stylesheetTag = (base: string) => `<link rel="stylesheet" href="${base}_preview/client.css">`;

/** Adds the preview's script, with the state of the page as data. */
function withClient(html: string, preview: Preview, told: object): string {
  const { base = '/', number = 0 } = preview.shown ?? {};
  const state = escapeHtml(JSON.stringify(told));
  const tags =
    stylesheetTag(base) +
    `<script type="module" src="${base}_preview/client.js" data-version="${number}" data-state="${state}"></script></head>`;
  // A replacer function, as a string would be searched for replacement patterns.
  return html.replace('</head>', () => tags);
}

/** Page without scripts for a frame that blocks them: browsers log an error for each. This also removes JSON-LD. */
export const withoutScripts = (html: string) =>
  html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g, '');

/** Converts pointers into the file to pointers into an edition, which the editor uses. */
function inEdition(html: string, toEdition: (path: Path) => Path): string {
  return html.replaceAll(/ data-pointer="([^"]*)"/g, (whole: string, escaped: string) => {
    const path = fromPointer(escaped.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
    return path ? ` data-pointer="${escapeHtml(toPointer(toEdition(path)))}"` : whole;
  });
}

/** Security headers of hosts, relaxed for the preview: frames and media of the catalogue, and copying to the clipboard. */
function pageHeaders(shown: PreviewedSite | undefined): Record<string, string> {
  const adapted = Object.entries(shown?.headers ?? {}).map(([name, value]) => [
    name,
    value
      .replace("frame-ancestors 'none'", "frame-ancestors 'self'")
      .replace(/(?:media-src 'self'; )?frame-src (?:'none')?/, "media-src 'self'; frame-src 'self' ")
      .replace('clipboard-write=()', 'clipboard-write=(self)'),
  ]);
  return { ...Object.fromEntries(adapted), 'Content-Type': types['.html'], 'Cache-Control': 'no-store' };
}

interface SiteRequest {
  preview: Preview;
  /** Edition that the address belongs to. */
  shown: PreviewedSite | undefined;
  /** Path of the request without the base path of the site. */
  path: string;
  language: MessageLanguage | undefined;
  /** Whether scripts are removed, for a frame that blocks them. */
  isStill: boolean;
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/** Sends a file from its location; supports range requests, which media players use. */
function sendCopied({ request, response }: Exchange, file: string): void {
  response.setHeader('Content-Type', mediaTypeOf(file.toLowerCase()));
  send(request, encodeURIComponent(basename(file)), { root: dirname(file), cacheControl: false, dotfiles: 'allow' })
    .on('error', ({ status, headers }) => response.writeHead(status ?? 500, headers).end())
    .pipe(response);
}

/** File that another program wrote to `live/` in the output folder; undefined if missing. */
function findLive({ project }: Preview, plain: string): string | undefined {
  if (!plain.startsWith(liveFiles) || /(?:^|\/)\./.test(plain)) return undefined;
  const file = join(project.out, plain);
  return statFile(file) ? file : undefined;
}

/** Redirects of the site belong to the default edition; each edition has the former addresses of its pages. */
function forwardOf(first: PreviewedSite | undefined, shown: PreviewedSite | undefined, path: string, query: string | undefined) {
  const sites = first === shown ? [shown] : [first, shown];
  return sites.map((site) => site?.forward(site.base + path, query)).find((forward) => forward !== undefined);
}

/** Answers with a page, a file, a redirect or the 404 page. */
export function answerSite({ request, response }: Exchange, { preview, shown, path, language, isStill }: SiteRequest): void {
  const plain = decodedAddress(path).replace(/(?<=[^/])\/$/, '');
  const copied = shown?.copied.get(plain);
  if (copied !== undefined) {
    response.setHeader('Cache-Control', 'no-cache');
    sendCopied({ request, response }, copied);
    return;
  }
  const file = shown?.files.get(plain) ?? shown?.catalogue.findStyles(plain) ?? shown?.findSearch(plain);
  if (file !== undefined) {
    const type = types[extname(plain)] ?? 'application/octet-stream';
    response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-cache' }).end(file);
    return;
  }
  const live = findLive(preview, plain);
  if (live !== undefined) {
    response.setHeader('Cache-Control', caching.live);
    sendCopied({ request, response }, live);
    return;
  }
  const page =
    shown?.catalogue.renderPage(plain, languageOf(preview, language)) ??
    shown?.renderPage(plain === '' ? 'index.html' : `${plain}.html`);
  // 302 instead of the hosts' 301, which browsers would cache beyond the preview.
  const forward = forwardOf(preview.shown, shown, plain, request.url?.split(/\?(.*)/s)[1]);
  if (forward && (page === undefined || forward.isByQuery)) {
    response.writeHead(302, { Location: forward.location, 'Cache-Control': 'no-store' }).end();
    return;
  }
  const html = page ?? shown?.renderPage(shown.notFoundPath) ?? emptyPage;
  response.writeHead(page === undefined ? 404 : 200, pageHeaders(shown));
  if (isStill) {
    const still = withoutScripts(shown?.toEdition ? inEdition(html, shown.toEdition) : html);
    response.end(still.replace('</head>', () => `${stylesheetTag(shown?.base ?? '/')}</head>`));
    return;
  }
  const state = plain.startsWith('_') ? { parts: [] } : pageStateOf(preview, `/${plain}`, languageOf(preview, language));
  response.end(withClient(html, preview, state));
}
