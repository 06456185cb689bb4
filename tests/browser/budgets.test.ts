import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sumOf } from '../../generator/build/budgets/sent-files.ts';
import { createSizeReporter, type PageSizes } from '../../generator/build/budgets/size-report.ts';
import { planHost } from '../../generator/build/hosting/host-plan.ts';
import { serveSite } from '../../generator/build/hosting/preview.ts';
import type { RunningServer } from '../../generator/build/hosting/serve.ts';
import { outputPathOf } from '../../generator/content/site/page-url.ts';
import { openProject } from '../../generator/core/util/project.ts';
import { buildTemporarily, specifiedSite } from '../support/build.ts';
import { machine } from '../support/environment.ts';
import { openBrowser } from '../support/page.ts';
import { readSite } from '../support/read-site.ts';
import { renderSite } from '../support/rendered-site.ts';

/** The sizes compared with `site.budgets` must be those that a browser receives. */
const visit = openBrowser();
let server: RunningServer;
let measurePage: (path: string) => PageSizes;

beforeAll(async () => {
  const siteFile = await specifiedSite();
  const outDir = await buildTemporarily(siteFile);
  const checked = await readSite({ project: openProject(siteFile) }, machine);
  const { site } = checked;
  const { pages: rendered, manifest } = await renderSite(checked);
  server = await serveSite({ outDir, plan: planHost(site), port: 0 });
  const entries = readdirSync(outDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map((entry) => join(entry.parentPath, entry.name));
  const { weighPage: measure } = createSizeReporter({
    files: files.map((file) => ({ path: relative(outDir, file), content: readFileSync(file) })),
    base: planHost(site).base,
    manifest,
  });
  measurePage = (path) => {
    const page = rendered.find(({ outputPath }) => outputPath === outputPathOf(path));
    if (!page) throw new Error(`No page ${path}`);
    return measure(page);
  };
});
afterAll(() => server?.close());

const pages = ['/', '/services/training', '/contact-us'].flatMap((path) => [
  { path, width: 412, deviceScaleFactor: 2.6 },
  { path, width: 1920, deviceScaleFactor: 1 },
]);

test.each(pages)(
  '$path at $width px: the measured sizes of HTML, styles and pictures equal the transferred bytes',
  async ({ path, ...screen }) => {
    // A page without resources first, so that all requests are recorded and nothing is cached.
    const { page } = await visit('/robots.txt', { ...screen, home: server.url });
    const sent = new Map<string, { kind: string; bytes: number }>();
    page.on('response', (response) => {
      // The map is from another origin.
      if (!response.url().startsWith(server.url)) return;
      const bytes = Number(response.headers()['content-length']);
      sent.set(response.url(), { kind: response.request().resourceType(), bytes });
    });
    await page.goto(server.url + path.slice(1));
    // Loads all pictures without scrolling.
    await page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager';
    });
    await page.waitForFunction(() => [...document.images].every(({ complete, currentSrc }) => complete && currentSrc !== ''));
    const received = [...sent.values()];
    const sumOfKind = (kind: string) => received.filter((one) => one.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0);
    const sizes = measurePage(path);
    expect(sumOfKind('document')).toBe(sumOf(sizes.html));
    expect(sumOfKind('stylesheet')).toBe(sumOf(sizes.styles));
    expect(sumOfKind('image')).toBe(sumOf(sizes.images));
  },
);
