import type { InMemoryFile, OutputFile } from '../../core/util/output-file.ts';
import { isCopy } from './compress.ts';
import { headerRules } from './header-rules.ts';
import type { StaticHost } from './host.ts';
import type { HostPlan } from './host-plan.ts';
import { byQuery } from './queries.ts';
import type { PlannedRedirect } from './redirects.ts';

/** `_headers` for Netlify and Cloudflare Pages. */
function headersFile(plan: HostPlan, files: OutputFile[]): InMemoryFile {
  const paths = files.map(({ path }) => path).filter((path) => !isCopy(path));
  const rules = headerRules(plan, paths);
  return { path: '_headers', content: `${rules.flatMap(({ pattern, lines }) => [pattern, ...lines]).join('\n')}\n` };
}

/** Limits of `_redirects` on Cloudflare Pages: lines, and characters per line. Netlify's are higher. */
export const maxRedirectLines = 2000;
export const maxRedirectLineLength = 1000;

/** Lines of `_redirects` for a redirect, the source as written first; none for a redirect by query. */
export const redirectLines = ({ from, query, to, fragment, status }: PlannedRedirect): string[] =>
  query.length > 0 ? [] : from.map((path) => `${encodeURI(path)} ${to}${fragment} ${status}`);

const encodeAll = (text: string) => encodeURIComponent(text).replaceAll('*', '%2A');

/**
 * Lines for redirects by query, which Netlify supports; Cloudflare Pages ignores lines with four parts. Netlify passes the
 * query on, so a redirect to its own path would loop; parameters need a value. `!` applies the rule even if the path exists.
 * https://docs.netlify.com/manage/routing/redirects/redirect-options/#query-parameters
 */
function queryLines({ from, query, to, fragment, status }: PlannedRedirect): string[] {
  const pairs = query.map((parameter) => /^([^=]+)=(.+)$/s.exec(parameter) ?? []);
  if (from.some((path) => encodeURI(path) === to) || pairs.some(({ length }) => length === 0)) return [];
  const conditions = pairs.map(([, name = '', value = '']) => `${encodeAll(name)}=${encodeAll(value)}`).join(' ');
  return from.map((path) => `${encodeURI(path)} ${conditions} ${to}${fragment} ${status}!`);
}

/**
 * `_redirects` for Netlify and Cloudflare Pages: both pass the query on, and both require encoded addresses. If there are too
 * many lines, the sources as written come before their variants.
 */
export function redirectsFile({ base, folders, redirects }: HostPlan): InMemoryFile[] {
  const each = redirects.map(redirectLines);
  const all = each.flat();
  const [first, others] = [each.flatMap((lines) => lines.slice(0, 1)), each.flatMap((lines) => lines.slice(1))];
  const lines = all.length > maxRedirectLines ? [...first, ...others] : all;
  // Existing files take precedence over rules. Cloudflare Pages finds the nearest 404 page itself, and ignores these lines.
  const notFound = folders.map((folder) => encodeURI(`${base}${folder}`)).map((folder) => `${folder}* ${folder}404.html 404`);
  const written = [...byQuery(redirects).flatMap(queryLines), ...lines, ...notFound];
  return written.length > 0 ? [{ path: '_redirects', content: `${written.join('\n')}\n` }] : [];
}

export const netlifyAndCloudflare: StaticHost = {
  notes: (plan, files) => [headersFile(plan, files), ...redirectsFile(plan)],
};
