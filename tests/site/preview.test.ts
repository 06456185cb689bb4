import { expect, test } from 'vitest';
import { openProject } from '../../generator/common/project.ts';
import { withoutPointers } from '../../generator/dev/preview/annotate.ts';
import { showSite } from '../../generator/dev/preview/shown-site.ts';
import { originalsOf } from '../../generator/site/assets.ts';
import { siteOf } from '../../generator/site/defaults.ts';
import { fixtureSite } from '../support/build.ts';
import { blockTypes } from '../support/examples.ts';
import { machine } from '../support/machine.ts';
import { readSite } from '../support/read-site.ts';
import { renderSite } from '../support/rendered-site.ts';

async function previewOf(name: string) {
  const content = await readSite({ project: openProject(fixtureSite(name)) }, machine);
  const assets = originalsOf(content.assets);
  const shown = await showSite({ site: siteOf(content.source), assets, number: 1, moves: new Map() }, machine);
  return { content: { ...content, assets }, shown };
}

// Templates that compare texts with one another would see the preview's marks in them.
test.each(['municipality', 'school', 'museum'])('the preview renders the pages of %s as the build does', async (name) => {
  const { content, shown } = await previewOf(name);
  const { pages } = await renderSite(content);
  expect(pages.length).toBeGreaterThan(8);
  for (const { outputPath, html } of pages) {
    expect(withoutPointers(shown.renderPage(outputPath) ?? ''), outputPath).toBe(html);
  }
});

test('every block is in the catalogue of a site that has nothing but a page of words', async () => {
  const { catalogue } = (await previewOf('smallest')).shown;
  for (const path of ['_catalogue', '_catalogue/design', ...blockTypes.map((type) => `_catalogue/${type}/1`)]) {
    expect(catalogue.renderPage(path), path).toContain('</html>');
  }
});
