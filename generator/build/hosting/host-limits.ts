import type { Site } from '../../../site.schema.ts';
import type { RawDiagnostic } from '../../core/diagnostics/diagnostics.ts';
import type { Path } from '../../core/json/path.ts';
import type { CompleteOptions } from './complete.ts';
import { headerRules, maxHeaderRules } from './header-rules.ts';
import { planHost } from './host-plan.ts';
import { listRedirects } from './redirects.ts';
import { maxRedirectLineLength, maxRedirectLines, redirectLines } from './static-hosts.ts';

/** Maximum number of characters in a line of `_headers`. https://developers.cloudflare.com/pages/configuration/headers/ */
const longestHeaderLine = 2000;

interface LimitedSite {
  site: Site;
  toContent?: (path: Path) => Path;
}

export interface LimitsInput extends Pick<CompleteOptions, 'hasRedirectPages' | 'isForStore'> {
  /** Editions of a site, the default first; `toContent` maps a path of the edition to one of the content. */
  editions: readonly [LimitedSite, ...LimitedSite[]];
  /** Files of the site, relative to the output folder. */
  paths: string[];
}

const limitDiagnostic = (expected: string, path: Path, found: string, count: number): RawDiagnostic => ({
  code: 'host-limit',
  path,
  parameters: { expected, found, count },
});

/** Hosts without redirects by query, by the domains that they assign. */
const hostsByAddress = { '.pages.dev': 'Cloudflare Pages', '.github.io': 'GitHub Pages', '.gitlab.io': 'GitLab Pages' };

/** Name of the host that the site is evidently built for, if it has no redirects by query. */
function hostWithoutQueries(site: Site, { hasRedirectPages, isForStore }: LimitsInput): string | undefined {
  if (isForStore) return 'S3';
  const { hostname } = new URL(site.site.url);
  const [, ofAddress] = Object.entries(hostsByAddress).find(([end]) => hostname.endsWith(end)) ?? [];
  return ofAddress ?? (hasRedirectPages ? 'GitHub Pages' : undefined);
}

/** Path of a redirect in the content, by its index in the list of all redirects. */
type PlaceOf = (index: number, cut?: (place: Path) => Path) => Path;

function createPlaceOf(editions: LimitsInput['editions'], listed: ReturnType<typeof listRedirects>): PlaceOf {
  return (index, cut = (place) => place) => {
    const { site, contentPath = [] } = listed[index] ?? {};
    const toContent = editions.find((one) => one.site === site)?.toContent;
    return toContent ? toContent(cut(contentPath)) : cut(contentPath);
  };
}

/**
 * Checks for entries of `_headers` and `_redirects` that Cloudflare Pages would silently ignore, and for redirects by query on
 * hosts without them. https://developers.cloudflare.com/pages/configuration/redirects/
 */
export function checkHostLimits(input: LimitsInput): RawDiagnostic[] {
  const { editions, paths } = input;
  const [first, ...others] = editions;
  const sites = [first.site, ...others.map(({ site }) => site)] as const;
  const plan = planHost(...sites);
  const rules = headerRules(plan, paths);
  const longest = Math.max(...rules.flatMap(({ pattern, lines }) => [pattern, ...lines]).map(({ length }) => length));
  const redirects = plan.redirects.map(redirectLines);
  const lines = redirects.reduce((sum, { length }) => sum + length, 0);
  const listed = listRedirects(sites);
  const placeOf = createPlaceOf(editions, listed);
  const long = redirects.flatMap((ofOne, index) => {
    const count = Math.max(...ofOne.map(({ length }) => length));
    if (count <= maxRedirectLineLength) return [];
    return [limitDiagnostic('line', placeOf(index), listed[index]?.from ?? '', count)];
  });
  const queries = plan.redirects.flatMap(({ query }, index) => (query.length > 0 ? [index] : []));
  const host = hostWithoutQueries(first.site, input);
  return [
    ...(host !== undefined && queries[0] !== undefined
      ? [limitDiagnostic('query', placeOf(queries[0]), host, queries.length)]
      : []),
    ...(rules.length > maxHeaderRules ? [limitDiagnostic('headers', [], '_headers', rules.length)] : []),
    ...(longest > longestHeaderLine ? [limitDiagnostic('header', [], '_headers', longest)] : []),
    ...(lines > maxRedirectLines
      ? [
          limitDiagnostic(
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
