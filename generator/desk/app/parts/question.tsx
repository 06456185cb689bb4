import { css } from '@linaria/core';
import { Button } from 'react-aria-components';
import { button, row } from '../../../editor/app/style/controls.ts';
import { useAction } from '../data/use-action.ts';
import { useWords } from '../words/words.tsx';
import { Problem } from './problem.tsx';
import { Window } from './window.tsx';

const danger = css`
  &[data-danger] {
    color: var(--error);
    border-color: currentcolor;
  }

  &[data-danger][data-hovered] {
    background: var(--error-wash);
  }
`;

interface QuestionProps {
  title: string;
  words: string;
  /** Name of the button that does it. */
  confirm: string;
  /** It takes something away. */
  isDanger?: boolean;
  isOpen: boolean;
  onClose: () => void;
  /** Does it; the window closes afterwards, or shows why it was refused. */
  onConfirm: () => Promise<void>;
}

/** Asks before something is done that others notice, or that cannot be taken back. */
export function Question({ title, words, confirm, isDanger = false, isOpen, onClose, onConfirm }: QuestionProps) {
  const w = useWords();
  const { isBusy, problem, run, reset } = useAction();
  const close = () => {
    reset();
    onClose();
  };
  const accept = async () => {
    if (await run(onConfirm)) close();
  };
  return (
    <Window title={title} isOpen={isOpen} onClose={close} isQuestion>
      <p>{words}</p>
      <Problem words={problem} />
      <div className={row}>
        <Button
          className={`${button} ${danger}`}
          data-main={isDanger ? undefined : ''}
          data-danger={isDanger ? '' : undefined}
          aria-disabled={isBusy}
          onPress={accept}
        >
          {confirm}
        </Button>
        <Button className={button} onPress={close}>
          {w.cancel}
        </Button>
      </div>
    </Window>
  );
}
