import type { PictureOffer } from '../model/page/page-plan.ts';
import { useRenderContext } from '../model/page/render-context.tsx';
import type { PlannedImage } from '../model/planned/values.ts';
import { type PictureSizes, sizesOf } from './picture-sizes.ts';

const darkScheme = 'screen and (prefers-color-scheme: dark)';

interface PictureProps {
  image: PlannedImage;
  /** How wide the layout shows it. */
  sizes: PictureSizes;
  /** Takes its place where the visitor's system asks for a dark scheme. */
  onDark?: PlannedImage;
  className?: string;
  /** Shown in the first view whatever came before it, such as a logo: loads at once and is not counted. */
  chrome?: boolean;
  /** Fills a box of another shape: what matters in it stays in view. */
  cropped?: boolean | undefined;
  /** Not shown on every screen, or at the end of every page: loads only where it is seen. */
  partial?: boolean;
  /** In a `<picture>` also without sources: an `<img>` that is all of a link would have to name it. */
  wrapped?: boolean | undefined;
}

interface Offer extends PictureOffer {
  type?: string;
}

/** Candidates of each format, best first. The last is what every browser reads: without a query it is the `<img>` itself. */
function offersOf(image: PlannedImage, sizes: PictureSizes, media?: string): Offer[] {
  if (!image.sources) return media ? [{ url: image.url, media }] : [];
  const shown = media ? image.sources : image.sources.slice(0, -1);
  return shown.map(({ type, srcSet }) => ({ type, srcSet, sizes: sizesOf(sizes, image), media }));
}

/** As HTML writes it: React would keep its own capital. */
const urgent = { fetchpriority: 'high' };

/** An address for which React puts no preload link into the middle of the body: it does so for strings alone. */
const unhinted = (url: string) => Object(url) as string;

/**
 * A content image with its intrinsic size and a colour in its place. The first of a page loads at once with high
 * priority, all others lazily.
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
