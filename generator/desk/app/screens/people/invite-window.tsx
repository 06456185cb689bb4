import { css } from '@linaria/core';
import { type FormEvent, useState } from 'react';
import { Form } from 'react-aria-components';
import type { Role } from '../../../../editor/document/person.ts';
import type { InviteRequest, LinkAnswer } from '../../../model/protocol.ts';
import { useDesk } from '../../data/desk-context.ts';
import { useAction } from '../../data/use-action.ts';
import { TextInput } from '../../parts/fields.tsx';
import { RoleChoice } from '../../parts/role-choice.tsx';
import { Window } from '../../parts/window.tsx';
import { WindowButtons } from '../../parts/window-buttons.tsx';
import { soft } from '../../style/desk.ts';
import { fill, isolated, useWords } from '../../words/words.tsx';
import { NewLink } from './new-link.tsx';

const form = css`
  display: grid;
  gap: 1rem;
`;

interface InviteFormProps {
  onInvite: (request: InviteRequest) => Promise<void>;
  onClose: () => void;
}

/** What is typed about the person, and what is wrong with it after the first try. */
function useInvitation(onInvite: InviteFormProps['onInvite']) {
  const { people: w } = useWords();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('writer');
  const [isTried, setTried] = useState(false);
  const action = useAction();
  const isNameMissing = name.trim() === '';
  const isEmailWrong = email.trim() !== '' && !/^[^\s@]+@[^\s@]+$/.test(email.trim());
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isNameMissing || isEmailWrong) return;
    action.run(() => onInvite({ name: name.trim(), role, ...(email.trim() !== '' && { email: email.trim() }) }));
  };
  const wrongName = isTried && isNameMissing ? w.nameMissing : undefined;
  const wrongEmail = isTried && isEmailWrong ? w.emailWrong : undefined;
  return { name, setName, email, setEmail, role, setRole, wrongName, wrongEmail, send, action };
}

/** Name, role and e-mail of the person. */
function InviteForm({ onInvite, onClose }: InviteFormProps) {
  const { people: w } = useWords();
  const { name, setName, email, setEmail, role, setRole, wrongName, wrongEmail, send, action } = useInvitation(onInvite);
  return (
    <Form className={form} validationBehavior="aria" onSubmit={send}>
      <p className={soft}>{w.inviteHelp}</p>
      <TextInput label={w.name} value={name} onChange={setName} most={100} wrong={wrongName} />
      <RoleChoice value={role} onChange={setRole} />
      <TextInput label={w.email} help={w.emailHelp} type="email" value={email} onChange={setEmail} wrong={wrongEmail} />
      <WindowButtons confirm={w.create} action={action} onCancel={onClose} />
    </Form>
  );
}

interface InviteWindowProps {
  isOpen: boolean;
  onClose: () => void;
  reload: () => Promise<void>;
}

/** Window that invites a person, and then shows the link. */
export function InviteWindow({ isOpen, onClose, reload }: InviteWindowProps) {
  const { people: w } = useWords();
  const { client } = useDesk();
  const [invited, setInvited] = useState<{ link: LinkAnswer; name: string } | undefined>(undefined);
  const invite = async (request: InviteRequest) => {
    setInvited({ link: await client.send<LinkAnswer>('invite', request), name: request.name });
    await reload();
  };
  const close = () => {
    setInvited(undefined);
    onClose();
  };
  const title = invited ? fill(w.invitedTitle, isolated({ name: invited.name })) : w.invite;
  return (
    <Window title={title} isOpen={isOpen} onClose={close}>
      {invited ? (
        <NewLink link={invited.link} done={fill(w.invited, isolated({ name: invited.name }))} onClose={close} />
      ) : (
        <InviteForm onInvite={invite} onClose={close} />
      )}
    </Window>
  );
}
