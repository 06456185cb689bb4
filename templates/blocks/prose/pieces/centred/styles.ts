import { css } from '@linaria/core';
import { from } from '../../../../theme/tokens.ts';

/** Text in one column in the middle of the page; wide tables extend beyond both of its edges. */
export const centredText = css`
  && {
    inline-size: 100%;
    margin-inline: auto;
  }
  && > [data-rank='1'] {
    text-align: var(--chapter-align, start);
  }
  @media screen and ${from.large} {
    && [data-wide] {
      margin-inline: calc((100% - 100cqi) / 2);
    }
  }
`;

/** Table of contents above the text: a numbered list, in two columns if it is long. */
export const centredContents = css`
  && {
    inline-size: 100%;
    max-inline-size: var(--measure);
    margin-inline: auto;
    margin-block-end: var(--space-5);
    padding: var(--contents-room, var(--panel-space));
    border-block-end: var(--contents-foot, var(--contents-line, var(--box-line, var(--line))));
  }
  && > p {
    text-align: center;
  }
  & > ol {
    inline-size: fit-content;
    margin-inline: auto;
  }
  &[data-numbers] > ol {
    padding-inline-start: 1.75em;
    list-style: decimal;
  }
  &[data-numbers='arab'] > ol {
    list-style-type: arabic-indic;
  }
  & > ol > li::marker {
    color: var(--brand-ink);
  }
  & > ol > li {
    break-inside: avoid;
  }
  &[data-long] > ol {
    inline-size: auto;
    columns: 2 14rem;
    column-gap: var(--space-7);
  }
`;
