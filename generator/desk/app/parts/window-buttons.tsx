import { css } from '@linaria/core';
import { Button } from 'react-aria-components';
import { button, row } from '../../../editor/app/style/controls.ts';
import type { Action } from '../data/use-action.ts';
import { useWords } from '../words/words.tsx';
import { Problem } from './problem.tsx';

const danger = css`
  &[data-danger] {
    color: var(--error);
    border-color: currentcolor;
  }

  &[data-danger][data-hovered] {
    background: var(--error-wash);
  }
`;

interface WindowButtonsProps {
  /** Name of the button that does it. */
  confirm: string;
  /** It takes something away. */
  isDanger?: boolean;
  action: Pick<Action, 'isBusy' | 'problem'>;
  /** Absent: the button submits the form that it is in. */
  onConfirm?: () => void;
  onCancel: () => void;
}

/** End of a window: why the action was refused, and the buttons that do and cancel it. */
export function WindowButtons({ confirm, isDanger = false, action, onConfirm, onCancel }: WindowButtonsProps) {
  const { cancel } = useWords();
  const behaviour = onConfirm ? { onPress: () => onConfirm() } : ({ type: 'submit' } as const);
  return (
    <>
      <Problem words={action.problem} />
      <div className={row}>
        <Button
          {...behaviour}
          className={`${button} ${danger}`}
          data-main={isDanger ? undefined : ''}
          data-danger={isDanger ? '' : undefined}
          aria-disabled={action.isBusy}
        >
          {confirm}
        </Button>
        <Button className={button} onPress={onCancel}>
          {cancel}
        </Button>
      </div>
    </>
  );
}
