import { categories, type Visit } from './measure.ts';

/** A route and what was found there: of several visits, the median of each number. */
export interface RouteResult extends Visit {
  route: string;
}

/** The middle of an ordered list, the upper one of two. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Several visits as one: medians, and every audit that failed in most of them. */
export function summarise(route: string, visits: readonly Visit[]): RouteResult {
  const middle = (pick: (visit: Visit) => number) => median(visits.map(pick));
  const audits = new Map<string, { text: string; count: number }>();
  for (const text of visits.flatMap(({ failed }) => failed)) {
    const [id = ''] = text.split(' ');
    audits.set(id, { text, count: (audits.get(id)?.count ?? 0) + 1 });
  }
  return {
    route,
    scores: {
      performance: middle(({ scores }) => scores.performance),
      accessibility: middle(({ scores }) => scores.accessibility),
      'best-practices': middle(({ scores }) => scores['best-practices']),
      seo: middle(({ scores }) => scores.seo),
    },
    lcp: middle(({ lcp }) => lcp),
    cls: middle(({ cls }) => cls),
    tbt: middle(({ tbt }) => tbt),
    bytes: middle(({ bytes }) => bytes),
    benchmark: middle(({ benchmark }) => benchmark),
    failed: [...audits.values()].filter(({ count }) => count * 2 > visits.length).map(({ text }) => text),
  };
}

/** What is asked of every page. Times are in milliseconds. */
export const limits = { score: 100, lcp: 1000, cls: 0.001, tbt: 0 };

/** What a page falls short of, in words; empty for a page as it should be. */
export function faultsOf({ scores, lcp, cls, tbt }: RouteResult): string[] {
  const low = categories.filter((category) => !(scores[category] >= limits.score));
  return [
    ...low.map((category) => `${category} ${scores[category]}`),
    ...(lcp <= limits.lcp ? [] : [`LCP ${(lcp / 1000).toFixed(2)} s`]),
    ...(cls <= limits.cls ? [] : [`CLS ${cls.toFixed(3)}`]),
    ...(tbt <= limits.tbt ? [] : [`TBT ${Math.round(tbt)} ms`]),
  ];
}

const columns = ['perf', 'a11y', 'best', 'seo', 'LCP s', 'CLS', 'TBT ms', 'KB'];

function rowOf({ scores, lcp, cls, tbt, bytes }: Omit<RouteResult, 'route' | 'failed' | 'benchmark'>): string[] {
  const numbers = categories.map((category) => String(scores[category]));
  return [...numbers, (lcp / 1000).toFixed(2), cls.toFixed(3), Math.round(tbt).toString(), (bytes / 1024).toFixed(1)];
}

/** The worst and the median of all routes, in the columns of the table. */
function aggregate(results: readonly RouteResult[], kind: 'worst' | 'median'): string[] {
  const pick = (value: (result: RouteResult) => number, isScore = false) => {
    const values = results.map(value);
    if (kind === 'median') return median(values);
    return isScore ? Math.min(...values) : Math.max(...values);
  };
  return rowOf({
    scores: {
      performance: pick(({ scores }) => scores.performance, true),
      accessibility: pick(({ scores }) => scores.accessibility, true),
      'best-practices': pick(({ scores }) => scores['best-practices'], true),
      seo: pick(({ scores }) => scores.seo, true),
    },
    lcp: pick(({ lcp }) => lcp),
    cls: pick(({ cls }) => cls),
    tbt: pick(({ tbt }) => tbt),
    bytes: pick(({ bytes }) => bytes),
  });
}

/** Head, rows, the worst and the median of all, in columns. */
export function formatTable(results: readonly RouteResult[]): string {
  const width = Math.max(8, ...results.map(({ route }) => route.length));
  const line = (name: string, cells: string[]) => `${name.padEnd(width)}${cells.map((cell) => cell.padStart(8)).join('')}\n`;
  return [
    line('route', columns),
    ...results.map((result) => line(result.route, rowOf(result))),
    line('worst', aggregate(results, 'worst')),
    line('median', aggregate(results, 'median')),
  ].join('');
}

/** Audits that cost points anywhere, with the routes. */
export function formatAudits(results: readonly RouteResult[]): string {
  const routes = new Map<string, string[]>();
  for (const { route, failed } of results) {
    for (const audit of failed) {
      const [id = ''] = audit.split(' ');
      routes.set(id, [...(routes.get(id) ?? []), `${route}${audit.slice(id.length)}`]);
    }
  }
  return [...routes].map(([id, places]) => `${id}: ${places.length} of ${results.length}: ${places.join(', ')}\n`).join('');
}
