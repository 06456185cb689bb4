import type { Site } from '../site.schema.ts';
import type { AssetIndex } from './assets.ts';
import { bundleTemplates } from './bundle/bundle.ts';
import { findabilityFiles } from './findability/files.ts';
import { planGraphics } from './graphics/graphics.ts';
import { iconFile, imageFiles, styleSheets } from './outputs.ts';
import { planManifest, planSite } from './plan.ts';
import { speculationFile } from './speculation.ts';

/** Plan, bundle and render: every file of the site, in memory; icons and social pictures are still to be drawn. */
export async function renderSite({ site, assets }: { site: Site; assets: AssetIndex }) {
  const graphics = planGraphics(site, assets);
  const plan = planSite(site, assets, graphics);
  const [bundle, images] = await Promise.all([bundleTemplates(), imageFiles(assets)]);
  const { styles, stylesBelow } = styleSheets(site, assets, bundle);
  const sheets = { styles: styles.path, stylesBelow: stylesBelow.path };
  const manifest = planManifest(site, bundle.manifest, { ...sheets, ...iconFile(site, assets), ...graphics.iconPaths });
  const renderPage = bundle.createRenderer(plan.frame, manifest);
  const pages = plan.pages.map(renderPage);
  const files = [
    ...pages.map(({ outputPath, html }) => ({ path: outputPath, content: html })),
    ...findabilityFiles(site),
    speculationFile(site),
    styles,
    stylesBelow,
    graphics.webManifest,
    ...images,
    ...bundle.files,
  ];
  return { plans: plan.pages, manifest, renderPage, pages, files, draw: graphics.draw };
}
