import { filesFolder } from '../../../templates/model/files/file-kinds.ts';
import { hashedFolder } from '../../content/site/page-url.ts';
import { groupBy } from '../../core/util/group-by.ts';
import { cacheControl, caching, liveFiles } from './headers.ts';
import type { HostPlan } from './host-plan.ts';
import { dispositionOf, mediaTypeOf } from './media-types.ts';
import { escapePattern } from './server-options.ts';

/** Maximum number of rules in `_headers` that Cloudflare Pages reads; Netlify reads more. */
export const maxHeaderRules = 100;

/** Rule of `_headers`: URL pattern, and its header lines. */
export interface HeaderRule {
  pattern: string;
  lines: string[];
}

/** File, relative to the output folder, with its own headers. */
interface FileHeaders {
  path: string;
  lines: string[];
}

/** Files with their own headers, each once: of two rules for one address, Cloudflare Pages keeps the later. */
function specialFiles(paths: readonly string[]): FileHeaders[] {
  const lines = new Map<string, string[]>();
  const say = (path: string, line: string) => lines.set(path, [...(lines.get(path) ?? []), `  ${line}`]);
  // No host knows this extension.
  for (const path of paths) if (path.endsWith('.rules')) say(path, `Content-Type: ${mediaTypeOf(path)}`);
  // Hosts do not know the types of all published files.
  const published = paths.filter((path) => path.startsWith(filesFolder) && !path.endsWith('.html')).sort();
  for (const path of published) {
    const disposition = dispositionOf(path);
    say(path, `Content-Type: ${mediaTypeOf(path)}`);
    if (disposition) say(path, `Content-Disposition: ${disposition}`);
  }
  const named = paths.filter((path) => cacheControl(path) === caching.named).sort();
  for (const path of named) say(path, `Cache-Control: ${caching.named}`);
  return [...lines].map(([path, ofPath]) => ({ path, lines: ofPath }));
}

/** Key of files with the same folder, extension and headers; undefined for files at the root. */
function kindOf({ path, lines }: FileHeaders): string | undefined {
  const [, folder, extension] = /^([^/]+)\/.*\.([^./]+)$/.exec(path) ?? [];
  return folder && [folder, extension, ...lines].join('\n');
}

/**
 * Pattern for files with the same key; undefined if it also matches files with other headers, such as a page whose address ends
 * in the extension. In Netlify's patterns, a dot matches any character and case is ignored.
 */
function patternFor([first]: readonly FileHeaders[], paths: readonly string[], own: ReadonlySet<string>): string | undefined {
  const [, folder = '', extension = ''] = /^([^/]+)\/.*\.([^./]+)$/.exec(first?.path ?? '') ?? [];
  const fits = new RegExp(`^${escapePattern(folder)}/.*.${escapePattern(extension)}/?$`, 'iu');
  const hasOthers = paths.some((path) => !own.has(path) && (fits.test(path) || fits.test(path.replace(/\.html$/, ''))));
  return hasOthers ? undefined : `${folder}/*.${extension}`;
}

/**
 * One rule per file while they fit the limit; then one pattern per group of files, the largest group first. Patterns also match
 * addresses of missing files, whose answer is the 404 page, so as few as possible are used.
 */
function mergeRules(special: FileHeaders[], paths: readonly string[], most: number): FileHeaders[] {
  const kinds = [...groupBy(special, (file) => kindOf(file) ?? '')].filter(([kind, files]) => kind !== '' && files.length > 1);
  let rules: FileHeaders[] = special;
  for (const [, files] of kinds.sort(([, one], [, other]) => other.length - one.length)) {
    if (rules.length <= most) break;
    const own = new Set(files.map(({ path }) => path));
    const pattern = patternFor(files, paths, own);
    const [first] = files;
    if (pattern === undefined || !first) continue;
    rules = rules.flatMap((rule) => {
      if (rule === first) return [{ path: pattern, lines: first.lines }];
      return own.has(rule.path) ? [] : [rule];
    });
  }
  return rules;
}

/**
 * Rules of `_headers`. Netlify and Cloudflare Pages combine all rules that match an address, so no header is in two of them.
 * Pages have no Cache-Control here, since both hosts revalidate them by default.
 * @param paths files of the site, relative to the output folder
 */
export function headerRules({ base, headers }: HostPlan, paths: readonly string[]): HeaderRule[] {
  const shared = [
    { pattern: `${base}*`, lines: Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`) },
    { pattern: `${base}${hashedFolder}*`, lines: [`  Cache-Control: ${caching.hashed}`] },
    // The pattern would match pages too; a site with pages in this folder has no live files.
    ...(paths.some((path) => path.startsWith(liveFiles))
      ? []
      : [{ pattern: `${base}${liveFiles}*`, lines: [`  Cache-Control: ${caching.live}`] }]),
  ];
  const own = mergeRules(specialFiles(paths), paths, maxHeaderRules - shared.length);
  return [...shared, ...own.map(({ path, lines }) => ({ pattern: encodeURI(base + path), lines }))];
}
