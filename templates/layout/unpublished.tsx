import { css } from '@linaria/core';
import { container } from '../theme/base.ts';

const strip = css`
  color: var(--ink);
  background: var(--tint);
  border-block: 2px dashed currentColor;
  font-size: var(--text-sm);
  font-weight: 550;
  text-align: center;

  & > p {
    padding-block: var(--space-2);
  }
`;

/** Says in a preview that a page is a draft, or when it is published. */
export function Unpublished({ words }: { words: string }) {
  return (
    <div className={strip}>
      <p className={container}>{words}</p>
    </div>
  );
}
