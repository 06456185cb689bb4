import { onlyWords } from '../theme/tokens.ts';

/**
 * Declarations of the title of a card: a mark after a link, where the theme has one, or a line below it. The mark is a mask.
 */
export const titleMark = `
  &:has(> a) {
    display: var(--title-row, block);
    gap: var(--space-3);
    align-items: start;
    justify-content: space-between;
    padding-inline-end: var(--title-room, 0);
  }
  &:has(> a)::after {
    content: var(--title-after, none);
    display: inline-block;
    flex: none;
    inline-size: var(--title-mark-size, 1em);
    aspect-ratio: 1;
    /* Takes no room in its line, so that it never wraps alone. */
    margin-inline: var(--title-mark-space, 0);
    vertical-align: -0.12em;
    mask: var(--title-mark);
    transition: translate var(--quick);

    @supports (mask-composite: intersect) {
      background: var(--brand-ink);
    }
    @media (forced-colors: active) {
      background: LinkText;
    }
    @media print, ${onlyWords} {
      content: none;
    }
  }
  &:dir(ltr)::after {
    transform: scaleX(-1);
  }
  article:hover &::after {
    translate: -0.2em;
  }
  article:hover &:dir(ltr)::after {
    translate: 0.2em;
  }
`;
