import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { createPatch } from 'diff';
import { chromium } from 'playwright-core';
import { openProject } from '../../generator/core/util/project.ts';
import { startPreview } from '../../generator/editor/server/server.ts';
import { specifiedSite } from '../support/build.ts';
import { chromiumArguments, findChromium } from '../support/chromium.ts';
import { copiedSite } from '../support/edit-client.ts';
import { machine } from '../support/environment.ts';
import { byHand, linesOf } from './editing/by-hand.ts';
import { Driver } from './editing/driver.ts';
import type { Effort } from './editing/effort.ts';
import { type Operation, operations } from './editing/operations.ts';
import { secretaryOperations } from './editing/secretary.ts';
import { shareSite } from './editing/shared-site.ts';

const { values } = parseArgs({ options: { only: { type: 'string' }, diffs: { type: 'boolean', default: false } } });

/** A site of the bench, served by its preview. */
async function openSite(siteFile: string) {
  const original = await readFile(siteFile, 'utf8');
  const shared = await shareSite(siteFile);
  const server = await startPreview({ environment: machine, project: openProject(siteFile), port: 0, language: undefined });
  return { siteFile, original, shared, server };
}

const sites = { specified: await openSite(await specifiedSite()), school: await openSite(await copiedSite('school')) };
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });

/** How long the file has to be left alone before it is what the operation made of it. Milliseconds. */
const rest = 2500;

async function settled(siteFile: string): Promise<string> {
  let last = await readFile(siteFile, 'utf8');
  for (let since = Date.now(); Date.now() - since < rest; ) {
    await new Promise((resolve) => setTimeout(resolve, 250));
    const next = await readFile(siteFile, 'utf8');
    if (next !== last) [last, since] = [next, Date.now()];
  }
  return last;
}

interface Row {
  name: string;
  hand: Effort;
  editor: Effort;
  lines: { removed: number; added: number };
}

async function measure({ name, site = 'specified', page: path, before: prepare, command, run }: Operation): Promise<Row> {
  const { siteFile, original, shared, server } = sites[site];
  await writeFile(siteFile, original);
  await prepare?.(shared);
  const start = await readFile(siteFile, 'utf8');
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(20_000);
  page.setDefaultNavigationTimeout(120_000);
  await page.goto(`${server.url}_edit/?page=${path}&language=ar`);
  const driver = new Driver(page);
  await driver.frame.locator('main').waitFor();
  await page.locator('output[data-writing="kept"]').waitFor();
  await page.waitForTimeout(1000);
  await run(driver);
  const after = await settled(siteFile);
  await page.close();
  if (after === start) throw new Error(`${name}: nothing was written.`);
  if (values.diffs) console.error(createPatch(name, start, after, '', '', { context: 0 }));
  return { name, hand: byHand(start, after, command), editor: driver.effort, lines: linesOf(start, after) };
}

const effort = ({ keys, clicks, seconds }: Effort) => `${keys} + ${clicks} | ${seconds}`;

const rows: Row[] = [];
try {
  for (const operation of [...operations, ...secretaryOperations].filter(({ name }) => name.includes(values.only ?? ''))) {
    try {
      rows.push(await measure(operation));
    } catch (error) {
      process.exitCode = 1;
      console.error(`${operation.name}: ${String(error).slice(0, 500)}`);
    }
  }
} finally {
  await browser.close();
  for (const { server } of Object.values(sites)) await server.close();
}
const head = ['operation', 'by hand: keys + clicks', 's', 'in the editor: keys + clicks', 's', 'lines'];
const body = rows.map(({ name, hand, editor, lines }) => [
  name,
  effort(hand),
  effort(editor),
  `−${lines.removed} +${lines.added}`,
]);
const table = [head, ['---', ...head.slice(1).map(() => '--:')], ...body].map((cells) => `| ${cells.join(' | ')} |\n`);
process.stdout.write(table.join(''));
