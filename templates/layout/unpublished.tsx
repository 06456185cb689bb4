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

/** Note in a preview: the page is a draft, or its publication date. */
export function Unpublished({ words }: { words: string }) {
  return (
    <div className={strip}>
      <p className={container}>{words}</p>
    </div>
  );
}
