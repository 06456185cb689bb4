import type { Site } from '../../../site.schema.ts';
import type { Manifest, PagePlan, RenderedPage, SiteFrame } from '../../../templates/model/page/page-plan.ts';
import { encodePictures } from '../../assets/images/encode.ts';
import type { Bundle } from '../../bundle/templates/bundle.ts';
import { type FontBundle, loadFonts } from '../../bundle/templates/fonts.ts';
import { planManifest } from '../../bundle/templates/manifest.ts';
import { postFiles } from '../../content/collections/files.ts';
import type { AssetIndex } from '../../content/site/assets.ts';
import { type Colour, colouringOf } from '../../content/text/code/colouring.ts';
import { fontsOf, installedFamilies } from '../../content/theme/site-fonts.ts';
import type { BuildEnvironment } from '../../core/cache/build-environment.ts';
import type { Progress } from '../../core/progress/progress.ts';
import type { InMemoryFile, OutputFile, StoredFile } from '../../core/util/output-file.ts';
import { createPlanner, type Planner } from '../../pages/plan/plan.ts';
import type { Annotate } from '../../pages/plan/resolving.ts';
import { createRouteFingerprinter } from '../../pages/plan/route-fingerprint.ts';
import type { RenderOptions } from '../../pages/render/render.tsx';
import { type Graphics, planGraphics } from '../../pages/social/graphics.ts';
import { withLetterIcon } from '../../pages/social/letter-icon.ts';
import { copiedFiles, drawingFiles, iconFile, photosOf, type StyleSheets, styleSheets } from './outputs.ts';

/** Valid content, expanded to pages. */
export interface SiteContent {
  site: Site;
  assets: AssetIndex;
  /** Characters in its pages beyond the common ones; added to its fonts. */
  characters?: string;
}

/** Site whose pages can be rendered individually. */
export interface PlannedSite {
  /** Assets of the content, and a generated icon if the site has none. */
  assets: AssetIndex;
  planner: Planner;
  frame: SiteFrame;
  bundle: Bundle;
  manifest: Manifest;
  sheets: StyleSheets;
  /** Font rules in its style sheets. */
  fontRules: FontBundle['rules'];
  renderPage: (plan: PagePlan, options?: RenderOptions) => RenderedPage;
  /** Files that pages use: style sheets, scripts, fonts, assets, the web manifest. */
  files: OutputFile[];
  social: Graphics['social'];
  /** Highlights code. */
  colour: Colour;
  /** Fingerprint of the content that the plan of a page depends on. */
  routeFingerprintOf: ReturnType<typeof createRouteFingerprinter>;
  drawIcons: () => Promise<InMemoryFile[]>;
  /** Encodes the images of the content. */
  encodeImages: (progress?: Progress) => Promise<(InMemoryFile | StoredFile)[]>;
}

interface PlannedFiles {
  sheets: StyleSheets;
  fonts: FontBundle;
  webManifest: InMemoryFile;
}

function filesOfPages({ site, assets }: SiteContent, bundle: Bundle, { sheets, fonts, webManifest }: PlannedFiles): OutputFile[] {
  return [
    ...sheets.files,
    ...postFiles(site),
    webManifest,
    ...copiedFiles(assets),
    ...bundle.files,
    ...fonts.files,
    ...(site.site.search ? bundle.searchFiles : []),
  ];
}

/** Plans everything that pages are rendered with. Renders no page; creates fonts, and an icon if the site has none. */
export async function planSite(
  { site, assets: contentAssets, characters }: SiteContent,
  bundle: Bundle,
  environment: BuildEnvironment,
  annotate?: Annotate,
): Promise<PlannedSite> {
  const fonts = fontsOf(site, contentAssets, environment.engine.root, characters);
  const { made: madeFonts, name: fontsName } = await loadFonts(fonts, environment);
  const typefaces = { fonts, name: fontsName };
  const assets = await withLetterIcon(site, contentAssets, typefaces, environment);
  const colour = colouringOf(environment.engine.root);
  const graphics = planGraphics(site, assets, {
    code: `${environment.engine.codeKeys.drawings} ${fontsName}`,
    fonts,
    installed: installedFamilies(environment.engine.root),
  });
  const planner = createPlanner(site, assets, { annotate, pictures: graphics.social.of, colour });
  const sheets = styleSheets(site, assets, bundle, madeFonts.rules);
  const named = { ...sheets.paths, ...iconFile(site, assets), ...graphics.iconPaths, preloadedFonts: madeFonts.preloaded };
  const manifest = planManifest(site, bundle.manifest, named);
  return {
    assets,
    planner,
    frame: planner.frame,
    bundle,
    manifest,
    sheets,
    fontRules: madeFonts.rules,
    renderPage: bundle.createRenderer(planner.frame, manifest),
    files: filesOfPages({ site, assets }, bundle, { sheets, fonts: madeFonts, webManifest: graphics.webManifest }),
    social: graphics.social,
    colour,
    routeFingerprintOf: createRouteFingerprinter(site, assets),
    drawIcons: () => graphics.drawIcons(environment),
    encodeImages: async (progress) => [
      ...drawingFiles(assets),
      ...(await encodePictures(photosOf(assets), environment, progress)),
    ],
  };
}
