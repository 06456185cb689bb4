import { expect, test } from 'vitest';
import { inspectFont } from '../../generator/files/inspect-font.ts';
import { fixtureSite } from '../support/build.ts';

test('fonts that are looked at together are looked at whole', async () => {
  const folder = fixtureSite('municipality').replace('site.json', 'assets');
  const names = ['fonts/Balady-Bold.woff2', 'fonts/Balady-Regular.woff2'];
  const alone = [];
  for (const name of names) alone.push(await inspectFont(folder, name));
  expect(alone.map(({ state }) => state)).toEqual(['font', 'font']);
  expect(await Promise.all(names.map((name) => inspectFont(folder, name)))).toEqual(alone);
});
