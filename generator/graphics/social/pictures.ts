import type { Route, Site } from '../../../site.schema.ts';
import type { SocialPicture } from '../../../templates/page-plan.ts';
import type { AssetIndex } from '../../assets.ts';
import { contentHash } from '../../hash.ts';
import { themeOf } from '../../theme/theme.ts';
import { type Drawing, drawingKey } from '../drawings.ts';
import { drawMark, iconBytes } from '../icons.ts';
import {
  drawGround,
  drawWords,
  markPlace,
  markSize,
  type PictureLook,
  type PictureWords,
  pictureColors,
  pictureSize,
} from './composition.ts';

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

/** Makes the function that draws pictures of one look: what they share is drawn once. */
function createPainter(look: PictureLook, mark: Uint8Array): (words: PictureWords) => Promise<Uint8Array> {
  const ground = once(async () => {
    const { default: sharp } = await import('sharp');
    const input = await drawMark(mark, markSize);
    return sharp(Buffer.from(drawGround(look)))
      .composite([{ input, ...markPlace(look) }])
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
  });
  return async (words) => {
    const [{ default: sharp }, { data, info }] = await Promise.all([import('sharp'), ground()]);
    const input = Buffer.from(drawWords(words, look, await typeface()));
    const picture = sharp(data, { raw: info }).composite([{ input }]);
    return picture.png({ palette: true, colours: 64, dither: 0, effort: 7, compressionLevel: 9 }).toBuffer();
  };
}

/** Plans a picture for each page that is listed. Nothing is drawn yet: addresses follow from what pictures show. */
export function planSocialPictures(site: Site, assets: AssetIndex): SocialPictures {
  const { name, direction, url } = site.site;
  const mark = iconBytes(site, assets);
  const look: PictureLook = { direction, colors: pictureColors(themeOf(site).light) };
  const paint = createPainter(look, mark);
  const markHash = contentHash(mark);
  const planned = site.routes.map((route) => {
    const words: PictureWords = { title: route.title, eyebrow: sectionOf(route), siteName: name };
    const key = drawingKey([words, look, markHash]);
    return { route, drawing: { key, path: `assets/social/picture.${key}.png`, draw: () => paint(words) } };
  });
  return {
    byPath: new Map(
      planned.map(({ route, drawing }) => [route.path, { url: `${url}/${drawing.path}`, type: 'image/png', ...pictureSize }]),
    ),
    drawings: planned.map(({ drawing }) => drawing),
  };
}
