import type { Site } from '../../../site.schema.ts';
import { drawFiles } from '../../assets/images/drawings.ts';
import type { AssetIndex } from '../../content/site/assets.ts';
import type { BuildEnvironment } from '../../core/cache/build-environment.ts';
import type { InMemoryFile } from '../../core/util/output-file.ts';
import { type IconPaths, planIcons } from './icons.ts';
import { type DrawingResources, planSocialPictures, type SocialPictures } from './pictures.ts';

/** Generated pictures: icons and social pictures. */
export interface Graphics {
  iconPaths: IconPaths;
  webManifest: InMemoryFile;
  /** Social pictures. */
  social: SocialPictures;
  /** Draws icons, or reads them from the cache. */
  drawIcons: (environment: BuildEnvironment) => Promise<InMemoryFile[]>;
}

/** Plans the graphics. Addresses depend only on the content of pictures, so pages can be rendered before anything is drawn. */
export function planGraphics(site: Site, assets: AssetIndex, resources: DrawingResources): Graphics {
  const { code } = resources;
  const { drawings, ...icons } = planIcons(site, assets, code);
  return {
    ...icons,
    social: planSocialPictures(site, assets, resources),
    drawIcons: (environment) => drawFiles(drawings, environment),
  };
}
