import { expect, test } from 'vitest';
import { inspectFont } from '../../../../generator/assets/files/inspect-font.ts';
import { planFaces } from '../../../../generator/bundle/templates/font-faces.ts';
import { loadFonts, makeFonts } from '../../../../generator/bundle/templates/fonts.ts';
import { fontsOf } from '../../../../generator/content/theme/site-fonts.ts';
import { fixtureSite } from '../../../support/build.ts';
import { openUncachedEnvironment } from '../../../support/cold-build.ts';
import { projectRoot } from '../../../support/project-root.ts';

test('inspectFont gives the same result for fonts read in parallel', async () => {
  const folder = fixtureSite('municipality').replace('site.json', 'assets');
  const names = ['fonts/Balady-Bold.woff2', 'fonts/Balady-Regular.woff2'];
  const alone = [];
  for (const name of names) alone.push(await inspectFont(folder, name));
  expect(alone.map(({ state }) => state)).toEqual(['font', 'font']);
  expect(await Promise.all(names.map((name) => inspectFont(folder, name)))).toEqual(alone);
});

/** Fonts of a site with the font files `fonts/Balady-*.woff2` of a fixture. */
async function ownFonts(regular: string, bold: string) {
  const folder = fixtureSite('municipality').replace('site.json', 'assets');
  const [textFiles, assets] = [{ regular, bold }, new Map<string, Awaited<ReturnType<typeof inspectFont>>>()];
  for (const name of [regular, bold]) assets.set(name, await inspectFont(folder, name));
  return fontsOf({ site: { theme: { fonts: { textFiles } } } } as Parameters<typeof fontsOf>[0], assets, projectRoot);
}

const [regular, bold] = ['fonts/Balady-Regular.woff2', 'fonts/Balady-Bold.woff2'];

test('planFaces keeps the letters of each font weight when planned together', async () => {
  const { text } = await ownFonts(regular, bold);
  const faces = await planFaces(text, true, projectRoot);
  const drawn = (name: string) => faces.find((face) => face.name === name)?.codes ?? [];
  for (const name of ['arabic', 'arabic-bold']) expect(drawn(name), name).toContain('ب'.codePointAt(0));
});

test('loadFonts caches fonts by the bytes of their files', async () => {
  const environment = await openUncachedEnvironment();
  for (const fonts of [await ownFonts(regular, bold), await ownFonts(bold, regular)])
    expect((await loadFonts(fonts, environment)).made).toEqual(await makeFonts(fonts, projectRoot));
  await environment.close();
});
