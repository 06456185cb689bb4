import pa11yCi, { type Report } from 'pa11y-ci';
import { buildAndServe, shippedSite } from '../support/build.ts';
import { pagesOfExamples, siteOfExamples, writeExamples } from '../support/examples.ts';
import { confirmScheme, launchConfiguration, type Scheme, schemes } from './schemes.ts';
import { listBlocks, listTargets, type Target } from './targets.ts';

/**
 * pa11y-ci over every route at desktop and phone width, over the states that only appear after a click, and over all
 * examples of every kind of block, in light, dark and forced colours, with axe and htmlcs. Motion is reduced: what is checked is the page at rest.
 */

/** The issues of a scheme in words, one address after the other. */
function printIssues(scheme: Scheme, { results }: Report): void {
  for (const [url, issues] of Object.entries(results)) {
    for (const issue of issues) {
      const detail =
        issue instanceof Error ? issue.message : `${issue.code} ${issue.selector}\n    ${issue.message}\n    ${issue.context}`;
      process.stdout.write(`${scheme.name} ${url}\n  ${detail}\n`);
    }
  }
}

/** Checks every target in one scheme and prints what it found. Gives back how many passed and failed. */
async function checkScheme(scheme: Scheme, targets: Target[]): Promise<{ passed: number; failed: number }> {
  await confirmScheme(scheme);
  const start = performance.now();
  const report = await pa11yCi(targets, {
    runners: ['axe', 'htmlcs'],
    standard: 'WCAG2AA',
    levelCapWhenNeedsReview: 'warning',
    // Pages wait for their network to be still: more than there are cores on a small machine. With the whole browser it was too many.
    concurrency: 3,
    useIncognitoBrowserContext: false,
    timeout: 120_000,
    chromeLaunchConfig: launchConfiguration(scheme),
    ignore: scheme.ignore ?? [],
    // The map is another origin: what it shows is not this site's, and no network is needed here.
    hideElements: 'iframe',
  });
  printIssues(scheme, report);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(`pa11y-ci, ${scheme.name}: ${targets.length} pages and states, ${report.errors} errors, ${seconds} s\n`);
  return { passed: report.passes, failed: targets.length - report.passes };
}

const server = await buildAndServe(shippedSite);
const examples = await buildAndServe(await writeExamples(siteOfExamples(pagesOfExamples())));
const targets = [...listTargets(server.url), ...listBlocks(examples.url)];
const sum = { passed: 0, failed: 0 };
for (const scheme of schemes) {
  const { passed, failed } = await checkScheme(scheme, targets);
  sum.passed += passed;
  sum.failed += failed;
}
await Promise.all([server.close(), examples.close()]);
process.stdout.write(`${sum.passed} passed, ${sum.failed} failed\n`);
if (sum.failed > 0) process.exitCode = 1;
