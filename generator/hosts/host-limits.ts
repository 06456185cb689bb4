import type { Site } from '../../site.schema.ts';
import type { Finding } from '../diagnostics/diagnostics.ts';
import type { Path } from '../json/path.ts';
import { headerRules, mostHeaderRules } from './header-rules.ts';
import { planHost } from './host-plan.ts';
import { listRedirects } from './redirects.ts';
import { longestRedirectLine, mostRedirectLines, redirectLines } from './static-hosts.ts';

/** Characters that a line of `_headers` may have. https://developers.cloudflare.com/pages/configuration/headers/ */
const longestHeaderLine = 2000;

export interface LimitsInput {
  site: Site;
  /** Files of the site, relative to the output folder. */
  paths: string[];
  /** Where the content says what stands at a place of the site. */
  toContent?: (path: Path) => Path;
}

/** Where each redirect is said, in the order of `listRedirects`. */
function placesOfRedirects({ redirects = [], routes }: Site): Path[] {
  const moved = routes.flatMap(({ movedFrom = [] }, route) => movedFrom.map((_, index) => ['routes', route, 'movedFrom', index]));
  return [...redirects.map((_, index) => ['redirects', index, 'from']), ...moved];
}

const limit = (expected: string, path: Path, found: string, count: number): Finding => ({
  code: 'host-limit',
  path,
  parameters: { expected, found, count },
});

/**
 * What Cloudflare Pages would leave out of `_headers` and `_redirects` without a word.
 * https://developers.cloudflare.com/pages/configuration/redirects/
 */
export function findBeyondLimits({ site, paths, toContent = (path) => path }: LimitsInput): Finding[] {
  const plan = planHost(site);
  const rules = headerRules(plan, paths);
  const longest = Math.max(...rules.flatMap(({ pattern, lines }) => [pattern, ...lines]).map(({ length }) => length));
  const redirects = plan.redirects.map(redirectLines);
  const lines = redirects.reduce((sum, { length }) => sum + length, 0);
  const places = placesOfRedirects(site);
  const [first = []] = places;
  const long = redirects.flatMap((ofOne, index) => {
    const count = Math.max(...ofOne.map(({ length }) => length));
    if (count <= longestRedirectLine) return [];
    return [limit('line', toContent(places[index] ?? []), listRedirects(site)[index]?.from ?? '', count)];
  });
  return [
    ...(rules.length > mostHeaderRules ? [limit('headers', [], '_headers', rules.length)] : []),
    ...(longest > longestHeaderLine ? [limit('header', [], '_headers', longest)] : []),
    ...(lines > mostRedirectLines
      ? [limit('redirects', toContent(first.slice(0, first[0] === 'redirects' ? 1 : -1)), '_redirects', lines)]
      : []),
    ...long,
  ];
}
