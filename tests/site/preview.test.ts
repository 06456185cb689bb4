import { expect, test } from 'vitest';
import { originalsOf } from '../../generator/content/assets.ts';
import { siteOf } from '../../generator/content/defaults.ts';
import { withoutPointers } from '../../generator/dev/annotate.ts';
import { makeVersion } from '../../generator/dev/version.ts';
import { readSite } from '../../generator/prepare.ts';
import { fixtureSite } from '../support/build.ts';
import { renderSite } from '../support/rendered-site.ts';

// Templates that compare texts with one another would see the preview's marks in them.
test.each(['municipality', 'school', 'museum'])('the preview renders the pages of %s as the build does', async (name) => {
  const content = await readSite({ siteFile: fixtureSite(name) });
  const { source, assets } = content;
  const version = await makeVersion({ site: siteOf(source), assets: originalsOf(assets), number: 1, moves: new Map() });
  const { pages } = await renderSite({ ...content, assets: originalsOf(assets) });
  expect(pages.length).toBeGreaterThan(8);
  for (const { outputPath, html } of pages) {
    expect(withoutPointers(version.renderPage(outputPath) ?? ''), outputPath).toBe(html);
  }
});
