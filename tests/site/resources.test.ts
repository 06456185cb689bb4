import { describe, expect, test } from 'vitest';
import { openProject } from '../../generator/core/util/project.ts';
import type { PictureOffer } from '../../templates/model/page/page-plan.ts';
import { fixtureSite, shippedSite } from '../support/build.ts';
import { machine } from '../support/environment.ts';
import { writeExamples } from '../support/examples.ts';
import { readResources } from '../support/html-resources.ts';
import { readSite } from '../support/read-site.ts';
import { renderSite } from '../support/rendered-site.ts';

const sites = [
  { name: 'the shipped site', file: async () => shippedSite },
  { name: 'the variants site', file: async () => fixtureSite('variants') },
  { name: 'a municipality', file: async () => fixtureSite('municipality') },
  { name: 'a school', file: async () => fixtureSite('school') },
  { name: 'a museum', file: async () => fixtureSite('museum') },
  { name: 'the minimal site', file: async () => fixtureSite('minimal') },
  { name: 'the examples of all blocks', file: () => writeExamples() },
];

const sortedCharacters = (characters: string) => [...new Set(characters.replaceAll(/\s/g, ' '))].sort().join('');

const plain = (pictures: PictureOffer[][]) =>
  pictures.map((offers) =>
    offers.map(({ url, srcSet, sizes, media }) => ({ url: srcSet ? undefined : url, srcSet, sizes, media })),
  );

describe.each(sites)('resources recorded while rendering: $name', ({ file }) => {
  test('match the pictures, islands, style sheets, scripts and characters in the HTML of every page', async () => {
    const { pages, plans, manifest } = await renderSite(await readSite({ project: openProject(await file()) }, machine));
    const sheetsOf = new Map(
      plans.map(({ outputPath, styleSet, openingSet }) => {
        const ofOpening = openingSet ? [manifest.openingStyles?.[openingSet]] : [];
        return [outputPath, [manifest.styles, ...ofOpening, manifest.deferredStyles?.[styleSet]]];
      }),
    );
    for (const { outputPath, html, resources } of pages) {
      const { sheets, scripts, preloaded, ...read } = readResources(html);
      expect(plain(resources.pictures), outputPath).toEqual(plain(read.pictures));
      expect(resources.islands, outputPath).toEqual(read.islands);
      expect(sortedCharacters(resources.characters), outputPath).toBe(sortedCharacters(` ${read.characters}`));
      expect(sheets, outputPath).toEqual(sheetsOf.get(outputPath));
      const loaderScripts = read.islands.length > 0 ? [manifest.loader] : [];
      // Every page has the opener of the site search.
      const opener = manifest.search ? [manifest.search.opener] : [];
      // The search page loads its script at once.
      const searches = plans.find((plan) => plan.outputPath === outputPath)?.siteSearch?.isFirst === true;
      const ofSearchPage = searches && manifest.search ? [manifest.search.panel] : [];
      expect(scripts.toSorted(), outputPath).toEqual([...loaderScripts, ...opener, ...ofSearchPage].toSorted());
      // It also preloads the index, in addition to the fonts of every page.
      const fonts = searches ? preloaded.slice(0, -1) : preloaded;
      expect(fonts, outputPath).toEqual(manifest.preloadFonts);
      if (searches) expect(preloaded.at(-1), outputPath).toMatch(/\.json$/);
    }
  });
});

describe('the page frame', () => {
  /** Variants of an address, as links of the frame are compared with it. */
  const near = (href: string) => [href, `${href}/below`, `${href}-other`, href.toUpperCase(), `${href.toUpperCase()}/Below/that`];

  test.each(sites)('renders each page the same when shared as when rendered alone: $name', async ({ file }) => {
    const { plans, bundle, frame, manifest, renderPage } = await renderSite(
      await readSite({ project: openProject(await file()) }, machine),
    );
    const odd = plans.slice(0, 12).flatMap((plan) => near(plan.href).map((href) => ({ ...plan, href })));
    for (const plan of [...plans, ...odd]) {
      const alone = bundle.createRenderer(frame, manifest)(plan);
      const { html, resources } = renderPage(plan);
      expect(html === alone.html, plan.href).toBe(true);
      expect(resources, plan.href).toEqual(alone.resources);
    }
  });
});
