import { expect, test } from 'vitest';
import { planFaces } from '../../generator/bundle/font-faces.ts';
import { inspectFont } from '../../generator/files/inspect-font.ts';
import { fontsOf } from '../../generator/theme/site-fonts.ts';
import { fixtureSite } from '../support/build.ts';
import { projectRoot } from '../support/project-root.ts';

test('fonts that are looked at together are looked at whole', async () => {
  const folder = fixtureSite('municipality').replace('site.json', 'assets');
  const names = ['fonts/Balady-Bold.woff2', 'fonts/Balady-Regular.woff2'];
  const alone = [];
  for (const name of names) alone.push(await inspectFont(folder, name));
  expect(alone.map(({ state }) => state)).toEqual(['font', 'font']);
  expect(await Promise.all(names.map((name) => inspectFont(folder, name)))).toEqual(alone);
});

test('each weight of a font draws its own letters in pages, when all are made together', async () => {
  const folder = fixtureSite('municipality').replace('site.json', 'assets');
  const assets = new Map(
    await Promise.all(
      ['Regular', 'Bold'].map(async (weight) => {
        const name = `fonts/Balady-${weight}.woff2`;
        return [name, await inspectFont(folder, name)] as const;
      }),
    ),
  );
  const fonts = { textFiles: { regular: 'fonts/Balady-Regular.woff2', bold: 'fonts/Balady-Bold.woff2' } };
  const { text } = fontsOf({ site: { theme: { fonts } } } as Parameters<typeof fontsOf>[0], assets, projectRoot);
  const faces = await planFaces(text, true, projectRoot);
  const drawn = (name: string) => faces.find((face) => face.name === name)?.codes ?? [];
  for (const name of ['arabic', 'arabic-bold']) expect(drawn(name), name).toContain('ب'.codePointAt(0));
});
