import { css } from '@linaria/core';
import type { PlannedImage } from '../page-plan.ts';
import { useRenderContext } from '../render-context.tsx';

const frame = css`
  display: contents;
`;

interface PictureProps {
  image: PlannedImage;
  /** Takes its place where the visitor's system asks for a dark scheme. */
  onDark?: PlannedImage;
  className?: string;
  /** Shown in the first view whatever came before it, such as a logo: loads at once and is not counted. */
  chrome?: boolean;
}

/** A content image with its intrinsic size. The first of a page loads at once with high priority, all others lazily. */
export function Picture({ image, onDark, className, chrome = false }: PictureProps) {
  const { pictures } = useRenderContext();
  const first = !chrome && pictures.count++ === 0;
  return (
    // Outside a <picture> React would put a preload link into the middle of the body.
    <picture className={frame}>
      {onDark && <source srcSet={onDark.url} media="screen and (prefers-color-scheme: dark)" />}
      <img
        className={className}
        src={image.url}
        width={image.width}
        height={image.height}
        alt={image.alt}
        loading={first || chrome ? undefined : 'lazy'}
        decoding={first || chrome ? undefined : 'async'}
        fetchPriority={first ? 'high' : undefined}
      />
    </picture>
  );
}
