import type { Site } from '../../../site.schema.ts';
import type { PlannedFile, PlannedImage } from '../../../templates/model/planned/values.ts';
import type { CroppedImage } from '../../../templates/schema/fields.ts';
import { type CustomIcon, isCustomIconFile } from '../../../templates/theme/icons/custom-icon.ts';
import { planSources } from '../../assets/images/renditions.ts';
import type { AssetIndex } from '../../content/site/assets.ts';
import { filesBase } from '../../content/site/page-url.ts';
import { isToBeWritten } from '../../content/site/samples.ts';
import type { Path } from '../../core/json/path.ts';
import { nameOfFocus } from './focus.ts';
import type { Annotate } from './resolving.ts';

/*
 * Files in content as pages show them. Each function throws an Error for a file that is missing or of the wrong kind; the check
 * rejects such content.
 */

interface ImageContext {
  site: Site;
  assets: AssetIndex;
  annotate: Annotate;
}

const urlOf = (site: Site, file: string) => encodeURI(filesBase(site) + file);

export function planImage(image: CroppedImage, path: Path, { site, assets, annotate }: ImageContext): PlannedImage {
  const asset = assets.get(image.src);
  if (asset?.state !== 'ready') throw new Error(`The check let the image ${image.src} pass.`);
  const { outputPath, width, height, tone, raster } = asset;
  const url = annotate(urlOf(site, outputPath), [...path, 'src']);
  const focus = image.focus && nameOfFocus(image.focus);
  return {
    url,
    width,
    height,
    alt: isToBeWritten(image.alt) ? site.site.labels.undescribed : image.alt,
    tone,
    ...(focus && { focus }),
    sources: raster && planSources(raster.renditions, (file) => urlOf(site, file)),
  };
}

export function planFile(source: string, { site, assets }: Pick<ImageContext, 'site' | 'assets'>): PlannedFile {
  const asset = assets.get(source);
  if (asset?.state !== 'file') throw new Error(`The check let the file ${source} pass.`);
  return { url: urlOf(site, asset.outputPath), kind: asset.kind, size: asset.size };
}

/** Built-in icons keep their name. */
export function planIcon(source: string, assets: AssetIndex): CustomIcon | string {
  if (!isCustomIconFile(source)) return source;
  const asset = assets.get(source);
  const icon = asset && 'icon' in asset ? asset.icon : undefined;
  if (!icon || Array.isArray(icon)) throw new Error(`The check let the icon ${source} pass.`);
  return icon;
}
