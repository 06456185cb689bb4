import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { walkFields } from '../../generator/content/site/fields.ts';
import type { Site } from '../../site.schema.ts';
import { specifiedContent, temporaryFolder } from './build.ts';

/** Smooth photo, the same on every run, so that its renditions are cached. */
function makePhoto(width: number, height: number): Promise<Buffer> {
  const gradient =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="a" x2="1" y2="1">` +
    '<stop stop-color="#1c6b54"/><stop offset="1" stop-color="#c58f36"/></linearGradient><rect width="100%" height="100%" fill="url(#a)"/></svg>';
  return sharp(Buffer.from(gradient)).flatten().jpeg({ quality: 80 }).toBuffer();
}

interface PhotoSiteOptions {
  width: number;
  height: number;
  /** Edits the content after its pictures were replaced by photos. */
  edit?: (site: Site) => void;
}

/**
 * Specified site with a photo for every picture, and a transparent PNG as logo.
 * @returns path of its site file
 */
export async function photoSite({ width, height, edit }: PhotoSiteOptions): Promise<string> {
  const folder = await temporaryFolder();
  const site: Site = JSON.parse(readFileSync(specifiedContent, 'utf8'));
  walkFields(site, ({ value }) => {
    if (value !== null && typeof value === 'object' && 'src' in value && 'alt' in value) value.src = 'photo.jpg';
  });
  if (site.site.logo) site.site.logo.src = 'logo.png';
  delete site.site.logoOnDark;
  edit?.(site);
  const logo = sharp({ create: { width: 900, height: 220, channels: 4, background: { r: 28, g: 107, b: 84, alpha: 0.7 } } });
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets/photo.jpg'), await makePhoto(width, height));
  await writeFile(join(folder, 'assets/logo.png'), await logo.png().toBuffer());
  await writeFile(join(folder, 'site.json'), JSON.stringify(site));
  return join(folder, 'site.json');
}
