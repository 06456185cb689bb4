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

/** A picture that is still to be drawn. The same key means the same pixels. */
export interface PlannedPicture {
  /** In the output. */
  path: string;
  key: string;
  content: PictureContent;
}

/** What pictures are drawn with: `code` names it, the fonts among it. */
export interface DrawingResources {
  code: string;
  fonts: SiteFonts;
  /** Names the families that are installed: they draw what those of the site lack. */
  installed: string;
}

/** A picture as it is known before it is drawn. */
export interface PictureRequest extends Pick<PlannedPicture, 'path' | 'key'> {
  /** Those of the same share a backdrop. */
  group: string;
}

/** The pictures of a site: what pages say of theirs, and those that are to be drawn, one a route. */
export interface SocialPictures {
  of: (route: Route) => SocialPicture;
  planOf: (route: Route) => PlannedPicture;
  /** The same as it is known before it is drawn. */
  neededBy: (route: Route) => PictureRequest;
  /** What all of them share. */
  shared: PainterInput;
}

/** The section that a page belongs to: what stands before it in the breadcrumb, but for the home page. */
function sectionOf({ breadcrumb }: Route): string {
  const parent = breadcrumb.at(-2);
  return parent === undefined || parent.href === '/' ? '' : parent.label;
}

/** The file of the first picture of a page's own content; empty for none. */
const pictureOfBlocks = memoizeByBlocks((blocks) => {
  const first = blocks.find((block) => 'image' in block && block.image);
  return first && 'image' in first ? (first.image?.src ?? '') : '';
});

/** The file of the first picture of a page's own content. */
const sourceOf = (site: Site, route: Route) => postOfRoute(site, route)?.post.image?.src ?? pictureOfBlocks(route);

/** Whether fonts of a site draw a text whatever else is installed. */
const isOfCommon = (text: string) => Array.from(text, (character) => character.codePointAt(0) ?? 0).every(isCommon);

/** A page and its picture are planned one after the other. */
const cacheOptions = { most: 4 };

/**
 * Plans a picture for each page that is listed. Nothing is drawn yet: addresses follow from what pictures show.
 */
export function planSocialPictures(site: Site, assets: AssetIndex, { code, fonts, installed }: DrawingResources): SocialPictures {
  const { direction } = site.site;
  const name = localisedText(site, site.site.name) ?? '';
  const url = wholeUrl(site);
  const mark = iconContent(site, assets);
  const { motif, edge, frame } = siteFace(site);
  const theme: PictureTheme = { direction, colors: pictureColors(themeOf(site).light), face: { motif, edge, frame } };
  const markHash = shortHash(hashOfContent(mark));
  // Many pages may show the same.
  const illustrationFor = memoize((source: string): Illustration | undefined => {
    const asset = source === '' ? undefined : assets.get(source);
    if (asset?.state !== 'ready') return undefined;
    const { content, raster, trouble: drawingFailure } = asset;
    return { key: shortHash(hashOfContent(content)), source, content, isPhoto: raster !== undefined, trouble: drawingFailure };
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
    neededBy: (route) => {
      const { path, key, content } = plan(route).picture;
      return { path, key, group: content.illustration?.key ?? '' };
    },
    shared: { code, fonts, look: theme, mark, markSource: site.site.icon.src, siteName: name },
  };
}
