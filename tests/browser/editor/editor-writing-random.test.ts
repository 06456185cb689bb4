import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../../generator/build/hosting/serve.ts';
import { plainWords } from '../../../generator/content/text/inline/read.ts';
import { valueAt } from '../../../generator/core/json/value-at.ts';
import { openProject } from '../../../generator/core/util/project.ts';
import { fromPointer } from '../../../generator/editor/app/model/places.ts';
import { startPreview } from '../../../generator/editor/server/server.ts';
import { beekeepersSite } from '../../support/editor-page.ts';
import { machine } from '../../support/environment.ts';
import { openBrowser } from '../../support/page.ts';
import { bodyOf, openWriting, pieces, putBody, undoTo, type WritingPage } from '../../support/writing-page.ts';

const visit = openBrowser();
let server: RunningServer;
let siteFile: string;

beforeAll(async () => {
  siteFile = await beekeepersSite();
  server = await startPreview({ environment: machine, project: openProject(siteFile), port: 0, language: undefined });
});
afterAll(() => server.close());

const steps = 150;

const typed = ['نحل', ' ', 'عسل أبيض', 'ب', ' wax ', '1', '،'];
const keys = [
  ...['Enter', 'Enter', 'Backspace', 'Backspace', 'Delete', 'Shift+Enter', 'Control+b', 'Control+i'],
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'Shift+ArrowLeft', 'Shift+End'],
  ...['Alt+Shift+ArrowUp', 'Alt+Shift+ArrowDown', 'Control+z'],
];

/** Pseudo-random numbers from 0 to below 1. https://en.wikipedia.org/wiki/Linear_congruential_generator */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** Words of each text on the page, by its pointer. */
const shownWords = ({ surface }: WritingPage) =>
  surface.evaluate((element) =>
    [
      ...element.querySelectorAll<HTMLElement>(
        ':scope > p[data-pointer], :scope > :is(h2, h3)[data-pointer], li > p[data-pointer]',
      ),
    ].map(({ dataset, innerText }) => [dataset.pointer ?? '', innerText] as const),
  );

const squeezed = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

test('after 150 random edits the file holds what the page shows, and all of it can be undone to the byte', async () => {
  const before = await putBody(siteFile, pieces);
  const writing = await openWriting(visit, server.url);
  const { page, goTo, isKept, surface } = writing;
  const next = numbersFrom(20_261_129);
  const oneOf = (list: readonly string[]) => list[Math.floor(next() * list.length)] ?? '';
  await goTo('2');
  for (let step = 0; step < steps; step++) {
    if (next() < 0.4) await page.keyboard.type(oneOf(typed));
    else await page.keyboard.press(oneOf(keys));
    if (next() < 0.04) await page.waitForTimeout(1000);
    if ((await surface.count()) === 0) await goTo('0');
  }
  await page.waitForTimeout(1200);
  await isKept();
  const body = await bodyOf(siteFile);
  const site = { routes: { 1: { blocks: { 1: { body } } } } };
  for (const [pointer, shown] of await shownWords(writing)) {
    const value = valueAt(site, fromPointer(pointer));
    expect([pointer, squeezed(shown)]).toEqual([pointer, squeezed(plainWords(String(value)))]);
  }
  await undoTo(page, siteFile, before);
});
