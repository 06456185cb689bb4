import { css } from '@linaria/core';

/** Underlined tabs in a row, and no card: large text between hairlines. */
export const line = css`
  @media screen {
    div:has(> [role='tabpanel'] > &) > [role='tablist'] {
      display: flex;
      flex-wrap: wrap;
      gap: 0 clamp(1.25rem, 0.5rem + 2vw, 2.5rem);
      margin-block-end: 0;
      padding: 0;
      background: none;
      border: 0;
      border-block-end: 1px solid var(--control);
      border-radius: 0;

      & > a {
        min-block-size: 3rem;
        margin-block-end: -1px;
        padding: 0.5rem 0;
        border: 0;
        border-block-end: 3px solid transparent;
        border-radius: 0;
        font-size: var(--text-lg);

        &:hover {
          background: none;
          border-color: var(--tint-line);
        }
        &[aria-selected='true'] {
          border-color: var(--brand);
        }
      }
      @media not (forced-colors: active) {
        & > a {
          --marked-ink: var(--brand-ink);
          --marked-ground: none;
        }
      }
      @media (forced-colors: active) {
        & > a {
          padding-inline: 0.5rem;
        }
      }
    }
    && {
      background: none;
      border: 0;
      border-radius: 0;
      box-shadow: none;

      & > :last-child {
        padding: 0;
      }
    }
    & ol {
      border-block-end: var(--line);
    }
    && ol > li {
      align-items: baseline;
      column-gap: var(--space-5);
      padding-block: clamp(0.875rem, 0.5rem + 1vw, 1.5rem);
      font-size: var(--text-lg);

      &::before {
        display: block;
        inline-size: 1.5em;
        block-size: auto;
        background: none;
        clip-path: none;
      }
    }
    & section {
      margin-block-start: var(--space-5);
    }
    @media (scripting: none) {
      && {
        padding-block-start: var(--space-5);
        border-block-start: 1px solid var(--control);
      }
    }
  }
`;
