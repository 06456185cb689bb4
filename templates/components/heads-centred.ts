import { css } from '@linaria/core';
import { cardColumns } from './card-columns.ts';

/** Centred heading group: eyebrow, heading and text. */
export const centredHead = css`
  &&,
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
    text-align: center;
  }
`;

/** Section content below a centred head: what is narrower than the page is centred, and the action is last. */
export const centred = css`
  & > :where(*) {
    margin-inline: auto;
  }
  & :is([data-columns='1'], .${cardColumns}) > :only-child {
    grid-column: 1 / -1;
    justify-self: center;
    inline-size: 100%;
    max-inline-size: 56rem;
  }
  & > [data-part='action'] {
    margin-block-start: clamp(1.5rem, 1rem + 1.5vw, 3rem);
    text-align: center;
  }
`;

/** Notice with its icon above, below the heavy rule of themes with rules. */
export const centredNotice = css`
  && {
    grid-template-columns: minmax(0, 1fr);
    max-inline-size: 48rem;
    margin-inline: auto;
    text-align: center;
    border-inline-start: var(--box-line, var(--line));
    border-block-start: var(--list-rule, var(--box-line, var(--line)));
  }
  & > span {
    justify-self: center;
  }
  && > span + div {
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
  }
  && > span + div > a {
    grid-area: auto;
  }
`;
