import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkContent } from '../../../generator/check/check-file.ts';
import { toSourceFile } from '../../../generator/content/site/load.ts';
import { type BuildEnvironment, openBuildEnvironment } from '../../../generator/core/cache/build-environment.ts';
import { temporaryFolder } from '../../support/build.ts';
import { engine } from '../../support/environment.ts';
import { languageLists, siteIn } from '../../support/syntax-errors.ts';
import { openUncached } from '../../support/uncached-environment.ts';

type Content = Record<string, unknown> & { routes: object[]; collections: Record<string, object> };

/** Values that an earlier check accepted in another place of the file. */
const misplaced: [name: string, pointer: string, edit: (content: Content) => object][] = [
  ['a page in the place of the list of pages', '/routes', (content) => ({ ...content, routes: content.routes[0] })],
  [
    'a collection under a key of the file',
    '/collections~1x',
    (content) => ({ ...content, 'collections/x': content.collections.news }),
  ],
  ['collections under a misspelt key', '/collection', (content) => ({ ...content, collection: content.collections })],
  ['a list in the place of collections', '/collections', (content) => ({ ...content, collections: [content.collections.news] })],
];

let warm: BuildEnvironment;
let cold: BuildEnvironment;
beforeAll(async () => {
  warm = openBuildEnvironment({ engine, cache: await temporaryFolder() });
  cold = openUncached(await temporaryFolder());
});
afterAll(async () => {
  await warm.close();
  await cold.close();
});

async function check(content: object, environment: BuildEnvironment) {
  const file = toSourceFile('site.json', Buffer.from(JSON.stringify(content, null, 2)));
  const { isValid, diagnostics } = await checkContent({ file, assets: 'no-assets' }, environment);
  return { isValid, diagnostics };
}

test.each(
  Object.keys(languageLists).flatMap((count) => misplaced.map(([name, pointer, edit]) => ({ count, name, pointer, edit }))),
)('reports $name after a check of the valid site, with $count languages', async ({ count, pointer, edit }) => {
  const content: Content = JSON.parse(siteIn(languageLists[count] ?? {}));
  expect((await check(content, warm)).isValid).toBe(true);
  const found = await check(edit(content), warm);
  expect(found.isValid).toBe(false);
  expect(found.diagnostics.filter(({ severity }) => severity === 'error').map((one) => one.pointer)).toContain(pointer);
  expect(found).toEqual(await check(edit(content), cold));
});
