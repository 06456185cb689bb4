import { css } from '@linaria/core';

/** List inside a quotation or an aside; callouts have a grid gap instead. */
export const innerList = css`
  :is(blockquote, [role='note']) > && {
    margin-block-start: 0.5em;
  }
  :is(blockquote, [role='note']) > & + p {
    margin-block-start: 0.75em;
  }
`;

/** Code or a picture inside these, or inside an item. */
export const inner = css`
  margin-block: 0.75em;
`;

/** Item with several paragraphs. */
export const longItem = css`
  & > p + p {
    margin-block-start: 0.5em;
  }
`;
