import { css } from '@linaria/core';
import { type ReactNode, useEffect } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '../../../editor/app/parts/icon-button.tsx';
import { dialog, dialogHead, modal, overlay } from '../../../editor/app/style/controls.ts';
import { keepFocus } from '../data/focus.ts';
import { useWords } from '../words/words.tsx';

const narrow = css`
  &[data-narrow] {
    inline-size: min(100%, 30rem);
  }

  & h2 {
    font-size: 1.125rem;
    overflow-wrap: anywhere;
  }
`;

export interface WindowProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** It asks a question that must be answered. */
  isQuestion?: boolean;
  children: ReactNode;
}

/** Modal window with a title and a button that closes it. The focus is kept when it closes. */
export function Window({ title, isOpen, onClose, isQuestion = false, children }: WindowProps) {
  const w = useWords();
  useEffect(() => (isOpen ? keepFocus : undefined), [isOpen]);
  return (
    <ModalOverlay
      className={overlay}
      isOpen={isOpen}
      isDismissable={!isQuestion}
      onOpenChange={(isStillOpen) => {
        if (!isStillOpen) onClose();
      }}
    >
      <Modal className={`${modal} ${narrow}`} data-narrow="">
        <Dialog className={dialog} role={isQuestion ? 'alertdialog' : 'dialog'}>
          <div className={dialogHead}>
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            <IconButton label={w.close} drawing="close" onPress={onClose} />
          </div>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
