import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { openProject } from '../../generator/core/util/project.ts';
import { words } from '../../generator/editor/app/words/words.tsx';
import { guideFolder, pictureScale } from '../../generator/editor/guide/read-guide.ts';
import { startPreview } from '../../generator/editor/server/server.ts';
import { type MessageLanguage, messageLanguages } from '../../templates/languages/message-languages.ts';
import { specifiedSite } from '../support/build.ts';
import { chromiumArguments, findLightChromium } from '../support/chromium.ts';
import { machine } from '../support/environment.ts';
import { projectRoot } from '../support/project-root.ts';
import { type Shot, shots } from './shots.ts';

/**
 * Draws the pictures of the guide: `npm run guide:pictures`, or with names of pictures to draw some. The editor is opened
 * at the specified site in each language, brought to where each picture is drawn, and written as WebP. Nothing moves, and
 * the day is always the same (but for the hour in the list of what was changed). Run it when the editor looks different, look at what came, and commit it.
 */

const [, , ...asked] = process.argv;
const names = Object.keys(shots).filter((name) => asked.length === 0 || asked.includes(name));

/** The day in the pictures. */
const day = new Date('2026-12-01T09:00:00Z');

/** The site as it was committed last: what is compared with. */
function commit(siteFile: string): void {
  const git = (...command: string[]) => execFileSync('git', command, { cwd: dirname(siteFile), stdio: 'ignore' });
  git('init', '--quiet', '--initial-branch=main');
  git('add', '.');
  git('-c', 'user.name=Guide', '-c', 'user.email=guide@example.com', 'commit', '--quiet', '--message=Content');
}

/** Until fonts and pictures are there, in the frames too; what is lazy comes a little later. */
async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(300);
  for (const frame of page.frames()) {
    const isThere = frame.evaluate(async () => {
      await document.fonts.ready;
      await Promise.all([...document.images].filter((one) => one.complete).map((one) => one.decode().catch(() => undefined)));
    });
    await isThere.catch(() => undefined);
  }
  await page.waitForTimeout(500);
}

async function open(page: Page, { at, isPreview }: Shot, url: string, language: MessageLanguage): Promise<void> {
  await page.clock.setFixedTime(day);
  if (isPreview) {
    await page.goto(url + at.slice(1));
    await page.locator('html[data-preview]').waitFor();
    return;
  }
  await page.goto(`${url}_edit/?page=${at}&language=${language}`);
  await page.locator('main [role="row"]').first().waitFor({ state: 'attached' });
  await page.frameLocator('main iframe').locator('main').waitFor();
}

async function draw(page: Page, name: string, url: string, language: MessageLanguage): Promise<number> {
  const shot = shots[name];
  if (!shot) return 0;
  await open(page, shot, url, language);
  await settle(page);
  const scene = { page, frame: page.frameLocator('main iframe'), w: words[language], language };
  const part = await shot.draw(scene);
  await settle(page);
  const drawn = await (part ?? page).screenshot({ animations: 'disabled' });
  const picture = await sharp(drawn).webp({ quality: 56, effort: 6, smartSubsample: true }).toBuffer();
  const folder = join(guideFolder(projectRoot), 'pictures', language);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.webp`), picture);
  return picture.length;
}

const browser = await chromium.launch({ executablePath: findLightChromium(), args: chromiumArguments });
let isFine = true;
for (const language of messageLanguages) {
  const siteFile = await specifiedSite();
  commit(siteFile);
  const server = await startPreview({ environment: machine, project: openProject(siteFile), port: 0, language });
  for (const name of names) {
    const { width = 1000, height = 640 } = shots[name] ?? {};
    const page = await browser.newPage({
      viewport: { width, height },
      deviceScaleFactor: pictureScale,
      colorScheme: 'light',
      reducedMotion: 'reduce',
      locale: language,
      timezoneId: 'Asia/Riyadh',
    });
    page.setDefaultTimeout(20_000);
    try {
      const bytes = await draw(page, name, server.url, language);
      process.stdout.write(`${language} ${name} ${Math.ceil(bytes / 1024)} KB\n`);
    } catch (error) {
      isFine = false;
      process.stdout.write(`${language} ${name}: ${error instanceof Error ? error.message : error}\n`);
    }
    await page.close();
  }
  await server.close();
}
await browser.close();
process.exit(isFine ? 0 : 1);
