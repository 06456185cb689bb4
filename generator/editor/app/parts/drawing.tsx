import { css } from '@linaria/core';
import { type DrawingName, drawings } from './drawings.ts';

/** Drawings that point in reading direction; drawn for right-to-left. */
const directional: ReadonlySet<DrawingName> = new Set(['back']);

const drawing = css`
  flex: none;
`;

/** Icon of the editor's own interface. Decorative: the text beside it carries the meaning. */
export function Drawing({ name, size = 20 }: { name: DrawingName; size?: number }) {
  const isMirrored = directional.has(name) && document.dir === 'ltr';
  return (
    <svg
      className={drawing}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.7}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      transform={isMirrored ? 'scale(-1 1)' : undefined}
    >
      <path d={drawings[name]} />
    </svg>
  );
}
