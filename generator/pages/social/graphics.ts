import type { Site } from '../../../site.schema.ts';
import { drawFiles } from '../../assets/images/drawings.ts';
import type { AssetIndex } from '../../content/site/assets.ts';
import type { BuildEnvironment } from '../../core/cache/build-environment.ts';
import type { InMemoryFile } from '../../core/util/output-file.ts';
import { type IconPaths, planIcons } from './icons.ts';
import { type DrawingResources, planSocialPictures, type SocialPictures } from './pictures.ts';

/** The pictures that the generator makes itself: icons, and what social networks show. */
export interface Graphics {
  iconPaths: IconPaths;
  webManifest: InMemoryFile;
  /** For social networks. */
  social: SocialPictures;
  /** Draws icons, or takes them from the store. */
  drawIcons: (environment: BuildEnvironment) => Promise<InMemoryFile[]>;
}

/** Plans them: addresses follow from what they show, so that pages are rendered before anything is drawn. */
export function planGraphics(site: Site, assets: AssetIndex, resources: DrawingResources): Graphics {
  const { code } = resources;
  const { drawings, ...icons } = planIcons(site, assets, code);
  return {
    ...icons,
    social: planSocialPictures(site, assets, resources),
    drawIcons: (environment) => drawFiles(drawings, environment),
  };
}
