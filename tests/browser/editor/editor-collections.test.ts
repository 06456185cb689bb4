import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../../../generator/build/hosting/serve.ts';
import { openProject } from '../../../generator/core/util/project.ts';
import { startPreview } from '../../../generator/editor/server/server.ts';
import { copiedSite } from '../../support/edit-client.ts';
import { editorOf } from '../../support/editor-page.ts';
import { machine } from '../../support/environment.ts';
import { openBrowser } from '../../support/page.ts';

const visit = openBrowser({ isReused: true });
let server: RunningServer;
let siteFile: string;

const file = () => readFile(siteFile, 'utf8');
const content = async () => JSON.parse(await file());

interface Route {
  path: string;
  blocks: { type: string }[];
}

/** Types of the sections of a page. */
async function typesOn(path: string): Promise<string[]> {
  const { routes }: { routes: Route[] } = await content();
  return routes.find((one) => one.path === path)?.blocks.map(({ type }) => type) ?? [];
}

beforeAll(async () => {
  siteFile = await copiedSite('museum');
  server = await startPreview({ environment: machine, project: openProject(siteFile), port: 0, language: undefined });
});
afterAll(() => server.close());

async function openEditor(path: string) {
  const { page, problems } = await visit(`/_edit/?page=${path}&language=en`, { home: server.url });
  const { frame } = await editorOf(page);
  const kept = () => page.locator('output[data-writing="kept"]').waitFor();
  return { page, frame, problems, kept };
}

describe('sections of organisation collections', () => {
  test.each([
    ['Projects', 'projects'],
    ['Calendar', 'calendar'],
    ['Pages below a page', 'pages'],
    ['Places', 'places'],
  ])('of type %s are inserted with their content and undone in one step', async (name, type) => {
    const { page, frame, problems, kept } = await openEditor('/visit');
    const before = await file();
    const row = page.locator('main [role="row"]').first();
    await row.getByRole('button', { name: /^More/ }).click();
    await page.getByRole('menuitem', { name: 'Insert a section after' }).click();
    await page.getByRole('button', { name: `Insert: ${name}`, exact: true }).click();
    await expect.poll(() => typesOn('/visit')).toContain(type);
    await kept();
    expect(problems).toEqual([]);
    await page.getByRole('button', { name: /^Undo: / }).click();
    await expect.poll(file).toBe(before);
    await frame.locator('main').waitFor();
  });
});

test('the page of an entry can be edited in place: its title and its text', async () => {
  const { page, frame, problems, kept } = await openEditor('/appeals/roof');
  const entry = async () => (await content()).collections.appeals.entries[0];
  await frame.locator('main h1').click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' again');
  await expect.poll(async () => JSON.stringify((await entry()).title)).toMatch(/ again"$/);
  await kept();
  const paragraph = frame.getByText('Rain has come in');
  await paragraph.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' **Twice.**');
  await expect.poll(async () => JSON.stringify((await entry()).body[0])).toContain(' **Twice.**');
  await kept();
  expect(problems).toEqual([]);
});
