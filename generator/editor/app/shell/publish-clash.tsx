import { Modal, ModalOverlay } from 'react-aria-components';
import type { ConflictChoice, WorkEvent } from '../../document/protocol-publishing.ts';
import { modal, overlay } from '../style/controls.ts';
import { useWords } from '../words/words.tsx';
import { ClashChoice } from './clash-dialog.tsx';

interface PublishClashProps {
  event: WorkEvent | undefined;
  onResolve: (choice: ConflictChoice) => void;
  onLeave: () => void;
}

/** Conflict with changes that others published; the dialog asks which to keep. */
export function PublishClash({ event, onResolve, onLeave }: PublishClashProps) {
  const w = useWords();
  const clash = event?.is === 'conflict' ? event : undefined;
  return (
    <ModalOverlay className={overlay} isOpen={clash !== undefined}>
      <Modal className={modal} data-narrow="">
        <ClashChoice
          conflicts={clash?.conflicts ?? []}
          words={w.publish.clash}
          onChoose={(takes) => clash && onResolve({ takes, seen: clash.seen })}
          leave={{ words: w.publish.clash.leave, onLeave }}
        />
      </Modal>
    </ModalOverlay>
  );
}
