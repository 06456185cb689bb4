import { css } from '@linaria/core';

/** Centred tiles: the name above its value. */
export const tiles = css`
  @media screen {
    & {
      --facts-float: none;
      --facts-term: auto;
      --facts-indent: 0;
    }
    && dl {
      display: flex;
      flex-wrap: wrap;
      justify-content: center;
      gap: var(--space-4);
      max-inline-size: none;
      border: 0;
    }
    && dl > div {
      flex: 1 1 14rem;
      max-inline-size: 24rem;
      padding: var(--space-5);
      text-align: center;
      background: var(--tint);
      border: 0;
      border-radius: var(--radius-lg);
    }
    && dd {
      font-size: var(--text-lg);
      font-weight: 550;
      line-height: 1.6;
    }
    @media (forced-colors: active) {
      && dl > div {
        border: 1px solid;
      }
    }
  }
`;
