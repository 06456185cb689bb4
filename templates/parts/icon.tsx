import { iconDrawings } from '../icons/drawings.ts';
import type { Name } from '../icons/sources.ts';
import { shared } from '../page/shared.tsx';

/** Icons that point along the line of reading; drawn for right-to-left and mirrored for left-to-right. */
export const directional: ReadonlySet<Name> = new Set(['arrow-back', 'arrow-forward', 'chevron-forward', 'external']);

interface IconProps {
  name: Name;
  /** Width and height in CSS pixels. */
  size?: number;
  className?: string;
}

/** An icon by itself. */
export function IconDrawing({ name, size = 24, className }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      className={className}
      data-turn={directional.has(name) ? '' : undefined}
      aria-hidden="true"
    >
      <path d={iconDrawings[name]} />
    </svg>
  );
}

/**
 * An icon of the set. How its lines are drawn is said once, in `theme/base.ts`, by its grid: a page has some twenty icons.
 * Always decorative: the words beside it, or the control's own name, say what it means.
 */
export const Icon = shared(IconDrawing, ({ name, size, className }) => `${name} ${size} ${className}`);
