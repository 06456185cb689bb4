import { extname } from 'node:path';
import type { Site } from '../../site.schema.ts';
import type { Bundle } from '../bundle/bundle.ts';
import type { AssetIndex } from '../content/assets.ts';
import { contentHash } from '../hash.ts';
import { encodePictures } from '../images/encode.ts';
import type { OutputFile } from '../output/output-file.ts';
import { pictureStyles, siteStyles } from '../plan/styles.ts';

/** The style sheets of a site. */
export interface StyleSheets {
  /** What every page needs at once: from the templates, and what the content says. */
  styles: OutputFile;
  /** What stands below the opening of a page. */
  stylesBelow: OutputFile;
}

/** The style sheets of a site under hashed names. */
export function styleSheets(site: Site, assets: AssetIndex, bundle: Bundle): StyleSheets {
  const sheet = (name: string, content: string) => ({ path: `assets/${name}.${contentHash(content)}.css`, content });
  return {
    styles: sheet('site', bundle.styles + siteStyles(site) + pictureStyles(assets)),
    stylesBelow: sheet('below', bundle.stylesBelow),
  };
}

/** Path and type of the picture in the browser tab. */
export function iconFile(site: Site, assets: AssetIndex): { icon: string; iconType: string } {
  const asset = assets.get(site.site.icon.src);
  const icon = asset?.state === 'ready' ? asset.outputPath : '';
  const extension = extname(icon).slice(1);
  const type = { svg: 'svg+xml', jpg: 'jpeg' }[extension] ?? extension;
  return { icon, iconType: `image/${type}` };
}

/** Images that the content names: drawings as they are, pictures of pixels in every size and format. */
export async function imageFiles(assets: AssetIndex): Promise<OutputFile[]> {
  const ready = [...assets.values()].filter((asset) => asset.state === 'ready');
  const plain = ready.filter(({ raster }) => !raster).map(({ outputPath, bytes }) => ({ path: outputPath, content: bytes }));
  return [...plain, ...(await encodePictures(ready.flatMap(({ raster, bytes }) => (raster ? [{ ...raster, bytes }] : []))))];
}
