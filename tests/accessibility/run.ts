import pa11yCi, { type Report } from 'pa11y-ci';
import { buildAndServe, fixtureSite, shippedSite } from '../support/build.ts';
import { pagesOfExamples, siteOfExamples, writeExamples } from '../support/examples.ts';
import { launchConfiguration, schemes } from './schemes.ts';
import { listBlocks, listSearch, listTargets } from './targets.ts';
import { type Check, shareOut } from './visits.ts';

/**
 * pa11y-ci over every route at desktop and phone width, over the states that only appear after a click, and over all
 * examples of every kind of block, in light, dark and forced colours, with axe and htmlcs. Motion is reduced: what is checked is the page at rest.
 */

/** The issues in words, one address after the other. */
function printIssues({ results }: Report): void {
  for (const [url, issues] of Object.entries(results)) {
    for (const issue of issues) {
      const detail =
        issue instanceof Error ? issue.message : `${issue.code} ${issue.selector}\n    ${issue.message}\n    ${issue.context}`;
      process.stdout.write(`${url}\n  ${detail}\n`);
    }
  }
}

/** Checks what a window is to check, one after the other, and prints what it found. */
async function check(checks: Check[]): Promise<Report> {
  const report = await pa11yCi(checks, {
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
  printIssues(report);
  return report;
}

const start = performance.now();
const server = await buildAndServe(shippedSite);
const examples = await buildAndServe(await writeExamples(siteOfExamples(pagesOfExamples())));
const searched = await buildAndServe(fixtureSite('municipality'));
const targets = [...listTargets(server.url), ...listBlocks(examples.url), ...listSearch(searched.url)];
// As many as a small machine has processors: nothing here waits for anything else.
const { lists, close } = await shareOut(targets, 2);
const reports = await Promise.all(lists.map(check));
await Promise.all([close(), server.close(), examples.close(), searched.close()]);
const sum = (key: 'total' | 'passes' | 'errors') => reports.reduce((total, report) => total + report[key], 0);
const seconds = ((performance.now() - start) / 1000).toFixed(1);
process.stdout.write(
  `pa11y-ci: ${targets.length} pages and states in ${schemes.length} schemes, ${sum('errors')} errors, ${seconds} s\n`,
);
process.stdout.write(`${sum('passes')} passed, ${sum('total') - sum('passes')} failed\n`);
if (sum('passes') !== targets.length * schemes.length) process.exitCode = 1;
