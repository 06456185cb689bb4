import { cp, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { planSite } from '../../generator/build/tasks/plan-site.ts';
import { bundleTemplates } from '../../generator/bundle/templates/bundle.ts';
import { checkSite } from '../../generator/check/check.ts';
import { loadSite } from '../../generator/content/site/load.ts';
import { readAssets } from '../../generator/content/site/read-assets.ts';
import { formatDiagnostics } from '../../generator/core/diagnostics/diagnostics.ts';
import { fixtureSite, temporaryFolder } from '../support/build.ts';
import { machine } from '../support/environment.ts';
import { shapes } from './shapes.ts';

/** CPU seconds of the stages of one file. Those after a refusal are absent. */
export interface Times {
  load: number;
  check: number;
  /** The report of the first 50 diagnostics. */
  report: number;
  plan?: number;
  render?: number;
}

const cpuSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
};

async function timed<Result>(run: () => Result | Promise<Result>): Promise<[Result, number]> {
  const start = cpuSeconds();
  const result = await run();
  return [result, cpuSeconds() - start];
}

let siteFile: string | undefined;

async function place(text: string): Promise<string> {
  if (!siteFile) {
    const folder = await temporaryFolder();
    await cp(join(dirname(fixtureSite('minimal')), 'assets'), join(folder, 'assets'), { recursive: true });
    siteFile = join(folder, 'site.json');
  }
  await writeFile(siteFile, text);
  return siteFile;
}

/** Takes a file through load, check, plan and render. */
export async function measure(text: string): Promise<Times> {
  const file = await place(text);
  const [source, load] = await timed(() => loadSite(file));
  const assets = await readAssets(join(dirname(file), 'assets'), source.value, machine);
  const [{ site, diagnostics }, check] = await timed(() => checkSite(source, assets));
  const [, report] = await timed(() => formatDiagnostics(diagnostics.slice(0, 50), 'text', 'ar'));
  if (!site) return { load, check, report };
  const { planner, renderPage } = await planSite({ site, assets }, await bundleTemplates(machine), machine);
  const [plans, plan] = await timed(() => planner.planAll());
  const [, render] = await timed(() => {
    for (const page of plans) renderPage(page);
  });
  return { load, check, report, plan, render };
}

/** The whole time of a file, the least of some tries: what else the machine does only makes it longer. */
export async function leastTime(text: string, tries = 2): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < tries; turn++)
    times.push(Object.values(await measure(text)).reduce((sum: number, one) => sum + one, 0));
  return Math.min(...times);
}

const row = (name: string, cells: (number | undefined)[]) =>
  `${name.padEnd(32)}${cells.map((cell) => (cell === undefined ? '-' : cell.toFixed(2)).padStart(9)).join('')}`;

/** A table: CPU seconds of each stage for files of growing size, and of every other shape at two sizes. */
export async function reportSizes(say: (line: string) => void): Promise<void> {
  const { pages = () => '', ...others } = shapes;
  await measure(pages(10_000));
  say(
    `${'pages (CPU seconds)'.padEnd(32)}${['load', 'check', 'report', 'plan', 'render'].map((name) => name.padStart(9)).join('')}`,
  );
  for (const megabytes of [0.1, 1, 10, 50]) {
    const { load, check, report, plan, render } = await measure(pages(megabytes * 1_000_000));
    say(row(`${megabytes} MB`, [load, check, report, plan, render]));
  }
  say(`\n${'other shapes'.padEnd(32)}${['0.1 MB', '1 MB'].map((name) => name.padStart(9)).join('')}`);
  for (const [name, shape] of Object.entries(others)) {
    say(row(name, [await leastTime(shape(100_000), 1), await leastTime(shape(1_000_000), 1)]));
  }
}
