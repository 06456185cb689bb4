import type { Site } from '../../site.schema.ts';
import type { Finding } from '../diagnostics/diagnostics.ts';
import type { Path } from '../json/path.ts';
import { headerRules, mostHeaderRules } from './header-rules.ts';
import { planHost } from './host-plan.ts';
import { listRedirects } from './redirects.ts';
import { longestRedirectLine, mostRedirectLines, redirectLines } from './static-hosts.ts';

/** Characters that a line of `_headers` may have. https://developers.cloudflare.com/pages/configuration/headers/ */
const longestHeaderLine = 2000;

interface LimitedSite {
  site: Site;
  toContent?: (path: Path) => Path;
}

export interface LimitsInput {
  /** The editions of a site, the default first: `toContent` is where the content says what stands at a place of it. */
  editions: readonly [LimitedSite, ...LimitedSite[]];
  /** Files of the site, relative to the output folder. */
  paths: string[];
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
export function findBeyondLimits({ editions: [first, ...others], paths }: LimitsInput): Finding[] {
  const sites = [first.site, ...others.map(({ site }) => site)] as const;
  const plan = planHost(...sites);
  const rules = headerRules(plan, paths);
  const longest = Math.max(...rules.flatMap(({ pattern, lines }) => [pattern, ...lines]).map(({ length }) => length));
  const redirects = plan.redirects.map(redirectLines);
  const lines = redirects.reduce((sum, { length }) => sum + length, 0);
  const listed = listRedirects(sites);
  const placeOf = (index: number, cut = (place: Path) => place): Path => {
    const { site, place = [] } = listed[index] ?? {};
    const toContent = [first, ...others].find((one) => one.site === site)?.toContent;
    return toContent ? toContent(cut(place)) : cut(place);
  };
  const long = redirects.flatMap((ofOne, index) => {
    const count = Math.max(...ofOne.map(({ length }) => length));
    if (count <= longestRedirectLine) return [];
    return [limit('line', placeOf(index), listed[index]?.from ?? '', count)];
  });
  return [
    ...(rules.length > mostHeaderRules ? [limit('headers', [], '_headers', rules.length)] : []),
    ...(longest > longestHeaderLine ? [limit('header', [], '_headers', longest)] : []),
    ...(lines > mostRedirectLines
      ? [
          limit(
            'redirects',
            placeOf(0, (place) => place.slice(0, place[0] === 'redirects' ? 1 : -1)),
            '_redirects',
            lines,
          ),
        ]
      : []),
    ...long,
  ];
}
