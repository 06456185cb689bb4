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

interface Route {
  path: string;
  blocks: { type: string; tabs?: { id: string }[] }[];
}

const routes: Route[] = JSON.parse(readFileSync(shippedSite, 'utf8')).routes;

/** The states behind a click, where the content has them: what to do and what to wait for, never a time. */
function listStates() {
  const addressOf = ({ path }: Route) => path.slice(1);
  const tabbed = routes.flatMap((route) => route.blocks.flatMap(({ tabs }) => (tabs?.[1] ? [{ route, id: tabs[1].id }] : [])));
  const login = routes.find(({ blocks }) => blocks.some(({ type }) => type === 'login'));
  const secondTabs = [tabbed[0], tabbed.at(-1)].flatMap((one, index) =>
    one
      ? {
          path: addressOf(one.route),
          viewport: index === 0 ? desktop : phone,
          actions: [`click element #${one.id}_tab`, `wait for element #${one.id}[data-selected="true"] to be visible`],
        }
      : [],
  );
  const menu = {
    path: '',
    viewport: phone,
    actions: ['click element header button', 'wait for element header button[aria-expanded="true"] to be visible'],
  };
  const password = login && {
    path: addressOf(login),
    viewport: desktop,
    actions: ['click element form button[type="button"]', 'wait for element [name="password"][type="text"] to be visible'],
  };
  return [...secondTabs, menu, ...(password ? [password] : [])];
}

const server = await buildAndServe(shippedSite);
const addresses = [...routes.map(({ path }) => path.slice(1)), 'no-such-page'];
const everyRoute = [desktop, phone].flatMap((viewport) => addresses.map((path) => ({ path, viewport, actions: [] as string[] })));
// pa11y-ci names results by address: a query keeps widths and states apart.
const hasCarousel = routes[0]?.blocks.some(({ type }) => type === 'carousel');
const homeActions = ['click element .splide [data-playing]', 'wait for element .splide.is-initialized to be visible'];
const targets: Target[] = [...everyRoute, ...listStates()].map(({ path, viewport, actions }, index) => ({
  url: `${server.url}${path}?case=${index}`,
  viewport,
  // Home: the carousels come alive when they come into view.
  actions: path === '' && actions.length === 0 && hasCarousel ? homeActions : actions,
}));

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
