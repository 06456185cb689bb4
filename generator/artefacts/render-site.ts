import type { Site } from '../../site.schema.ts';
import type { Manifest, PagePlan, RenderedPage, SiteFrame } from '../../templates/page-plan.ts';
import { bundleTemplates } from '../bundle/bundle.ts';
import type { AssetIndex } from '../content/assets.ts';
import { findabilityFiles } from '../findability/files.ts';
import { planGraphics } from '../graphics/graphics.ts';
import type { OutputFile } from '../output/output-file.ts';
import { planManifest, planSite } from '../plan/plan.ts';
import { speculationFile } from '../plan/speculation.ts';
import { iconFile, imageFiles, styleSheets } from './outputs.ts';

/** A site whose pages can be rendered. */
export interface PreparedSite {
  plans: PagePlan[];
  frame: SiteFrame;
  manifest: Manifest;
  renderPage: (plan: PagePlan) => RenderedPage;
  /** Names the templates that render. */
  rendererKey: string;
  /** Every file but pages, icons and social pictures. */
  files: OutputFile[];
  /** Draws icons and social pictures, or takes them from the store. */
  draw: () => Promise<OutputFile[]>;
}

/** Plan and bundle: everything that pages need. */
export async function prepareSite({ site, assets }: { site: Site; assets: AssetIndex }): Promise<PreparedSite> {
  const graphics = planGraphics(site, assets);
  const { pages: plans, frame } = planSite(site, assets, graphics);
  const [bundle, images] = await Promise.all([bundleTemplates(), imageFiles(assets)]);
  const { styles, stylesBelow } = styleSheets(site, assets, bundle);
  const sheets = { styles: styles.path, stylesBelow: stylesBelow.path };
  const manifest = planManifest(site, bundle.manifest, { ...sheets, ...iconFile(site, assets), ...graphics.iconPaths });
  const renderPage = bundle.createRenderer(frame, manifest);
  const found = [...findabilityFiles(site), speculationFile(site)];
  const files = [...found, styles, stylesBelow, graphics.webManifest, ...images, ...bundle.files];
  return { plans, frame, manifest, renderPage, rendererKey: bundle.key, files, draw: graphics.draw };
}

/** A site with all its pages rendered, in memory. */
export async function renderSite(checked: { site: Site; assets: AssetIndex }) {
  const prepared = await prepareSite(checked);
  return { ...prepared, pages: prepared.plans.map(prepared.renderPage) };
}
