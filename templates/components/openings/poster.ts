import { css } from '@linaria/core';
import { from } from '../../theme/tokens.ts';
import { labels } from '../compositions/marks.ts';
import { strip, toEdges } from './parts.ts';

const plain = `
  font-weight: 650;
  color: inherit;
`;

/** Poster: a large title at the foot of a high deep ground, below a picture from edge to edge; the breadcrumb is below it. */
export const poster = css`
  @media screen {
    --picture: clamp(11rem, 42vh, 28rem);

    &&[data-opens='offer'] {
      padding-block-start: var(--over, 0px);
      background: none;

      &::before {
        content: none;
      }
    }
    && [data-part='row'] {
      position: static;
      display: block;
      padding-block: clamp(6.5rem, 20vh, 12rem) clamp(1.25rem, 1rem + 1vw, 2rem);
    }
    && h1[data-size] {
      font-size: var(--text-statement);
      line-height: calc(1.2 * var(--heading-leading, 1));
    }
    && [data-part='scene'] {
      ${strip}
    }
    &&:has([data-part='scene']) [data-part='row'] {
      padding-block-start: calc(var(--picture) + clamp(1.25rem, 1rem + 1.5vw, 2.5rem));
    }
    /* The band closes the picture, not the ground. */
    &&:has([data-part='scene'])::before {
      content: none;
    }
    &&:has([data-part='scene']) > span {
      display: block;
      position: absolute;
      inset-inline: 0;
      inset-block-start: calc(var(--picture) + var(--over, 0px) - var(--edge-size, 20px));
    }
    &&[data-opens='offer'] [data-part='row'] {
      padding-block: 0;
    }
    &&[data-opens='offer']:has([data-part='scene']) [data-part='row'] {
      padding-block-start: var(--picture);
    }
    && [data-part='title'] {
      inline-size: 100%;
      margin-block-end: var(--space-4);
      padding-block: clamp(1.5rem, 1rem + 2vw, 3rem);
      color: var(--on-ground);
      ${toEdges('var(--ground-deep)')}
    }
    &&:not(:has([data-part='scene'])) [data-part='title'] {
      padding-block-start: clamp(4rem, 16vh, 9rem);
    }
    @media ${from.large} {
      &&[data-opens='page'] h1[data-size] {
        font-size: calc(1.25 * var(--text-statement));
      }
      && [data-part='words'] {
        display: grid;
        grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
        column-gap: var(--column-gap);
        align-items: end;
      }
      &&[data-opens='page'] [data-part='words'] > p {
        margin: 0 0 0.5em;
      }
      &&[data-opens='page'] [data-part='words'] > :only-child {
        grid-column: 1 / -1;
      }
      && [data-part='title'] {
        grid-column: 1 / -1;
      }
      && [data-part='title'] ~ * {
        grid-column: 1;
      }
    }
    ${labels(plain)}
  }
`;
