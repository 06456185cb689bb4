import { type DrawingName, drawings } from './drawings.ts';

/** Drawings that point along the line of reading, as they are from right to left. */
const directional: ReadonlySet<DrawingName> = new Set(['back']);

/** A drawing of the editor's own; the words beside it say what it means. */
export function Drawing({ name, size = 20 }: { name: DrawingName; size?: number }) {
  const isMirrored = directional.has(name) && document.dir === 'ltr';
  return (
    <svg
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
