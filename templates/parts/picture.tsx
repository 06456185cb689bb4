import { css } from '@linaria/core';
import type { PlannedImage } from '../page-plan.ts';
import { useRenderContext } from '../render-context.tsx';
import { type PictureSizes, sizesOf } from './picture-sizes.ts';

const frame = css`
  display: contents;
`;

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
  /** Not shown on every screen, or at the end of every page: loads only where it is seen. */
  partial?: boolean;
}

/** Candidates of each format, best first. The last is what every browser reads: without a query it is the `<img>` itself. */
function Sources({ image, sizes, media }: { image: PlannedImage; sizes: PictureSizes; media?: string }) {
  if (!image.sources) return media && <source srcSet={image.url} media={media} />;
  const shown = media ? image.sources : image.sources.slice(0, -1);
  return shown.map(({ type, srcSet }) => (
    <source key={type} type={type} srcSet={srcSet} sizes={sizesOf(sizes, image)} media={media} />
  ));
}

/**
 * A content image with its intrinsic size and a colour in its place. The first of a page loads at once with high
 * priority, all others lazily.
 */
export function Picture({ image, sizes, onDark, className, chrome = false, partial = false }: PictureProps) {
  const { pictures } = useRenderContext();
  const isFirst = !chrome && pictures.count++ === 0;
  const isEager = (chrome || isFirst) && !partial;
  const fallback = image.sources?.at(-1);
  return (
    // Outside a <picture> React would put a preload link into the middle of the body.
    <picture className={frame}>
      {onDark && <Sources image={onDark} sizes={sizes} media={darkScheme} />}
      <Sources image={image} sizes={sizes} />
      <img
        className={className}
        src={image.url}
        srcSet={fallback?.srcSet}
        sizes={fallback && sizesOf(sizes, image)}
        width={image.width}
        height={image.height}
        alt={image.alt}
        data-tone={image.tone}
        loading={isEager ? undefined : 'lazy'}
        decoding={isEager ? undefined : 'async'}
        fetchPriority={isFirst ? 'high' : undefined}
      />
    </picture>
  );
}
