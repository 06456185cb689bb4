import type { Route, Site } from '../../../site.schema.ts';
import type { SocialPicture } from '../../../templates/model/page/page-plan.ts';
import { hashOfContent } from '../../assets/images/content.ts';
import { drawingKey } from '../../assets/images/drawings.ts';
import type { AssetIndex } from '../../content/site/assets.ts';
import { iconContent } from '../../content/site/icon.ts';
import { localisedText } from '../../content/site/localised-texts.ts';
import { memoizeByBlocks } from '../../content/site/memoize-by-blocks.ts';
import { wholeUrl } from '../../content/site/page-url.ts';
import { isCommon } from '../../content/theme/font-coverage.ts';
import type { SiteFonts } from '../../content/theme/site-fonts.ts';
import { siteFace, themeOf } from '../../content/theme/theme.ts';
import { shortHash } from '../../core/util/hash.ts';
import { memoize } from '../../core/util/memoize.ts';
import { postOfRoute } from '../structured-data/article-entity.ts';
import type { Illustration, PainterInput, PictureContent } from './painter.ts';
import { type PictureTheme, pictureColors, pictureSize } from './picture-theme.ts';

/** A picture to be drawn. The same key means the same pixels. */
export interface PlannedPicture {
  /** Relative to the output. */
  path: string;
  key: string;
  content: PictureContent;
}

/** Fonts and code for drawing; `code` is the fingerprint of both. */
export interface DrawingResources {
  code: string;
  fonts: SiteFonts;
  /** Fingerprint of the installed font families, which are fallbacks for missing characters. */
  installed: string;
}

/** A picture as known before it is drawn. */
export interface PictureRequest extends Pick<PlannedPicture, 'path' | 'key'> {
  /** Pictures of the same group share a backdrop. */
  group: string;
}

/** Social pictures of a site: their metadata for pages, and the pictures to draw, one for each route. */
export interface SocialPictures {
  of: (route: Route) => SocialPicture;
  planOf: (route: Route) => PlannedPicture;
  /** The picture of a route, as known before it is drawn. */
  requestFor: (route: Route) => PictureRequest;
  /** Input shared by all pictures. */
  shared: PainterInput;
}

/** Section of a page: the breadcrumb item before it, unless that is the home page. */
function sectionOf({ breadcrumb }: Route): string {
  const parent = breadcrumb.at(-2);
  return parent === undefined || parent.href === '/' ? '' : parent.label;
}

/** First picture in the blocks of a page; empty for none. */
const pictureOfBlocks = memoizeByBlocks((blocks) => {
  const first = blocks.find((block) => 'image' in block && block.image);
  return first && 'image' in first ? (first.image?.src ?? '') : '';
});

/** The first picture of a page's own content: that of the post, else of the blocks. */
const sourceOf = (site: Site, route: Route) => postOfRoute(site, route)?.post.image?.src ?? pictureOfBlocks(route);

/** Whether the fonts of a site can always draw a text, whatever else is installed. */
const isOfCommon = (text: string) => Array.from(text, (character) => character.codePointAt(0) ?? 0).every(isCommon);

/** A page is planned directly before its picture, so a small cache suffices. */
const cacheOptions = { maxKeys: 4 };

/** Plans a picture for each listed page. Nothing is drawn yet: addresses depend only on the content of pictures. */
export function planSocialPictures(site: Site, assets: AssetIndex, { code, fonts, installed }: DrawingResources): SocialPictures {
  const { direction } = site.site;
  const name = localisedText(site, site.site.name) ?? '';
  const url = wholeUrl(site);
  const mark = iconContent(site, assets);
  const { motif, edge, frame } = siteFace(site);
  const theme: PictureTheme = { direction, colors: pictureColors(themeOf(site).light), face: { motif, edge, frame } };
  const markHash = shortHash(hashOfContent(mark));
  // Many pages may share an illustration.
  const illustrationFor = memoize((source: string): Illustration | undefined => {
    const asset = source === '' ? undefined : assets.get(source);
    if (asset?.state !== 'ready') return undefined;
    const { content, raster, drawingFailure } = asset;
    return { key: shortHash(hashOfContent(content)), source, content, isPhoto: raster !== undefined, drawingFailure };
  });
  const plan = memoize((route: Route): { shown: SocialPicture; picture: PlannedPicture } => {
    const words = { title: route.title, eyebrow: localisedText(site, sectionOf(route)) ?? '' };
    const illustration = illustrationFor(sourceOf(site, route));
    const shown = [words, name, theme, markHash, illustration?.key];
    const isPlain = [...Object.values(words), name].every(isOfCommon);
    const key = drawingKey(code, isPlain ? shown : [...shown, installed]);
    const format = illustration?.isPhoto ? 'jpeg' : 'png';
    const path = `assets/social/picture.${key}.${format}`;
    return {
      shown: { url: `${url}/${path}`, ...pictureSize },
      picture: { key, path, content: { ...words, illustration } },
    };
  }, cacheOptions);
  return {
    of: (route) => plan(route).shown,
    planOf: (route) => plan(route).picture,
    requestFor: (route) => {
      const { path, key, content } = plan(route).picture;
      return { path, key, group: content.illustration?.key ?? '' };
    },
    shared: { code, fonts, theme, mark, markSource: site.site.icon.src, siteName: name },
  };
}
