import { useState } from 'react';
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { IconButton } from '../../../../editor/app/parts/icon-button.tsx';
import { menu, menuItem, popover } from '../../../../editor/app/style/controls.ts';
import type { PersonLine } from '../../../model/protocol.ts';
import { useDesk } from '../../data/desk-context.ts';
import { useAction } from '../../data/use-action.ts';
import { Problem } from '../../parts/problem.tsx';
import { fill, isolated, useWords } from '../../words/words.tsx';
import type { PersonStep } from './person-steps.ts';
import { PersonWindows } from './person-windows.tsx';

interface PersonMenuProps {
  person: PersonLine;
  reload: () => Promise<void>;
}

interface MenuEntry {
  id: PersonStep | 'restore';
  words: string;
  isDanger?: boolean;
}

/** What owners can do with a person in its state. */
function useEntries({ isSuspended, sessions }: PersonLine): MenuEntry[] {
  const { people: w } = useWords();
  const ofActive: MenuEntry[] = [
    { id: 'recover', words: w.recover },
    { id: 'suspend', words: w.suspend },
  ];
  return [
    { id: 'role', words: w.changeRole },
    ...(sessions > 0 ? [{ id: 'end-sessions' as const, words: w.endSessions }] : []),
    ...(isSuspended ? [{ id: 'restore' as const, words: w.restore }] : ofActive),
    { id: 'remove', words: w.remove, isDanger: true },
  ];
}

/** Menu with what owners can do with a person. */
export function PersonMenu({ person, reload }: PersonMenuProps) {
  const { people: w } = useWords();
  const { client, say } = useDesk();
  const [step, setStep] = useState<PersonStep | undefined>(undefined);
  const { problem, run } = useAction();
  const { id, name } = person;
  const values = isolated({ name });
  const restore = () =>
    run(async () => {
      await client.send('change-person', { id, isSuspended: false });
      await reload();
      say(fill(w.restoreDone, values));
    });
  const items = useEntries(person);
  return (
    <>
      <MenuTrigger>
        <IconButton label={fill(w.actionsOf, values)} drawing="more" />
        <Popover className={popover} placement="bottom end">
          <Menu className={menu} items={items} onAction={(key) => (key === 'restore' ? restore() : setStep(key as PersonStep))}>
            {({ id: key, words, isDanger }) => (
              <MenuItem id={key} className={menuItem} data-danger={isDanger ? '' : undefined}>
                {words}
              </MenuItem>
            )}
          </Menu>
        </Popover>
      </MenuTrigger>
      <Problem words={problem} />
      <PersonWindows person={person} step={step} reload={reload} onClose={() => setStep(undefined)} />
    </>
  );
}
