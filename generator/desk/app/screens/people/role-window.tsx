import { useState } from 'react';
import { useDesk } from '../../data/desk-context.ts';
import { useAction } from '../../data/use-action.ts';
import { RoleChoice } from '../../parts/role-choice.tsx';
import { Window } from '../../parts/window.tsx';
import { WindowButtons } from '../../parts/window-buttons.tsx';
import { fill, isolated, useWords } from '../../words/words.tsx';
import type { PersonWindowProps } from './person-steps.ts';

function RoleForm({ person, onClose, reload }: Omit<PersonWindowProps, 'isOpen'>) {
  const { people: w, roles } = useWords();
  const { client, say, refreshMe } = useDesk();
  const [role, setRole] = useState(person.role);
  const action = useAction();
  const save = async () => {
    const isDone = await action.run(async () => {
      await client.send('change-person', { id: person.id, role });
      await reload();
      refreshMe();
      say(fill(w.roleChanged, isolated({ name: person.name, role: roles[role] })));
    });
    if (isDone) onClose();
  };
  return (
    <>
      <RoleChoice value={role} onChange={setRole} />
      <WindowButtons confirm={w.saveRole} action={action} onConfirm={save} onCancel={onClose} />
    </>
  );
}

/** Window that changes the role of a person. */
export function RoleWindow({ isOpen, ...props }: PersonWindowProps) {
  const { people: w } = useWords();
  const { person, onClose } = props;
  return (
    <Window title={fill(w.changeRoleTitle, isolated({ name: person.name }))} isOpen={isOpen} onClose={onClose}>
      <RoleForm {...props} />
    </Window>
  );
}
