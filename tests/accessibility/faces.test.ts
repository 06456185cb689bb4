import { afterAll, beforeAll, describe } from 'vitest';
import type { RunningServer } from '../../generator/build/hosting/serve.ts';
import type { Site } from '../../site.schema.ts';
import { themeOptionValues } from '../../templates/theme/theme-options.ts';
import { buildAndServe } from '../support/build.ts';
import { pagesOfExamples, siteOfExamples, writeExamples } from '../support/examples.ts';
import { pairwise } from '../support/pairwise.ts';
import { checkEach } from './check.ts';
import { allSchemes } from './schemes.ts';
import { targetsOf } from './targets.ts';

/** Every two choices of a face meet in one of these. */
const faces = pairwise(themeOptionValues).map((face) => ({ named: Object.values(face).join(', '), face }));

/** One page with an opening, and what shows most of a face: cards, steps, figures, quotations, files, a call to action. */
const types = ['hero', 'card-grid', 'steps', 'figures', 'quotes', 'downloads', 'faq', 'feature', 'tabs', 'call-to-action'];
const shown = pagesOfExamples().filter(({ type }, index, all) => all.findIndex((one) => one.type === type) === index);
const blocks = types.flatMap((type) => {
  const page = shown.find((one) => one.type === type);
  // Pages of what is no title begin with a banner.
  return page?.blocks.slice(type === 'hero' ? 0 : 1, type === 'hero' ? 1 : 2) ?? [];
});
const page = { type: 'hero' as const, path: '/face', name: 'face', blocks };

describe.each(faces)('$named', ({ face }) => {
  let server: RunningServer;
  beforeAll(async () => {
    const site = siteOfExamples([page]) as Site;
    const theme = { brand: '#1b5e7d', accent: '#f0b199', ...face };
    server = await buildAndServe(await writeExamples({ ...site, site: { ...site.site, theme } }), { isDraft: true });
  });
  afterAll(() => server?.close());

  checkEach({ targets: targetsOf(['face'], [1280]), home: () => server.url, schemes: allSchemes });
});
