import { useState } from 'react';
import { useAction } from '../../data/use-action.ts';
import { TextInput } from '../../parts/fields.tsx';
import { Window } from '../../parts/window.tsx';
import { WindowButtons } from '../../parts/window-buttons.tsx';
import { useWords } from '../../words/words.tsx';

interface SendBackProps {
  isOpen: boolean;
  onClose: () => void;
  onSend: (reason: string) => Promise<void>;
}

/** Window that asks for the reason why a proposal is sent back. */
export function SendBack({ isOpen, onClose, onSend }: SendBackProps) {
  const { proposals: w } = useWords();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const action = useAction();
  const isMissing = reason.trim() === '';
  const close = () => {
    action.reset();
    setTried(false);
    onClose();
  };
  const send = async () => {
    setTried(true);
    if (isMissing || !(await action.run(() => onSend(reason.trim())))) return;
    setReason('');
    close();
  };
  return (
    <Window title={w.sendBackTitle} isOpen={isOpen} onClose={close}>
      <TextInput
        label={w.sendBackReason}
        help={w.sendBackHelp}
        value={reason}
        onChange={setReason}
        wrong={isTried && isMissing ? w.sendBackMissing : undefined}
        most={2000}
        isLong
      />
      <WindowButtons confirm={w.sendBack} action={action} onConfirm={send} onCancel={close} />
    </Window>
  );
}
