import pa11yCi from 'pa11y-ci';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchConfiguration, schemes } from './schemes.ts';
import type { Target } from './targets.ts';
import { openWindow } from './visits.ts';

/** What is wrong with a page in all schemes, in words. */
export async function findIssues(checks: Parameters<typeof pa11yCi>[0]): Promise<string[]> {
  const { results, passes } = await pa11yCi(checks, {
    runners: ['axe', 'htmlcs'],
    standard: 'WCAG2AA',
    levelCapWhenNeedsReview: 'warning',
    concurrency: 1,
    useIncognitoBrowserContext: false,
    timeout: 120_000,
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
  return issues.length > 0 || passes === schemes.length ? issues : [`${passes} of ${schemes.length} schemes were checked`];
}

/**
 * A test for each target of a site: pa11y-ci in light, dark and forced colours, with axe and htmlcs. Motion is reduced: what is
 * checked is the page at rest.
 * @param home the address of the site, once it is served
 */
export function checkEach(targets: Target[], home: () => string): void {
  let window: Awaited<ReturnType<typeof openWindow>>;
  beforeAll(async () => {
    window = await openWindow();
  });
  afterAll(() => window?.close());

  test.each(targets.map((target) => ({ ...target, width: target.viewport.width, doing: target.actions.join(', ') })))(
    '/$path at $width px $doing',
    async (target) => {
      expect(await findIssues(window.checksOf(home() + target.path, target))).toEqual([]);
    },
  );
}
