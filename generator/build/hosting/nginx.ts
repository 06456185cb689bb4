import { hashedFolder } from '../../content/site/page-url.ts';
import { groupBy } from '../../core/util/group-by.ts';
import { nameHash } from '../../core/util/hash.ts';
import { caching, liveFiles, namedExtensions } from './headers.ts';
import type { Server } from './host.ts';
import type { HostPlan } from './host-plan.ts';
import { mediaTypes, savedDisposition, savedFile } from './media-types.ts';
import { byPath, byQuery, queryPattern } from './queries.ts';
import type { PlannedRedirect } from './redirects.ts';
import { escapePattern, indent, notice, portOf, quote, type ServerOptions } from './server-options.ts';

/** Media types and charsets, independent of the server's own tables. */
function types(): string[] {
  const extensions = groupBy(Object.entries(mediaTypes), ([, type]) => type.replace(/;.*/, ''));
  const withCharset = [...new Set(Object.values(mediaTypes).flatMap((type) => type.match(/^(?!text\/html)[^;]+(?=;)/) ?? []))];
  return [
    'types {',
    ...indent([...extensions].map(([type, entries]) => `${type} ${entries.map(([extension]) => extension).join(' ')};`)),
    '}',
    'default_type application/octet-stream;',
    'charset utf-8;',
    `charset_types ${withCharset.join(' ')};`,
  ];
}

/** Redirects as `return` directives, each in a block that `comparing` opens. */
function redirects(list: PlannedRedirect[], comparing: (path: string) => string): string[] {
  return list.flatMap(({ from, to, fragment, status }) => {
    const target = quote(to + (to.includes('?') ? '' : '$is_args$args') + fragment);
    return from.map((path) => `${comparing(path)} { return ${status} ${target}; }`);
  });
}

const fromPlaces = (list: PlannedRedirect[]) =>
  redirects(
    byPath(list).filter(({ isByLetter }) => !isByLetter),
    (path) => `location = ${quote(path)}`,
  );

/** On case-insensitive file systems, nginx compares locations without case, but not conditions. */
const fromLetters = (list: PlannedRedirect[]) =>
  redirects(
    byPath(list).filter(({ isByLetter }) => isByLetter),
    (path) => `if ($uri ~ "^${escapePattern(path)}$")`,
  );

/** Redirects by query: `maps` for outside the server block, one per status, and `rules` for inside. */
function fromQueries(list: PlannedRedirect[], variable: string): { maps: string[]; rules: string[] } {
  const kinds = [...groupBy(byQuery(list), ({ status }) => status)];
  const maps = kinds.flatMap(([status, ofKind]) => {
    const lines = ofKind.flatMap(({ from, query, to, fragment }) =>
      from.map((path) => `"~^${escapePattern(path)}\\?${queryPattern(query)}" ${quote(to + fragment)};`),
    );
    return [`map "$uri?$args" ${variable}_${status} {`, ...indent(['default "";', ...lines]), '}'];
  });
  const rules = kinds.map(([status]) => `if (${variable}_${status}) { return ${status} ${variable}_${status}; }`);
  return { maps, rules };
}

/** Redirects `/page/`, `/page/index.html` and `/page.html` to `/page` if the page exists. */
function canonical(base: string): string[] {
  return ['/', '/index\\.html', '\\.html'].map(
    (end) =>
      `location ~ "^(?<page>${escapePattern(base)}.*[^/])${end}$" { if (-f "$document_root$page.html") { rewrite "^(.+)${end}$" "$1" permanent; } return 404; }`,
  );
}

/** @param notFound address of the 404 page, or the variable with it */
function locations({ base, folders, redirects: list }: HostPlan, notFound: string): string[] {
  const escaped = escapePattern(base);
  const home = quote(base);
  return [
    `error_page 404 ${notFound};`,
    ...['', ...folders].flatMap((folder) => [
      `location = ${quote(`${base}${folder}404.html`)} { internal; }`,
      `location = ${quote(`${base}${folder}404`)} { return 404; }`,
    ]),
    ...(base === '/' ? [] : [`location = ${quote(base.slice(0, -1))} { return 301 "${base}$is_args$args"; }`]),
    `location = ${home} { try_files "${base}index.html" =404; }`,
    ...['index.html', 'index'].map((name) => `location = ${quote(base + name)} { return 301 "${base}$is_args$args"; }`),
    ...fromPlaces(list),
    `location ~ "/\\.(?!well-known/)|^${escaped}_|\\.(?:br|gz)$" { return 404; }`,
    ...canonical(base),
    `location ${home} { try_files $uri $uri.html =404; }`,
    ...(base === '/' ? [] : ['location / { return 404; }']),
  ];
}

function listening({ address, certificate, key }: ServerOptions): { own: string[]; plain: string[] } {
  const { hostname, protocol } = address;
  const port = portOf(address);
  if (protocol === 'http:') return { own: [`listen ${port};`, `server_name ${hostname};`], plain: [] };
  const own = [
    `listen ${port} ssl http2;`,
    `listen [::]:${port} ssl http2;`,
    `server_name ${hostname};`,
    `ssl_certificate ${quote(certificate)};`,
    `ssl_certificate_key ${quote(key)};`,
    'ssl_protocols TLSv1.2 TLSv1.3;',
  ];
  const plain = ['listen 80;', 'listen [::]:80;', `server_name ${hostname};`, `return 301 "${address.origin}$request_uri";`];
  return { own, plain: ['server {', ...indent(plain), '}'] };
}

/** Map from an address to the 404 page of its edition. */
function pagesOfEditions({ base, folders }: HostPlan, variable: string): string[] {
  if (folders.length === 0) return [];
  const pages = folders.map((folder) => `"~^${escapePattern(base + folder)}" ${quote(`${base}${folder}404.html`)};`);
  return [`map $uri ${variable} {`, ...indent([`default ${quote(`${base}404.html`)};`, ...pages]), '}'];
}

/** Maximum length of a variable's suffix: nginx has no room for long names. */
const longestSuffix = 30;

/** Suffix that makes the variables of a site unique on a server. */
function suffixOf(address: string): string {
  const suffix = address.replaceAll(/\W/g, '_');
  return suffix.length > longestSuffix
    ? `${suffix.slice(0, longestSuffix - 9)}_${nameHash(address).replaceAll(/\W/g, '_')}`
    : suffix;
}

/** Maps with the values of Cache-Control and Content-Disposition by address. */
function headersOfFiles(base: string, variable: string, disposition: string): string[] {
  return [
    `map $uri ${variable} {`,
    ...indent([
      `default ${quote(caching.page)};`,
      `"~^${escapePattern(base + hashedFolder)}" ${quote(caching.hashed)};`,
      `"~^${escapePattern(base + liveFiles)}(?!.*\\.html$)" ${quote(caching.live)};`,
      `"~\\.(?:${namedExtensions.join('|')})$" ${quote(caching.named)};`,
    ]),
    '}',
    // nginx omits headers with an empty value.
    `map $uri ${disposition} {`,
    ...indent(['default "";', `"~${savedFile}" ${savedDisposition};`]),
    '}',
  ];
}

/**
 * Configuration for nginx 1.18 or later: a file for `conf.d/` or `sites-enabled/`. Compressed copies of pages are served by
 * gzip_static, which Debian's nginx includes, and by brotli_static if the module is installed.
 */
function nginxConfiguration(plan: HostPlan, options: ServerOptions): string {
  const { own, plain } = listening(options);
  const suffix = suffixOf(options.address.hostname + plan.base);
  const [variable, disposition, notFound] = [`$caching_${suffix}`, `$disposition_${suffix}`, `$not_found_${suffix}`];
  const { maps, rules } = fromQueries(plan.redirects, `$moved_${suffix}`);
  const lines = [
    ...notice,
    ...headersOfFiles(plan.base, variable, disposition),
    ...pagesOfEditions(plan, notFound),
    ...maps,
    ...plain,
    'server {',
    ...indent([
      ...own,
      `root ${quote(options.root)};`,
      'server_tokens off;',
      'absolute_redirect off;',
      'autoindex off;',
      'etag on;',
      'if ($request_method !~ "^(?:GET|HEAD)$") { return 405; }',
      ...rules,
      ...fromLetters(plan.redirects),
      'gzip off;',
      'gzip_static on;',
      'gzip_vary on;',
      options.hasBrotli ? 'brotli_static on;' : '# With the module brotli_static: npm run hosts -- --brotli',
      ...types(),
      ...Object.entries(plan.headers).map(([name, value]) => `add_header ${name} ${quote(value)} always;`),
      `add_header Cache-Control ${variable} always;`,
      `add_header Content-Disposition ${disposition};`,
      ...locations(plan, plan.folders.length > 0 ? notFound : quote(`${plan.base}404.html`)),
    ]),
    '}',
  ];
  return `${lines.join('\n')}\n`;
}

export const nginx: Server = { file: 'nginx.conf', configure: nginxConfiguration };
