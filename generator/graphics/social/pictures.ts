import type { Route, Site } from '../../../site.schema.ts';
import type { SocialPicture } from '../../../templates/page-plan.ts';
import type { AssetIndex, ReadyAsset } from '../../content/assets.ts';
import { contentHash } from '../../hash.ts';
import { themeOf } from '../../theme/theme.ts';
import { type Drawing, drawingKey } from '../drawings.ts';
import { drawMark, iconBytes } from '../icons.ts';
import { drawGround, drawWords, markPlace, markSize, type PictureWords } from './composition.ts';
import { drawIllustration, illustrationPlace } from './illustration.ts';
import { type PictureLook, pictureColors, pictureSize } from './look.ts';

/** The pictures of a site: what pages say of them, by route path, and the files that are to be drawn. */
export interface SocialPictures {
  byPath: ReadonlyMap<string, SocialPicture>;
  drawings: Drawing[];
}

/** The section that a page belongs to: what stands before it in the breadcrumb, but for the home page. */
function sectionOf({ breadcrumb }: Route): string {
  const parent = breadcrumb.at(-2);
  return parent === undefined || parent.href === '/' ? '' : parent.label;
}

/** Makes something once, when it is first asked for. */
function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

const typeface = once(async () => (await import('./typeface.ts')).readTypeface());

/** The first picture of a page's own content. */
function illustrationOf({ blocks }: Route, assets: AssetIndex): ReadyAsset | undefined {
  const images = blocks.flatMap((block) => ('image' in block && block.image ? [block.image.src] : []));
  const asset = images.map((source) => assets.get(source))[0];
  return asset?.state === 'ready' ? asset : undefined;
}

/** Hashes of pictures: many pages may show the same. */
function rememberHashes(): (asset: ReadyAsset) => string {
  const known = new Map<ReadyAsset, string>();
  return (asset) => {
    const hash = known.get(asset) ?? contentHash(asset.bytes);
    known.set(asset, hash);
    return hash;
  };
}

/** Makes the function that draws pictures of one look: what they share is drawn once. */
function createPainter(look: PictureLook, mark: Uint8Array) {
  const ground = once(async () => {
    const { default: sharp } = await import('sharp');
    const input = await drawMark(mark, markSize);
    return sharp(Buffer.from(drawGround(look)))
      .composite([{ input, ...markPlace(look) }])
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
  });
  return async (words: PictureWords, illustration: ReadyAsset | undefined): Promise<Uint8Array> => {
    const [{ default: sharp }, { data, info }] = await Promise.all([import('sharp'), ground()]);
    const input = Buffer.from(drawWords(words, look, await typeface(), illustration !== undefined));
    const own = illustration && { input: await drawIllustration(illustration.bytes, look), ...illustrationPlace(look) };
    const picture = sharp(data, { raw: info }).composite([...(own ? [own] : []), { input }]);
    if (illustration?.raster) return picture.jpeg({ quality: 78, mozjpeg: true }).toBuffer();
    return picture.png({ palette: true, colours: 64, dither: 0, effort: 1, compressionLevel: 9 }).toBuffer();
  };
}

/** Plans a picture for each page that is listed. Nothing is drawn yet: addresses follow from what pictures show. */
export function planSocialPictures(site: Site, assets: AssetIndex): SocialPictures {
  const { name, direction, url } = site.site;
  const mark = iconBytes(site, assets);
  const look: PictureLook = { direction, colors: pictureColors(themeOf(site).light) };
  const paint = createPainter(look, mark);
  const markHash = contentHash(mark);
  const hashOf = rememberHashes();
  const planned = site.routes.map((route) => {
    const words: PictureWords = { title: route.title, eyebrow: sectionOf(route), siteName: name };
    const illustration = illustrationOf(route, assets);
    const key = drawingKey([words, look, markHash, illustration && hashOf(illustration)]);
    const format = illustration?.raster ? 'jpeg' : 'png';
    const path = `assets/social/picture.${key}.${format}`;
    return { route, format, drawing: { key, path, draw: () => paint(words, illustration) } };
  });
  return {
    byPath: new Map(
      planned.map(({ route, format, drawing: { path } }) => [
        route.path,
        { url: `${url}/${path}`, type: `image/${format}`, ...pictureSize },
      ]),
    ),
    drawings: planned.map(({ drawing }) => drawing),
  };
}
