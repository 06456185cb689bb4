import { useState } from 'react';
import { Button } from 'react-aria-components';
import { button, row } from '../../../../editor/app/style/controls.ts';
import { useAction } from '../../data/use-action.ts';
import { TextInput } from '../../parts/fields.tsx';
import { Problem } from '../../parts/problem.tsx';
import { Window } from '../../parts/window.tsx';
import { useWords } from '../../words/words.tsx';

interface SendBackProps {
  isOpen: boolean;
  onClose: () => void;
  onSend: (reason: string) => Promise<void>;
}

/** Window that asks for the reason why a proposal is sent back. */
export function SendBack({ isOpen, onClose, onSend }: SendBackProps) {
  const w = useWords();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const { problem, isBusy, run, reset } = useAction();
  const isMissing = reason.trim() === '';
  const close = () => {
    reset();
    setTried(false);
    onClose();
  };
  const send = async () => {
    setTried(true);
    if (isMissing || !(await run(() => onSend(reason.trim())))) return;
    setReason('');
    close();
  };
  return (
    <Window title={w.proposals.sendBackTitle} isOpen={isOpen} onClose={close}>
      <TextInput
        label={w.proposals.sendBackReason}
        help={w.proposals.sendBackHelp}
        value={reason}
        onChange={setReason}
        wrong={isTried && isMissing ? w.proposals.sendBackMissing : undefined}
        most={2000}
        isLong
      />
      <Problem words={problem} />
      <div className={row}>
        <Button className={button} data-main="" aria-disabled={isBusy} onPress={() => send()}>
          {w.proposals.sendBack}
        </Button>
        <Button className={button} onPress={close}>
          {w.cancel}
        </Button>
      </div>
    </Window>
  );
}
