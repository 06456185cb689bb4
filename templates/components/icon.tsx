import { shared } from '../model/page/shared.tsx';
import type { CustomIcon } from '../theme/icons/custom-icon.ts';
import { iconDrawings } from '../theme/icons/drawings.ts';
import type { Name } from '../theme/icons/sources.ts';
import { CustomIconDrawing } from './custom-icon-drawing.tsx';

/** Icons that point in reading direction: drawn for right-to-left, mirrored for left-to-right. */
export const directional: ReadonlySet<Name> = new Set(['arrow-back', 'arrow-forward', 'chevron-forward', 'external']);

interface IconProps {
  /** Icon of the set, or a drawing of the site. */
  name: Name | CustomIcon;
  /** Width and height in CSS pixels at the default text size. */
  size?: number;
  className?: string;
}

/** CSS pixels as rem, so that the length follows the reader's text size. */
const inRem = (pixels: number) => `${pixels / 16}rem`;

/** Icon as inline SVG. */
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
      {typeof name === 'string' ? <path d={iconDrawings[name]} /> : <CustomIconDrawing icon={name} />}
    </svg>
  );
}

/**
 * Icon of the set. Stroke styles are in `theme/base.ts`, selected by view box, since a page has some twenty icons. Always
 * decorative: the text beside it or the control's name has its meaning.
 */
export const Icon = shared(
  IconDrawing,
  ({ name, size, className }) => `${typeof name === 'string' ? name : JSON.stringify(name)} ${size} ${className}`,
);
