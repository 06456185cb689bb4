import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { median } from '../lighthouse/report.ts';
import { chromiumArguments, findLightChromium } from '../support/chromium.ts';
import { projectRoot } from '../support/project-root.ts';
import { type Content, editedPage, makeContent } from './content.ts';
import { toSite, writeQiyamSite } from './qiyam-site.ts';

/** The first saves find code that has never run. */
const warmUp = 3;
const saves = 15;

/** Starts the preview as `npm run dev` does. */
async function startDev(siteFile: string): Promise<{ url: string; dev: ChildProcess }> {
  const args = ['generator/cli/start.mjs', 'dev', '--site', siteFile, '--port', '0'];
  const env = { ...process.env, QIYAM_CACHE: 'qiyam-bench' };
  const dev = spawn(process.execPath, args, { cwd: projectRoot, env, stdio: ['ignore', 'pipe', 'ignore'] });
  const [url] = await once(dev.stdout, 'data');
  return { url: String(url).trim(), dev };
}

/**
 * Looks at each frame until the page has a title, and tells when the next one begins, which has drawn it. A text: a function
 * would be sent as the bundler has changed it.
 */
const look = (title: string) => `new Promise((resolve) => {
  const look = () => {
    const isThere = document.querySelector('h1')?.textContent === ${JSON.stringify(title)};
    requestAnimationFrame(isThere ? () => resolve(performance.timeOrigin + performance.now()) : look);
  };
  look();
})`;

/** The same content with another heading of one page. */
function withHeading(content: Content, title: string): Content {
  const edited = editedPage(content);
  const page = { ...edited, hero: { ...edited.hero, title } };
  return { ...content, pages: content.pages.map((one) => (one === edited ? page : one)) };
}

/** From a file that is written to the page that shows it, the check of the whole site included. Milliseconds, the middle of some. */
async function measureSize(pages: number, work: string): Promise<number> {
  const content = makeContent(pages);
  const siteFile = join(work, 'site.json');
  await writeQiyamSite(content, work);
  const { url, dev } = await startDev(siteFile);
  const browser = await chromium.launch({ executablePath: findLightChromium(), args: chromiumArguments });
  try {
    const page = await browser.newPage();
    await page.goto(new URL(editedPage(content).path, url).href);
    await page.locator('html[data-preview]').waitFor();
    const times: number[] = [];
    for (let save = 0; save < warmUp + saves; save++) {
      const title = `عنوان ${save + 1}`;
      const text = `${JSON.stringify(toSite(withHeading(content, title)), null, 2)}\n`;
      const drawn = page.evaluate<number>(look(title));
      await writeFile(siteFile, text);
      const written = performance.timeOrigin + performance.now();
      times.push((await drawn) - written);
    }
    return median(times.slice(warmUp));
  } finally {
    await browser.close();
    dev.kill();
  }
}

/** A table of how long the preview takes to show what was saved. */
export async function measureSaves(sizes: readonly number[], work: string): Promise<string> {
  const rows: string[] = [];
  for (const pages of sizes) rows.push(`| ${pages} | ${(await measureSize(pages, join(work, `saves-${pages}`))).toFixed(0)} |\n`);
  return `\n| pages | ms from save to pixel |\n| --: | --: |\n${rows.join('')}`;
}
