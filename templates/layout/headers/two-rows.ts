import { from, headerFolded, headerUnfolded } from '../../theme/tokens.ts';

/**
 * Styles of header forms with logo and links in two rows. The first row scrolls away, the second stays.
 * @param upper height of the row with the logo, in rem
 * @param lower height of the row with the links, in rem
 */
export const twoRows = (upper: number, lower: number): string => `
  --upper: ${upper}rem;

  @media ${from.large} {
    :root:has(&) {
      --header-height: ${upper}rem;
    }
    :root:has(& nav) {
      --header-height: ${lower}rem;
    }
    /* Only while there are two rows: the text of a visitor may be so large that they fold. */
    &:has(nav) {
      inset-block-start: clamp(-1 * var(--upper), (64rem - 100vw) * 999, 0px);
    }
    /* What has the focus is seen. */
    &:has(> div > a:focus-visible) {
      inset-block-start: 0;
    }
  }

  & [data-search] ~ [data-bar],
  & [data-search] ~ [data-island] > button {
    margin-inline-start: 0;
  }
  @container ${headerFolded} {
    & [data-bar='row'] {
      display: none;
    }
  }

  @container ${headerUnfolded} {
    & > div > [data-bar] {
      display: inline-flex;
    }
    & > div:has(> [data-bar]) nav > ul > li:last-child {
      display: none;
    }
    & nav[popover] {
      grid-area: 2 / 1 / auto / -1;
    }
    & nav > ul {
      align-items: stretch;
    }
    & nav > ul > li {
      display: flex;
      align-items: stretch;
      border-radius: 0;
    }
    & nav > ul > li:is(:hover, :has(> :popover-open)) {
      background: none;
    }
    & nav > ul > li > :is(a, button) {
      display: flex;
      align-items: center;
      border-radius: 0;
      background: none;
    }
  }
  /* Browsers that hang no panel on an entry show it below the whole header, which stays. */
  @supports not (position-area: block-end) {
    @media ${from.large} {
      :root:has(& [data-row]) {
        --header-height: ${upper + lower}rem;
      }
      &:has([data-row]) {
        inset-block-start: 0;
      }
    }
  }
`;
