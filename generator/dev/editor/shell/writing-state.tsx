import { css } from '@linaria/core';
import { Drawing } from '../parts/drawing.tsx';
import { useStanding } from '../store/use-editor.ts';
import { useWords } from '../words/words.tsx';

const state = css`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  max-inline-size: 22rem;
  padding-inline: 0.5rem;
  font-size: 0.8125rem;
  line-height: 1.3;
  color: var(--soft);

  &[data-writing="waiting"] {
    color: var(--warning);
  }
`;

const pictures = { kept: 'check', writing: 'clock', waiting: 'warning' } as const;

/** Whether everything that was entered is in the file; said aloud when it is not. */
export function WritingState() {
  const w = useWords();
  const own = useStanding('writing');
  const trouble = useStanding('trouble');
  const writing = trouble === '' ? own : 'waiting';
  return (
    <output className={state} data-writing={writing} aria-live={writing === 'waiting' ? 'assertive' : 'off'}>
      <Drawing name={pictures[writing]} size={16} />
      <span data-words={writing === 'waiting' || trouble !== '' ? undefined : ''}>
        {trouble === '' ? w.writing[writing] : trouble}
      </span>
    </output>
  );
}
