import { shared } from '../model/page/shared.tsx';
import { iconDrawings } from '../theme/icons/drawings.ts';
import type { OwnIcon } from '../theme/icons/own-icon.ts';
import type { Name } from '../theme/icons/sources.ts';
import { OwnDrawing } from './own-drawing.tsx';

/** Icons that point along the line of reading; drawn for right-to-left and mirrored for left-to-right. */
export const directional: ReadonlySet<Name> = new Set(['arrow-back', 'arrow-forward', 'chevron-forward', 'external']);

interface IconProps {
  /** One of the set, or what an icon of the site shows. */
  name: Name | OwnIcon;
  /** Width and height in CSS pixels, beside text of the usual size. */
  size?: number;
  className?: string;
}

/** A length in CSS pixels, as long as a reader's text is of the usual size: it grows with it. */
const inRem = (pixels: number) => `${pixels / 16}rem`;

/** An icon by itself. */
export function IconDrawing({ name, size = 24, className }: IconProps) {
  return (
    <svg
      width={inRem(size)}
      height={inRem(size)}
      viewBox="0 0 24 24"
      className={className}
      data-turn={typeof name === 'string' && directional.has(name) ? '' : undefined}
      aria-hidden="true"
    >
      {typeof name === 'string' ? <path d={iconDrawings[name]} /> : <OwnDrawing icon={name} />}
    </svg>
  );
}

/**
 * An icon of the set. How its lines are drawn is said once, in `theme/base.ts`, by its grid: a page has some twenty icons.
 * Always decorative: the words beside it, or the control's own name, say what it means.
 */
export const Icon = shared(
  IconDrawing,
  ({ name, size, className }) => `${typeof name === 'string' ? name : JSON.stringify(name)} ${size} ${className}`,
);
