import type { Face } from '../face.ts';
import { from } from '../tokens.ts';

/** From the edge of the page's column to that of the window. */
const beyond = 'calc(-1*max(var(--gutter),50vw - var(--content)/2))';

/** The rules of pictures that run to the edge of the window, at the side where they stand; nothing for other frames. */
export function bleedRules({ frame }: Face): string {
  if (frame !== 'bleed') return '';
  return (
    '[data-bleed]{inline-size:auto;margin-inline:calc(-1*var(--gutter))}' +
    '[data-bleed] img{object-fit:cover}' +
    `@media ${from.large}{[data-bleed]{margin-inline:0 ${beyond}}` +
    `[data-side=start]>[data-bleed]{margin-inline:${beyond} 0}[data-bleed] img{max-block-size:min(38rem,76vh)}}` +
    '@media print{[data-bleed]{margin-inline:0}}'
  );
}
