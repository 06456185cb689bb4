import { hashedFolder } from '../../content/site/page-url.ts';
import { caching, liveFiles, namedExtensions } from './headers.ts';
import type { Server } from './host.ts';
import type { HostPlan } from './host-plan.ts';
import { mediaTypes, savedDisposition, savedFile, textExtensions } from './media-types.ts';
import { byPath, byQuery, queryPattern } from './queries.ts';
import type { PlannedRedirect } from './redirects.ts';
import { escapePattern, indent, notice, portOf, quote, type ServerOptions } from './server-options.ts';

/** Quotes a pattern without changing its backslashes. */
const pattern = (text: string) => `"${text}"`;

/** Escapes the target of a rewrite: `%` would otherwise be a back reference. */
const target = (address: string) => address.replaceAll('%', String.raw`\%`);

/** Excludes Apache's internal subrequests, such as the one for the 404 page. */
const requested = 'RewriteCond "%{ENV:REDIRECT_STATUS}" "^$"';

const pathsOf = (base: string, from: string[]) => from.map((path) => escapePattern(path.slice(base.length))).join('|');

/** Redirects by query; the query is dropped. */
function fromQueries(base: string, list: PlannedRedirect[]): string[] {
  return byQuery(list).flatMap(({ from, query, to, fragment, status }) => [
    requested,
    `RewriteCond "%{QUERY_STRING}" ${pattern(`^${queryPattern(query)}`)}`,
    `RewriteRule ${pattern(`^(?:${pathsOf(base, from)})$`)} "${target(to + fragment)}" [R=${status},NE,QSD,END]`,
  ]);
}

function fromPaths(base: string, list: PlannedRedirect[]): string[] {
  return byPath(list).flatMap(({ from, to, fragment, status, isByLetter }) => {
    const paths = pathsOf(base, from);
    // On a case-insensitive disk, a rule is matched against the spelling of the disk, not of the request.
    const sent = `RewriteCond "%{REQUEST_URI}" ${pattern(`^${escapePattern(base)}(?:${paths})$`)}`;
    const conditions = isByLetter ? [requested, sent] : [requested];
    const asking = isByLetter ? '^' : `^(?:${paths})$`;
    const rule = (address: string) => `RewriteRule ${pattern(asking)} "${address}" [R=${status},NE,END]`;
    const own = target(to);
    if (fragment === '' || to.includes('?')) return [...conditions, rule(own + target(fragment))];
    const withQuery = [...conditions, 'RewriteCond "%{QUERY_STRING}" "."', rule(`${own}?%{QUERY_STRING}${target(fragment)}`)];
    return [...withQuery, ...conditions, rule(own + target(fragment))];
  });
}

/** Media types, charsets and encodings, independent of the server's own configuration. */
function types(): string[] {
  const entries = Object.entries(mediaTypes).map(([extension, type]) => [extension, ...type.split('; charset=')] as const);
  return [
    'RemoveLanguage .br',
    'RemoveType .br .gz',
    ...entries.map(([extension, type]) => `AddType ${type} .${extension}`),
    'AddDefaultCharset Off',
    ...entries.flatMap(([extension, , charset]) => (charset ? [`AddCharset ${charset} .${extension}`] : [])),
    'AddEncoding br .br',
    'AddEncoding gzip .gz',
  ];
}

/** Pattern of files with these extensions, and of their compressed copies. */
const endingIn = (extensions: readonly string[]) => String.raw`\.(?:${extensions.join('|')})(?:\.(?:br|gz))?$`;

function headers({ base, headers: every }: HostPlan): string[] {
  const found = '%{REQUEST_STATUS} -lt 300 || %{REQUEST_STATUS} == 304';
  const when = (path: string) => `"expr=(${found}) && %{REQUEST_URI} =~ m#${path}#"`;
  // The URI may be that of a compressed copy at this point.
  return [
    ...Object.entries(every).map(([name, value]) => `Header always set ${name} ${quote(value)}`),
    `Header always set Cache-Control ${quote(caching.page)}`,
    `Header always set Cache-Control ${quote(caching.named)} ${when(endingIn(namedExtensions))}`,
    `Header always set Cache-Control ${quote(caching.hashed)} ${when(`^${escapePattern(base + hashedFolder)}`)}`,
    `Header always set Cache-Control ${quote(caching.live)} ${when(String.raw`^${escapePattern(base + liveFiles)}(?!.*\.html(?:\.(?:br|gz))?$)`)}`,
    `Header always set Content-Disposition ${savedDisposition} ${when(savedFile.replace(/\$$/, String.raw`(?:\.(?:br|gz))?$`))}`,
    `<FilesMatch ${pattern(endingIn(textExtensions))}>`,
    '  Header merge Vary Accept-Encoding',
    '</FilesMatch>',
  ];
}

function rewrites({ base, folders, redirects: list }: HostPlan): string[] {
  const file = `%{DOCUMENT_ROOT}${base}$1`;
  const copy = (encoding: string, extension: string) => [
    `RewriteCond "%{HTTP:Accept-Encoding}" ${pattern(String.raw`\b${encoding}\b`)}`,
    `RewriteCond "${file}.${extension}" -f`,
    `RewriteRule "^(.+)$" "$1.${extension}" [END]`,
  ];
  const within = folders.length > 0 ? `(?:${folders.map(escapePattern).join('|')})?` : '';
  return [
    'RewriteEngine On',
    'RewriteOptions AllowNoSlash',
    `RewriteBase ${quote(base)}`,
    'RewriteCond "%{REQUEST_METHOD}" "!^(?:GET|HEAD)$"',
    'RewriteRule "^" "-" [R=405,L]',
    ...(base === '/' ? [] : [`RewriteCond "%{REQUEST_URI}" "=${base.slice(0, -1)}"`, `RewriteRule "^" "${base}" [R=301,END]`]),
    ...fromQueries(base, list),
    ...fromPaths(base, list),
    requested,
    String.raw`RewriteRule "(?:^|/)\.(?!well-known/)|^_|\.(?:br|gz)$|^${within}404(?:\.html)?$" "-" [R=404,L]`,
    requested,
    String.raw`RewriteRule "^index(?:\.html)?$" "${base}" [R=301,END]`,
    requested,
    `RewriteCond "${file}.html" -f`,
    String.raw`RewriteRule "^(.+?)(?:/index\.html|\.html|/)$" "${base}$1" [R=301,END]`,
    'RewriteRule "^$" "index.html"',
    `RewriteCond "${file}" "!-f"`,
    `RewriteCond "${file}.html" -f`,
    'RewriteRule "^(.*[^/])$" "$1.html"',
    ...copy('br', 'br'),
    ...copy('gzip', 'gz'),
  ];
}

/** 404 pages of editions, in reverse order because the last match counts. */
const pagesOfEditions = ({ base, folders }: HostPlan): string[] =>
  folders
    .toReversed()
    .flatMap((folder) => [
      `<If "%{REQUEST_URI} =~ m#^${escapePattern(base + folder)}#">`,
      `  ErrorDocument 404 ${quote(`${base}${folder}404.html`)}`,
      '</If>',
    ]);

/** All directives except rewrites, which work differently inside and outside a directory context. */
function settings(plan: HostPlan): string[] {
  return [
    'Options -Indexes -MultiViews',
    'DirectorySlash Off',
    'DirectoryIndex disabled',
    'AcceptPathInfo Off',
    'FileETag MTime Size',
    `ErrorDocument 404 ${quote(`${plan.base}404.html`)}`,
    ...pagesOfEditions(plan),
    ...types(),
    ...headers(plan),
  ];
}

/** `.htaccess` for shared hosting with Apache 2.4, placed beside `index.html`. */
function apacheFolderConfiguration(plan: HostPlan): string {
  return `${[...notice, '# Needs mod_rewrite, mod_headers, mod_mime and mod_dir.', ...settings(plan), ...rewrites(plan)].join('\n')}\n`;
}

/**
 * Configuration for Apache 2.4: a file for `sites-enabled/`; needs mod_rewrite, mod_headers, mod_mime, mod_dir, and mod_ssl for
 * https.
 */
function apacheConfiguration(plan: HostPlan, { root, address, certificate, key }: ServerOptions): string {
  const { hostname, protocol, origin } = address;
  const tls = ['SSLEngine on', `SSLCertificateFile ${quote(certificate)}`, `SSLCertificateKeyFile ${quote(key)}`];
  const plain = ['<VirtualHost *:80>', `  ServerName ${hostname}`, `  Redirect permanent / ${origin}/`, '</VirtualHost>'];
  const lines = [
    ...notice,
    ...(protocol === 'https:' ? plain : []),
    `<VirtualHost *:${portOf(address)}>`,
    ...indent([
      `ServerName ${hostname}`,
      `DocumentRoot ${quote(root)}`,
      ...(protocol === 'https:' ? tls : []),
      ...settings(plan),
      `<Directory ${quote(root + plan.base.replace(/\/$/, ''))}>`,
      ...indent(['Require all granted', 'AllowOverride None', 'Options FollowSymLinks', ...rewrites(plan)]),
      '</Directory>',
    ]),
    '</VirtualHost>',
  ];
  return `${lines.join('\n')}\n`;
}

export const apache: Server = { file: 'apache.conf', configure: apacheConfiguration };

export const apacheFolder: Server = { file: '.htaccess', configure: apacheFolderConfiguration };
