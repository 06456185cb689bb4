import { expect, test } from 'vitest';
import { openProject } from '../../../generator/core/util/project.ts';
import type { ThemePresetName } from '../../../templates/theme/theme-options.ts';
import { fixtureSite } from '../../support/build.ts';
import { machine } from '../../support/environment.ts';
import { readSite } from '../../support/read-site.ts';
import { renderSite } from '../../support/rendered-site.ts';

/** HTML of a page that begins with an intro and its overview, in a theme. */
async function renderIntro(look: ThemePresetName): Promise<string> {
  const checked = await readSite({ project: openProject(fixtureSite('minimal')) }, machine);
  const { site } = checked;
  const glance = ['1', '2'].map((text) => ({ icon: 'flag', label: `Label ${text}`, text }));
  const page = {
    ...site.routes[0],
    path: '/offer',
    breadcrumb: [{ label: 'Home', href: '/' }, { label: 'Offer' }],
    blocks: [{ type: 'intro', title: 'Offer', text: ['Text'], glance }],
  };
  const theme = { brand: '#35604a', accent: '#e6b96b', look };
  const changed = { ...site, site: { ...site.site, theme }, routes: [...site.routes, page] };
  const { pages } = await renderSite({ ...checked, site: changed as typeof site });
  return pages.find(({ html }) => html.includes('data-part="facts"'))?.html ?? '';
}

test.each([
  ['scholarly', false],
  ['rooted', true],
  ['playful', true],
  ['civic', true],
] as const)('in %s the breadcrumb is before the overview of the page: %s', async (look, isBefore) => {
  const html = await renderIntro(look);
  const [, ...overviews] = html.split('data-part="facts"');
  expect(overviews).toHaveLength(1);
  const breadcrumb = html.indexOf('<ol', html.indexOf('<main'));
  expect(breadcrumb).toBeGreaterThan(0);
  expect(breadcrumb < html.indexOf('data-part="facts"')).toBe(isBefore);
});
