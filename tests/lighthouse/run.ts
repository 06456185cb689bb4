import { readArguments } from '../../generator/cli/commands/arguments.ts';
import { command } from '../../generator/cli/commands/lighthouse.ts';
import { run } from '../../generator/cli/commands/options.ts';
import { UsageError } from '../../generator/core/diagnostics/errors.ts';
import { nearest } from '../../generator/core/diagnostics/nearest.ts';
import { openProject } from '../../generator/core/util/project.ts';
import { buildAndServe, shippedSite } from '../support/build.ts';
import { engine, machine } from '../support/environment.ts';
import { readSite } from '../support/read-site.ts';
import { openLighthouse, type Visit } from './measure.ts';
import { faultsOf, formatAudits, formatTable, median, type RouteResult, summarise } from './report.ts';

/**
 * Lighthouse over every route, as phones with a slow network see it on their first visit. The site is built anew and
 * served as `npm run preview` does. Not a part of `npm test`: its times depend on what else the machine does.
 */

/** @throws UsageError for what the command does not take. */
function readRoutes(): { routes: string[]; runs: number } {
  const { route, runs } = readArguments(command);
  const count = Number(runs);
  if (!Number.isInteger(count) || count < 1) throw new UsageError('no-count', { option: '--runs', found: runs });
  return { routes: route, runs: count };
}

/** The routes asked for, or all. */
async function chooseRoutes(asked: string[]): Promise<string[]> {
  const { site } = await readSite({ project: openProject(shippedSite) }, machine);
  const all = site.routes.map(({ path }) => path);
  const unknown = asked.find((route) => !all.includes(route));
  if (unknown) throw new UsageError('unknown-route', { found: unknown, nearest: nearest(unknown, all) });
  return asked.length > 0 ? asked : all;
}

async function measure(routes: string[], runs: number): Promise<RouteResult[]> {
  const [server, browser] = await Promise.all([buildAndServe(shippedSite, { isSecure: true }), openLighthouse()]);
  const results: RouteResult[] = [];
  try {
    for (const route of routes) {
      const visits: Visit[] = [];
      while (visits.length < runs) visits.push(await browser.visit(server.url + encodeURI(route.slice(1))));
      const result = summarise(route, visits);
      const faults = faultsOf(result);
      process.stdout.write(`${results.length + 1}/${routes.length} ${route}: ${faults.join(', ') || 'fine'}\n`);
      results.push(result);
    }
  } finally {
    browser.close();
    await server.close();
  }
  return results;
}

await run(command, engine, async () => {
  const { routes, runs } = readRoutes();
  const results = await measure(await chooseRoutes(routes), runs);
  const wrong = results.filter((result) => faultsOf(result).length > 0);
  process.stdout.write(`\n${formatTable(results)}\n${formatAudits(results)}`);
  const benchmark = Math.round(median(results.map((result) => result.benchmark)));
  process.stdout.write(`${results.length - wrong.length} passed, ${wrong.length} failed; speed of the machine ${benchmark}\n`);
  if (wrong.length > 0) process.exitCode = 1;
});
