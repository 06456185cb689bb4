import { readFile, rename, writeFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { RunningServer } from '../../generator/build/hosting/serve.ts';
import { openProject } from '../../generator/core/util/project.ts';
import { type PreviewOptions, startPreview } from '../../generator/editor/server/server.ts';
import { specifiedSite } from './build.ts';
import { machine } from './environment.ts';
import { openBrowser, type VisitOptions } from './page.ts';

export type Edit = [search: string | RegExp, replacement: string];

/** Waits until a page shows a newer version. */
const waitForVersion = (page: Page, before: number) =>
  page.waitForFunction((version) => Number(document.documentElement.dataset.preview) > version, before);

/** Preview of the specified site for the tests of one file. Each test begins with the original content. */
export function openPreview(options: Partial<PreviewOptions> = {}) {
  const visit = openBrowser({ isReused: true });
  let server: RunningServer;
  let siteFile: string;
  let original: string;

  beforeAll(async () => {
    siteFile = await specifiedSite();
    original = await readFile(siteFile, 'utf8');
    server = await startPreview({
      environment: machine,
      project: openProject(siteFile),
      port: 0,
      language: undefined,
      ...options,
    });
  });
  afterAll(() => server.close());

  const edited = (edits: Edit[]) =>
    edits.reduce((text, [search, replacement]) => {
      const isThere = typeof search === 'string' ? text.includes(search) : search.test(text);
      if (!isThere) throw new Error(`No ${search}`);
      return text.replace(search, () => replacement);
    }, original);

  /** Saves a text, or the content with edits, and waits until the page has updated. */
  const save = async (page: Page, ...edits: Edit[] | [string]) => {
    // After navigation the page may not be connected yet.
    await page.locator('html[data-preview]').waitFor();
    const before = await page.evaluate(() => Number(document.documentElement.dataset.preview));
    const [text] = edits;
    // Atomic write, as in editors: the file is never half written.
    await writeFile(`${siteFile}.new`, typeof text === 'string' ? text : edited(edits as Edit[]));
    await rename(`${siteFile}.new`, siteFile);
    await waitForVersion(page, before);
  };

  const open = async (path: string, visitOptions: VisitOptions = {}) => {
    const { page, problems } = await visit(`/${path}`, { home: server.url, ...visitOptions });
    await page.locator('html[data-preview]').waitFor();
    return { page, problems };
  };

  let last: Page | undefined;
  afterEach(async () => {
    if (last && (await readFile(siteFile, 'utf8')) !== original) await save(last);
    last = undefined;
  });

  return {
    url: () => server.url,
    siteFile: () => siteFile,
    original: () => original,
    save,
    open: async (path: string, visitOptions?: VisitOptions) => {
      const opened = await open(path, visitOptions);
      last = opened.page;
      return opened;
    },
  };
}
