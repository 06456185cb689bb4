import type { Site } from '../../../site.schema.ts';
import type { PictureContent } from '../../assets/images/content.ts';
import type { AssetIndex } from './assets.ts';

/** The default icon of a site, drawn from its name. No file can have this name. */
export const letterIcon: Site['site']['icon'] = { src: '~letter.svg', alt: '', decorative: true };

/** The picture of the site icon. */
export function iconContent(site: Site, assets: AssetIndex): PictureContent {
  const { src } = site.site.icon;
  const asset = assets.get(src);
  if (asset?.state !== 'ready') throw new Error(`The check let the image ${src} pass.`);
  return asset.content;
}
