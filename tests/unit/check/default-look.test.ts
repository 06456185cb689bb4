import { expect, test } from 'vitest';
import { loadValidSite } from '../../../generator/check/load-site.ts';
import { checkDefaultLook } from '../../../generator/check/rules/default-look.ts';
import { openProject } from '../../../generator/core/util/project.ts';
import { fixtureSite, temporaryFolder } from '../../support/build.ts';
import { machine } from '../../support/environment.ts';
import { writeInvalidSite } from '../../support/invalid-sites.ts';

const hintAt = (site: unknown) => checkDefaultLook({ site }).map(({ path }) => path.join('.'));

test.each([
  [{}, 'site'],
  [{ theme: {} }, 'site.theme'],
  [{ theme: { brand: '#0f5c48', accent: '#e0b25f', scheme: 'light', fonts: { text: 'Cairo' } } }, 'site.theme'],
])('a site with %j gets a hint that no look was chosen', (site, place) => {
  expect(hintAt(site)).toEqual([place]);
});

test.each([{ look: 'scholarly' }, { motif: 'grid' }, { footer: 'quiet' }, { look: 'civic', brand: '#0f5c48' }])(
  'a theme with %j was chosen',
  (theme) => {
    expect(hintAt({ theme })).toEqual([]);
  },
);

test('the hint does not fail a strict check and appears once for all languages', async () => {
  const codesOf = async (file: string, isStrict: boolean) =>
    (await loadValidSite({ project: openProject(file), isStrict }, machine)).warnings.map(({ code }) => code);
  expect(await codesOf(await writeInvalidSite('default-look', await temporaryFolder()), true)).toEqual(['default-look']);
  const languages = await codesOf(fixtureSite('trilingual'), false);
  expect(languages.filter((code) => code === 'default-look')).toHaveLength(1);
});
