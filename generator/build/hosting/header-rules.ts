import { filesFolder } from '../../../templates/model/files/file-kinds.ts';
import { hashedFolder } from '../../content/site/page-url.ts';
import { groupBy } from '../../core/util/group-by.ts';
import { cacheControl, caching, liveFiles } from './headers.ts';
import type { HostPlan } from './host-plan.ts';
import { dispositionOf, mediaTypeOf } from './media-types.ts';
import { escapePattern } from './server-options.ts';

/** Header rules that Cloudflare Pages reads of a file; Netlify reads more. */
export const maxHeaderRules = 100;

/** A rule of `_headers`: whose answers, and what is said with them. */
export interface HeaderRule {
  pattern: string;
  lines: string[];
}

/** A file, relative to the output folder, that is answered with headers of its own. */
interface FileHeaders {
  path: string;
  lines: string[];
}

/** Such files, each once: of two rules for one address Cloudflare Pages keeps the later. */
function specialFiles(paths: readonly string[]): FileHeaders[] {
  const lines = new Map<string, string[]>();
  const say = (path: string, line: string) => lines.set(path, [...(lines.get(path) ?? []), `  ${line}`]);
  // An extension that no host has a type for.
  for (const path of paths) if (path.endsWith('.rules')) say(path, `Content-Type: ${mediaTypeOf(path)}`);
  // Not every host has a type for each kind of file.
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

/** Files of one folder and one extension that are answered with the same headers; undefined for those at the root. */
function kindOf({ path, lines }: FileHeaders): string | undefined {
  const [, folder, extension] = /^([^/]+)\/.*\.([^./]+)$/.exec(path) ?? [];
  return folder && [folder, extension, ...lines].join('\n');
}

/**
 * One pattern for files of one kind; undefined where it also fits what has other headers, such as a page whose address ends
 * so. Netlify takes the dot for any character, and no account of capitals.
 */
function patternFor([first]: readonly FileHeaders[], paths: readonly string[], own: ReadonlySet<string>): string | undefined {
  const [, folder = '', extension = ''] = /^([^/]+)\/.*\.([^./]+)$/.exec(first?.path ?? '') ?? [];
  const fits = new RegExp(`^${escapePattern(folder)}/.*.${escapePattern(extension)}/?$`, 'iu');
  const hasOthers = paths.some((path) => !own.has(path) && (fits.test(path) || fits.test(path.replace(/\.html$/, ''))));
  return hasOthers ? undefined : `${folder}/*.${extension}`;
}

/**
 * One rule a file while all of them are read, then one for each kind of files, the largest first. Patterns also fit the
 * addresses of files that are not there, whose answer is a page: so as few as it takes.
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
 * The rules of `_headers`. Netlify and Cloudflare Pages add up those that fit an address, so no header stands in two of them;
 * pages carry no Cache-Control here, as both ask again for them by themselves.
 *
 * @param paths Files of the site, relative to the output folder.
 */
export function headerRules({ base, headers }: HostPlan, paths: readonly string[]): HeaderRule[] {
  const shared = [
    { pattern: `${base}*`, lines: Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`) },
    { pattern: `${base}${hashedFolder}*`, lines: [`  Cache-Control: ${caching.hashed}`] },
    // A pattern fits the addresses of pages, too: the folder of a site that has any there is its own.
    ...(paths.some((path) => path.startsWith(liveFiles))
      ? []
      : [{ pattern: `${base}${liveFiles}*`, lines: [`  Cache-Control: ${caching.live}`] }]),
  ];
  const own = mergeRules(specialFiles(paths), paths, maxHeaderRules - shared.length);
  return [...shared, ...own.map(({ path, lines }) => ({ pattern: encodeURI(base + path), lines }))];
}
