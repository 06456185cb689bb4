import type { Site } from '../../site.schema.ts';
import type { SocialPicture } from '../../templates/page-plan.ts';
import type { AssetIndex } from '../content/assets.ts';
import type { OutputFile } from '../output/output-file.ts';
import { drawFiles } from './drawings.ts';
import { type IconPaths, planIcons } from './icons.ts';
import { planSocialPictures } from './social/pictures.ts';

/** The pictures that the generator makes itself: icons, and what social networks show. */
export interface Graphics {
  iconPaths: IconPaths;
  webManifest: OutputFile;
  /** For social networks, by route path. */
  pictures: ReadonlyMap<string, SocialPicture>;
  /** Draws icons, and social pictures unless it is for a draft, or takes them from the store. */
  draw: (options?: { isDraft?: boolean }) => Promise<OutputFile[]>;
}

/** Plans them: addresses follow from what they show, so that pages are rendered before anything is drawn. */
export function planGraphics(site: Site, assets: AssetIndex): Graphics {
  const { drawings, ...icons } = planIcons(site, assets);
  const social = planSocialPictures(site, assets);
  return {
    ...icons,
    pictures: social.byPath,
    draw: ({ isDraft = false } = {}) => drawFiles(isDraft ? drawings : [...drawings, ...social.drawings]),
  };
}
