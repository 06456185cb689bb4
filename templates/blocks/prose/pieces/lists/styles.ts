import { css } from '@linaria/core';

/** A list between the paragraphs of a quotation or an aside; those of a callout are apart by its grid. */
export const innerList = css`
  :is(blockquote, [role='note']) > && {
    margin-block-start: 0.5em;
  }
  :is(blockquote, [role='note']) > & + p {
    margin-block-start: 0.75em;
  }
`;

/** Code or a picture between the paragraphs of these, or of an item. */
export const inner = css`
  margin-block: 0.75em;
`;

/** An item of several paragraphs. */
export const longItem = css`
  & > p + p {
    margin-block-start: 0.5em;
  }
`;
