import { useAction } from '../data/use-action.ts';
import { Window } from './window.tsx';
import { WindowButtons } from './window-buttons.tsx';

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
  const action = useAction();
  const close = () => {
    action.reset();
    onClose();
  };
  const accept = async () => {
    if (await action.run(onConfirm)) close();
  };
  return (
    <Window title={title} isOpen={isOpen} onClose={close} isQuestion>
      <p>{words}</p>
      <WindowButtons confirm={confirm} isDanger={isDanger} action={action} onConfirm={accept} onCancel={close} />
    </Window>
  );
}
