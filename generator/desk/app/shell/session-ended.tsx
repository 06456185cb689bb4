import { css } from '@linaria/core';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { button, dialog, modal, overlay } from '../../../editor/app/style/controls.ts';
import { linkButton } from '../style/desk.ts';
import { useWords } from '../words/words.tsx';

const box = css`
  justify-items: start;

  & h2 {
    font-size: 1.125rem;
  }
`;

/** Shown over everything when the session has ended: a way to sign in and come back. */
export function SessionEnded() {
  const { ended: w } = useWords();
  const to = encodeURIComponent(`${location.pathname}${location.search}`);
  return (
    <ModalOverlay className={overlay} isOpen isKeyboardDismissDisabled>
      <Modal className={modal} data-narrow="">
        <Dialog className={`${dialog} ${box}`} role="alertdialog">
          <Heading slot="title" level={2}>
            {w.title}
          </Heading>
          <p>{w.text}</p>
          <div>
            <a className={`${button} ${linkButton}`} data-main="" href={`/_desk/sign-in?to=${to}`}>
              {w.signIn}
            </a>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
