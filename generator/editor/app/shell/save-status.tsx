import { css } from '@linaria/core';
import { Drawing } from '../parts/drawing.tsx';
import { hasUndecidedChanges } from '../store/snapshot.ts';
import { useEditorStatus, usePart } from '../store/use-editor.ts';
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

  &:is([data-writing="waiting"], [data-writing="undecided"]) {
    color: var(--warning);
  }
`;

const pictures = { kept: 'check', writing: 'clock', waiting: 'warning', undecided: 'warning' } as const;

/** How far all input has been written. */
function useSaveState() {
  const own = useEditorStatus('saveState');
  const writeProblem = useEditorStatus('writeProblem');
  const isEntering = useEditorStatus('hasUnsentInput');
  const isSilent = useEditorStatus('isSilent');
  const isLeft = usePart(hasUndecidedChanges);
  if (writeProblem !== '' || own === 'waiting' || isSilent) return 'waiting';
  if (isLeft) return 'undecided';
  return isEntering ? 'writing' : own;
}

/** Shows whether all input is in the file; announced if it is not. */
export function SaveStatus() {
  const w = useWords();
  const writing = useSaveState();
  const writeProblem = useEditorStatus('writeProblem');
  const isWarning = writing === 'waiting' || writing === 'undecided';
  return (
    <output className={state} data-writing={writing} aria-live={isWarning ? 'assertive' : 'off'}>
      <Drawing name={pictures[writing]} size={16} />
      <span data-words={isWarning ? undefined : ''}>{writeProblem === '' ? w.writing[writing] : writeProblem}</span>
    </output>
  );
}
