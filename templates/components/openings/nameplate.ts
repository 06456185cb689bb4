import { css } from '@linaria/core';
import { from } from '../../theme/tokens.ts';
import { labels } from '../compositions/marks.ts';
import { bareBar, noGround, strip, toStartEdge } from './parts.ts';

const plain = `
  font-weight: 650;
  color: inherit;
`;

/** Plate with the title, from the window edge over the foot of a low picture; the breadcrumb is above both. */
export const nameplate = css`
  @media screen {
    --picture: clamp(8rem, 26vh, 17rem);
    --over: 0px;
    --lap: clamp(2.5rem, 2rem + 1.5vw, 4rem);

    nav:has(+ &) {
      ${bareBar}
    }
    && {
      ${noGround}
      padding-block: 0;
    }
    &&[data-opens='offer'] {
      padding-block-end: clamp(1.5rem, 1rem + 2vw, 3rem);
    }
    && [data-part='row'] {
      position: static;
      display: flow-root;
      padding-block: 0;
    }
    && [data-part='scene'] {
      ${strip}
    }
    && [data-part='words'] {
      position: relative;
      z-index: 1;
    }
    &&[data-opens='page'] [data-part='words'],
    && [data-part='title'] {
      inline-size: calc(100% - clamp(0rem, 6vw, 4rem));
      padding-block: clamp(1.25rem, 1rem + 1.25vw, 2.25rem);
      padding-inline-end: clamp(1.25rem, 1rem + 1.25vw, 2.25rem);
      color: var(--on-ground);
      ${toStartEdge('var(--ground)')}

      @media ${from.large} {
        inline-size: min(100%, 48rem);
      }
    }
    && [data-part='title'] ~ * {
      max-inline-size: 46rem;
    }
    &&:has([data-part='scene']) [data-part='words'] {
      margin-block-start: calc(var(--picture) - var(--lap));
    }
    ${labels(plain)}
  }
`;
