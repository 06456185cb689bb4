import { css } from '@linaria/core';
import { useWords } from '../words/words.tsx';
import { useMay } from './use-desk.ts';

const notice = css`
  padding: 0.375rem 0.75rem;
  font-size: 0.8125rem;
  color: var(--warning);
  background: var(--warning-wash);
  border-block-end: 1px solid var(--hairline);
`;

/** Says why nothing can be changed. Renders nothing for those who may write. */
export function ReaderNotice() {
  const { desk: w } = useWords();
  return useMay('writer') ? null : (
    <p className={notice} role="note">
      {w.reader}
    </p>
  );
}
