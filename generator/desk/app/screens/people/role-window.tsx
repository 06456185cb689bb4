import { useState } from 'react';
import { Button } from 'react-aria-components';
import { button, row } from '../../../../editor/app/style/controls.ts';
import { useDesk } from '../../data/desk-context.ts';
import { useAction } from '../../data/use-action.ts';
import { Problem } from '../../parts/problem.tsx';
import { RoleChoice } from '../../parts/role-choice.tsx';
import { Window } from '../../parts/window.tsx';
import { fill, isolated, useWords } from '../../words/words.tsx';
import type { PersonWindowProps } from './person-steps.ts';

function RoleForm({ person, onClose, reload }: Omit<PersonWindowProps, 'isOpen'>) {
  const { people: w, roles, cancel } = useWords();
  const { client, say, refreshMe } = useDesk();
  const [role, setRole] = useState(person.role);
  const { problem, isBusy, run } = useAction();
  const save = async () => {
    const isDone = await run(async () => {
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
      <Problem words={problem} />
      <div className={row}>
        <Button className={button} data-main="" aria-disabled={isBusy} onPress={() => save()}>
          {w.saveRole}
        </Button>
        <Button className={button} onPress={onClose}>
          {cancel}
        </Button>
      </div>
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
