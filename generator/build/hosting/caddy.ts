import { hashedFolder } from '../../content/site/page-url.ts';
import { groupBy } from '../../core/util/group-by.ts';
import { caching, liveFiles, namedExtensions } from './headers.ts';
import type { Server } from './host.ts';
import type { HostPlan } from './host-plan.ts';
import { mediaTypes, savedDisposition, savedFile, textExtensions } from './media-types.ts';
import { byPath, byQuery, queryPattern } from './queries.ts';
import type { PlannedRedirect } from './redirects.ts';
import { escapePattern, indent, notice, quote, type ServerOptions } from './server-options.ts';

/** Caddy reads an expression in backquotes literally. */
const raw = (text: string) => `\`${text}\``;

/** Path as a key of a map; as a literal pattern if it contains braces, `$` or quotes, which Caddy would interpret. */
const exactly = (path: string) => (/[{}$"'`]/.test(path) ? raw(`~^${escapePattern(path)}$`) : quote(path));

/** Redirects by query with the same status. */
function fromQueries(name: string, list: PlannedRedirect[]): string[] {
  const lines = list.flatMap(({ from, query, to, fragment }) =>
    from.map((path) => `${raw(String.raw`~^${escapePattern(path)}\?${queryPattern(query)}`)} ${quote(to + fragment)}`),
  );
  return [
    `map "{path}?{query}" {${name}} {`,
    ...indent([...lines, 'default ""'], '\t'),
    '}',
    `@${name} expression ${raw(`{${name}} != ""`)}`,
    `redir @${name} {${name}} ${list[0]?.status}`,
  ];
}

/** Redirects with the same status that all keep the query of the request, or all drop it. */
function redirectsOf(name: string, list: PlannedRedirect[]): string[] {
  const [first] = list;
  if (!first) return [];
  const query = first.to.includes('?') ? '' : '{mark}{query}';
  return [
    `map {path} {${name}} {${name}_place} {`,
    ...indent(
      list.flatMap(({ from, to, fragment }) => from.map((path) => `${exactly(path)} ${quote(to)} ${quote(fragment)}`)),
      '\t',
    ),
    '\tdefault "" ""',
    '}',
    `@${name} expression ${raw(`{${name}} != ""`)}`,
    `redir @${name} "{${name}}${query}{${name}_place}" ${first.status}`,
  ];
}

function redirects(list: PlannedRedirect[]): string[] {
  const queries = groupBy(byQuery(list), ({ status }) => `moved_${status}_query`);
  const paths = groupBy(byPath(list), ({ status, to }) => `moved_${status}${to.includes('?') ? '_fixed' : ''}`);
  return [
    ...[...queries].flatMap(([name, ofKind]) => fromQueries(name, ofKind)),
    ...[...paths].flatMap(([name, ofKind]) => redirectsOf(name, ofKind)),
  ];
}

/**
 * Redirects `/page/`, `/page/index.html` and `/page.html` to `/page` if the page exists. The address stays encoded as it was
 * sent.
 */
function canonical(base: string): string[] {
  const page = '((?:/[^/?]+)+?)';
  const ends = ['/', '/index\\.html', '\\.html'];
  return [
    'map {path} {page} {',
    ...ends.map((end) => `\t${raw(`~^${page}${end}$`)} "\${1}"`),
    '\tdefault ""',
    '}',
    'map {uri} {canonical} {',
    ...ends.map((end) => `\t${raw(String.raw`~^${page}${end}(\?.*)?$`)} "\${1}\${2}"`),
    '\tdefault ""',
    '}',
    `@home path ${quote(`${base}index.html`)} ${quote(`${base}index`)}${base === '/' ? '' : ` ${quote(base.slice(0, -1))}`}`,
    `redir @home "${base}{mark}{query}" 301`,
    '@canonical {',
    `\texpression ${raw('{page} != "" && {canonical} != ""')}`,
    '\tfile {page}.html',
    '}',
    'redir @canonical "{canonical}" 301',
  ];
}

/** Deferred: Caddy sets `Vary` for compressed responses only, but caches need it for the others too. */
const vary = [
  `@text path ${textExtensions.map((extension) => `*.${extension}`).join(' ')}`,
  'header @text {',
  '\tVary Accept-Encoding',
  '\tdefer',
  '}',
];

/** Media type and caching by address. */
function headersOfFiles(base: string): string[] {
  return [
    'map {path} {type} {',
    ...Object.entries(mediaTypes).map(([extension, type]) => `\t${raw(String.raw`~\.${extension}$`)} ${quote(type)}`),
    '\tdefault "application/octet-stream"',
    '}',
    `map {path} {caching} {`,
    `\t${raw(`~^${escapePattern(base + hashedFolder)}`)} ${quote(caching.hashed)}`,
    `\t${raw(String.raw`~\.html$`)} ${quote(caching.page)}`,
    `\t${raw(`~^${escapePattern(base + liveFiles)}`)} ${quote(caching.live)}`,
    `\t${raw(String.raw`~\.(?:${namedExtensions.join('|')})$`)} ${quote(caching.named)}`,
    `\tdefault ${quote(caching.page)}`,
    '}',
    'header Content-Type {type}',
    'header Cache-Control {caching}',
    '@saved {',
    `\tpath_regexp ${raw(savedFile)}`,
    '\tfile',
    '}',
    `header @saved Content-Disposition ${savedDisposition}`,
    ...vary,
  ];
}

function rules({ base, folders, redirects: list }: HostPlan): string[] {
  const files = 'file_server {\n\tprecompressed br gzip\n\tindex off.invalid\n\tdisable_canonical_uris\n}'.split('\n');
  const notFound = ['', ...folders].flatMap((folder) => [`${base}${folder}404.html`, `${base}${folder}404`]);
  return [
    '@method not method GET HEAD',
    'header @method Allow "GET, HEAD"',
    'respond @method 405',
    // Caddy's file system fails on them.
    `@unreadable path_regexp ${raw(String.raw`[\x00-\x1f\x7f]`)}`,
    'error @unreadable 404',
    'map {query} {mark} {',
    '\t"" ""',
    '\tdefault "?"',
    '}',
    ...redirects(list),
    `@kept {`,
    `\tpath */.* ${quote(`${base}_*`)} *.br *.gz ${notFound.map(quote).join(' ')}`,
    `\tnot path ${quote(`${base}.well-known/*`)}`,
    '}',
    'error @kept 404',
    ...canonical(base),
    `@outside not path ${quote(`${base}*`)}`,
    'error @outside 404',
    `rewrite ${quote(base)} ${quote(`${base}index.html`)}`,
    'try_files {path} {path}.html',
    ...headersOfFiles(base),
    ...files,
  ];
}

/** Rewrites to the 404 page of the edition whose address it is. */
function toNotFoundPage({ base, folders }: HostPlan): string[] {
  const page = quote(`${base}404.html`);
  if (folders.length === 0) return [`rewrite * ${page}`];
  const pages = folders.map((folder) => `\t${raw(`~^${escapePattern(base + folder)}`)} ${quote(`${base}${folder}404.html`)}`);
  return ['map {path} {not_found} {', ...pages, `\tdefault ${page}`, '}', 'rewrite * {not_found}'];
}

/** Configuration for Caddy 2.6 or later: a Caddyfile, or a file that one imports. Caddy gets its certificate itself. */
function caddyConfiguration(plan: HostPlan, { root, address }: ServerOptions): string {
  const headers = Object.entries(plan.headers).map(([name, value]) => `${name} ${quote(value)}`);
  const lines = [
    ...notice,
    `${address.origin} {`,
    ...indent(
      [
        `root * ${quote(root)}`,
        'header {',
        ...indent([...headers, `Cache-Control ${quote(caching.page)}`], '\t'),
        '}',
        // In a separate directive: removing a header defers its whole block, so headers set in the same block would be set
        // last.
        'header -Server',
        'route {',
        ...indent(rules(plan), '\t'),
        '}',
        'handle_errors {',
        ...indent(toNotFoundPage(plan), '\t'),
        // These headers are about the requested page, not the 404 page.
        ...['Range', 'If-None-Match', 'If-Modified-Since'].map((name) => `\trequest_header -${name}`),
        `\theader Content-Type ${quote(mediaTypes.html ?? '')}`,
        '\theader -Server',
        ...indent(vary, '\t'),
        `\theader Cache-Control ${quote(caching.page)}`,
        '\tfile_server {',
        '\t\tprecompressed br gzip',
        '\t}',
        '}',
      ],
      '\t',
    ),
    '}',
  ];
  return `${lines.join('\n')}\n`;
}

export const caddy: Server = { file: 'Caddyfile', configure: caddyConfiguration };
