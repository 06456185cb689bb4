import type { ThemeOptions } from '../theme-options.ts';
import { from } from '../tokens.ts';

/** Distance from the page column to the window edge. */
export const beyond = 'calc(-1*max(var(--gutter),50vw - var(--content)/2))';

/** Rules of pictures that extend to the window edge on their side; empty for other frames. */
export function bleedRules({ frame }: ThemeOptions): string {
  if (frame !== 'bleed') return '';
  return (
    '[data-bleed]{inline-size:auto;margin-inline:calc(-1*var(--gutter))}' +
    '[data-bleed] img{object-fit:cover}' +
    `@media ${from.large}{[data-bleed]{margin-inline:0 ${beyond}}` +
    `[data-side=start]>[data-bleed]{margin-inline:${beyond} 0}[data-bleed] img{max-block-size:min(38rem,76vh)}}` +
    '@media print{[data-bleed]{margin-inline:0}}'
  );
}
