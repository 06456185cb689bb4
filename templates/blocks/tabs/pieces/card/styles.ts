import { css } from '@linaria/core';

/** Tinted card of small cards, below tabs that are pills. */
export const card = css`
  @media screen {
    div:has(> [role='tabpanel'] > &) > [role='tablist'] {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-2);
      padding: 0;
      background: none;
      border: 0;

      & > a {
        flex-direction: row;
        min-block-size: 2.75rem;
        padding-inline: 1rem;
        border-radius: 2rem;
      }
      & > a:not([aria-selected='true']) {
        border-color: var(--tint-line);
      }
    }
    && {
      gap: var(--space-4);
      padding: var(--panel-space);
      background: var(--tint-soft);
      border: 0;
      box-shadow: none;

      & > :last-child {
        padding: 0;
      }
    }
    & ol {
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
      gap: var(--space-3);
    }
    && ol > li {
      align-content: center;
      padding: var(--space-4);
      background: var(--surface);
      border: 0;
      border-radius: var(--radius-md);
    }
    @media (forced-colors: active) {
      && {
        border: 1px solid;
      }
    }
  }
`;

/** Icons of a tab in a row. */
export const rowOfIcons = css`
  display: flex;
  gap: var(--space-3);

  & > span {
    display: grid;
    place-items: center;
    inline-size: 3rem;
    aspect-ratio: 1;
    color: var(--brand-ink);
    background: var(--surface);
    clip-path: var(--badge, var(--mark));
  }
  & svg {
    inline-size: 46%;
    block-size: auto;
  }
  @media print {
    display: none;
  }
`;
