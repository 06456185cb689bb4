import type { Site } from '../../../site.schema.ts';
import { drawFiles } from '../../assets/images/drawings.ts';
import type { AssetIndex } from '../../content/site/assets.ts';
import type { Machine } from '../../core/cache/machine.ts';
import type { OutputFile } from '../../core/util/output-file.ts';
import { type IconPaths, planIcons } from './icons.ts';
import { type DrawingMeans, planSocialPictures, type SocialPictures } from './pictures.ts';

/** The pictures that the generator makes itself: icons, and what social networks show. */
export interface Graphics {
  iconPaths: IconPaths;
  webManifest: OutputFile;
  /** For social networks. */
  social: SocialPictures;
  /** Draws icons, or takes them from the store. */
  drawIcons: (machine: Machine) => Promise<OutputFile[]>;
}

/** Plans them: addresses follow from what they show, so that pages are rendered before anything is drawn. */
export function planGraphics(site: Site, assets: AssetIndex, means: DrawingMeans): Graphics {
  const { code } = means;
  const { drawings, ...icons } = planIcons(site, assets, code);
  return { ...icons, social: planSocialPictures(site, assets, means), drawIcons: (machine) => drawFiles(drawings, machine) };
}
