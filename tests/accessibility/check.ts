import pa11yCi from 'pa11y-ci';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchConfiguration, type Scheme } from './schemes.ts';
import type { Target } from './targets.ts';
import { type Check, openWindow } from './visits.ts';

/** What axe and htmlcs find wrong with a page in each scheme of the checks, one string per issue. */
export async function findIssues(checks: Check[]): Promise<string[]> {
  const { results, passes } = await pa11yCi(checks, {
    runners: ['axe', 'htmlcs'],
    standard: 'WCAG2AA',
    levelCapWhenNeedsReview: 'warning',
    concurrency: 1,
    useIncognitoBrowserContext: false,
    timeout: 300_000,
    chromeLaunchConfig: launchConfiguration(),
    // The map is another origin: what it shows is not this site's, and no network is needed here.
    hideElements: 'iframe',
  });
  const issues = Object.entries(results).flatMap(([url, found]) =>
    found.map((issue) =>
      issue instanceof Error
        ? `${url}: ${issue.message}`
        : `${url}: ${issue.code} ${issue.selector}\n${issue.message}\n${issue.context}`,
    ),
  );
  return issues.length > 0 || passes === checks.length ? issues : [`${passes} of ${checks.length} schemes were checked`];
}

/** The same for many pages, in a window that closes at the end of the test file. */
export function openIssues(schemes: readonly Scheme[]): (home: string, target: Target) => Promise<string[]> {
  let window: Awaited<ReturnType<typeof openWindow>>;
  beforeAll(async () => {
    window = await openWindow();
  });
  afterAll(() => window?.close());
  return (home, target) => findIssues(window.checksOf(home + target.path, target, schemes));
}

interface Wanted {
  targets: Target[];
  /** The address of the site, once it is served. */
  home: () => string;
  schemes: readonly Scheme[];
}

/** A test for each target of a site. Motion is reduced: what is checked is the page at rest. */
export function checkEach({ targets, home, schemes }: Wanted): void {
  const issuesOf = openIssues(schemes);
  test.each(targets.map((target) => ({ ...target, width: target.viewport.width, doing: target.actions.join(', ') })))(
    '/$path at $width px $doing',
    async (target) => {
      expect(await issuesOf(home(), target)).toEqual([]);
    },
  );
}
