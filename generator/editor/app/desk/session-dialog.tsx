import { css } from '@linaria/core';
import { Dialog, Heading, Link, Modal, ModalOverlay } from 'react-aria-components';
import type { DeskConnection } from '../store/desk-connection.ts';
import { button, dialog, modal, overlay } from '../style/controls.ts';
import { fill, isolated, useWords } from '../words/words.tsx';
import { useDesk, useSession } from './use-desk.ts';

const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  align-items: center;

  & > a {
    text-decoration: none;
  }
`;

function Ended({ desk }: { desk: DeskConnection }) {
  const { desk: words } = useWords();
  const w = words.ended;
  const state = useSession(desk);
  const { name } = desk.gate.signedIn.person;
  return (
    <ModalOverlay className={overlay} isOpen={state !== 'valid'} isKeyboardDismissDisabled>
      <Modal className={modal} data-narrow="">
        <Dialog className={dialog} role="alertdialog">
          <Heading slot="title">{w.title}</Heading>
          <p>{w.about}</p>
          {state === 'other' ? <p role="alert">{fill(w.other, isolated({ name }))}</p> : null}
          <div className={actions}>
            <Link className={button} data-main="" href="/_desk/sign-in?to=/_desk/" target="_blank" autoFocus>
              {w.signIn}
            </Link>
            <span>{w.waiting}</span>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Dialog that stays until the person has signed in again, in another tab. What was written waits meanwhile. */
export function SessionDialog() {
  const desk = useDesk();
  return desk ? <Ended desk={desk} /> : null;
}
