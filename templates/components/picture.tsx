import type { PictureOffer } from '../model/page/page-plan.ts';
import { useRenderContext } from '../model/page/render-context.tsx';
import type { PlannedImage } from '../model/planned/values.ts';
import { type PictureSizes, sizesOf } from './picture-sizes.ts';

const darkScheme = 'screen and (prefers-color-scheme: dark)';

interface PictureProps {
  image: PlannedImage;
  /** Displayed widths. */
  sizes: PictureSizes;
  /** Replaces it in a dark colour scheme. */
  onDark?: PlannedImage;
  className?: string;
  /** Always in the first view, e.g. a logo: loaded eagerly and not counted. */
  chrome?: boolean;
  /** Fills a box of another aspect ratio, around its focus. */
  cropped?: boolean | undefined;
  /** Hidden on some screens, or at the end of every page: always loaded lazily. */
  partial?: boolean;
  /** In a `<picture>` even without sources: validators require a name for a link with only an `<img>`. */
  wrapped?: boolean | undefined;
}

interface Offer extends PictureOffer {
  type?: string;
}

/** Candidates of each format, best first. The last format is universal; without a query it is the `<img>` itself. */
function offersOf(image: PlannedImage, sizes: PictureSizes, media?: string): Offer[] {
  if (!image.sources) return media ? [{ url: image.url, media }] : [];
  const shown = media ? image.sources : image.sources.slice(0, -1);
  return shown.map(({ type, srcSet }) => ({ type, srcSet, sizes: sizesOf(sizes, image), media }));
}

/** Lower case as in HTML; React would write camel case. */
const urgent = { fetchpriority: 'high' };

/** Prevents a preload link in the middle of the body: React adds one for primitive strings only. */
const unhinted = (url: string) => Object(url) as string;

/**
 * Content image with its intrinsic size and a placeholder colour. The first of a page is loaded eagerly with high priority, all
 * others lazily.
 */
export function Picture(props: PictureProps) {
  const { image, sizes, onDark, className, chrome = false, cropped = false, partial = false, wrapped = false } = props;
  const { pictures, resources } = useRenderContext();
  const isFirst = !chrome && pictures.count++ === 0;
  const isEager = (chrome || isFirst) && !partial;
  const sources = [...(onDark ? offersOf(onDark, sizes, darkScheme) : []), ...offersOf(image, sizes)];
  const srcSet = image.sources?.at(-1)?.srcSet;
  const shown: PictureOffer = { url: image.url, srcSet, sizes: srcSet && sizesOf(sizes, image) };
  resources.pictures.push([...sources, shown]);
  const img = (
    <img
      className={className}
      src={shown.url && unhinted(shown.url)}
      srcSet={shown.srcSet}
      sizes={shown.sizes}
      width={image.width}
      height={image.height}
      alt={image.alt}
      data-tone={image.tone}
      data-focus={cropped ? image.focus : undefined}
      loading={isEager ? undefined : 'lazy'}
      decoding={isEager || !image.sources ? undefined : 'async'}
      {...(isFirst && urgent)}
    />
  );
  return sources.length === 0 && !wrapped ? (
    img
  ) : (
    <picture>
      {sources.map(({ type, media, srcSet: candidates, url, sizes: widths }) => (
        <source key={`${type} ${media}`} type={type} srcSet={candidates ?? url} sizes={widths} media={media} />
      ))}
      {img}
    </picture>
  );
}
