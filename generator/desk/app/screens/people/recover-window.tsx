import { useState } from 'react';
import type { LinkAnswer } from '../../../model/protocol.ts';
import { useDesk } from '../../data/desk-context.ts';
import { useAction } from '../../data/use-action.ts';
import { Window } from '../../parts/window.tsx';
import { WindowButtons } from '../../parts/window-buttons.tsx';
import { fill, isolated, useWords } from '../../words/words.tsx';
import { NewLink } from './new-link.tsx';
import type { PersonWindowProps } from './person-steps.ts';

function RecoverForm({ person, onClose, reload }: Omit<PersonWindowProps, 'isOpen'>) {
  const { people: w } = useWords();
  const { client } = useDesk();
  const [link, setLink] = useState<LinkAnswer | undefined>(undefined);
  const action = useAction();
  const values = isolated({ name: person.name });
  const create = () =>
    action.run(async () => {
      setLink(await client.send<LinkAnswer>('recover', { id: person.id }));
      await reload();
    });
  if (link) return <NewLink link={link} done={fill(w.recovered, values)} onClose={onClose} />;
  return (
    <>
      <p>{fill(w.recoverAsk, values)}</p>
      <WindowButtons confirm={w.recoverConfirm} action={action} onConfirm={create} onCancel={onClose} />
    </>
  );
}

/** Window that creates a link with which a person recovers access. */
export function RecoverWindow({ isOpen, ...props }: PersonWindowProps) {
  const { people: w } = useWords();
  const { person, onClose } = props;
  return (
    <Window title={fill(w.recoverTitle, isolated({ name: person.name }))} isOpen={isOpen} onClose={onClose}>
      <RecoverForm {...props} />
    </Window>
  );
}
