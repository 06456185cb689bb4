import { readFileSync } from 'node:fs';
import pa11yCi from 'pa11y-ci';
import { buildAndServe, shippedSite } from '../support/build.ts';
import { chromiumArguments, findChromium } from '../support/chromium.ts';

/**
 * pa11y-ci over every route at desktop and phone width, and over the states that only appear after a click, with axe
 * and htmlcs. Motion is reduced: what is checked is the page at rest.
 */
const desktop = { width: 1280, height: 900 };
const phone = { width: 390, height: 844, isMobile: true };

interface Target {
  url: string;
  viewport: typeof desktop;
  actions: string[];
}

/** The states behind a click: what to do and what to wait for, never a time. */
const states: { path: string; viewport: typeof desktop; actions: string[] }[] = [
  {
    path: 'services/training',
    viewport: desktop,
    actions: ['click element #notes_tab', 'wait for element #notes[data-selected="true"] to be visible'],
  },
  {
    path: 'services/indicators-measuring-tools',
    viewport: phone,
    actions: ['click element #beneficiaries_tab', 'wait for element #beneficiaries[data-selected="true"] to be visible'],
  },
  {
    path: '',
    viewport: phone,
    actions: ['click element header button', 'wait for element header button[aria-expanded="true"] to be visible'],
  },
  {
    path: 'login',
    viewport: desktop,
    actions: ['click element form button[type="button"]', 'wait for element [name="password"][type="text"] to be visible'],
  },
];

const server = await buildAndServe(shippedSite);
const routes: { path: string }[] = JSON.parse(readFileSync(shippedSite, 'utf8')).routes;
const addresses = [...routes.map(({ path }) => path.slice(1)), 'no-such-page'];
const everyRoute = [desktop, phone].flatMap((viewport) => addresses.map((path) => ({ path, viewport, actions: [] as string[] })));
// pa11y-ci names results by address: a query keeps widths and states apart.
const targets: Target[] = [...everyRoute, ...states].map(({ path, viewport, actions }, index) => ({
  url: `${server.url}${path}?case=${index}`,
  viewport,
  // Home: the carousels come alive when they come into view.
  actions: path === '' && actions.length === 0 ? homeActions() : actions,
}));

function homeActions(): string[] {
  return ['click element .splide [data-playing]', 'wait for element .splide.is-initialized to be visible'];
}

const report = await pa11yCi(targets, {
  runners: ['axe', 'htmlcs'],
  standard: 'WCAG2AA',
  levelCapWhenNeedsReview: 'warning',
  concurrency: 2,
  useIncognitoBrowserContext: false,
  timeout: 60_000,
  chromeLaunchConfig: {
    executablePath: findChromium(),
    args: [...chromiumArguments, '--force-prefers-reduced-motion'],
  },
  // The map is another origin: what it shows is not this site's, and no network is needed here.
  hideElements: 'iframe',
});
await server.close();

for (const [url, issues] of Object.entries(report.results)) {
  for (const issue of issues) {
    const detail =
      issue instanceof Error ? issue.message : `${issue.code} ${issue.selector}\n    ${issue.message}\n    ${issue.context}`;
    process.stdout.write(`${url}\n  ${detail}\n`);
  }
}
const failed = report.total - report.passes;
process.stdout.write(`pa11y-ci: ${targets.length} pages and states, ${report.errors} errors\n`);
process.stdout.write(`${report.passes} passed, ${failed} failed\n`);
if (failed > 0 || report.errors > 0 || report.total !== targets.length) process.exitCode = 1;
