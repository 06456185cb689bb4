import { useState } from 'react';
import { Button } from 'react-aria-components';
import { button, row } from '../../../../editor/app/style/controls.ts';
import type { LinkAnswer } from '../../../model/protocol.ts';
import { useDesk } from '../../data/desk-context.ts';
import { useAction } from '../../data/use-action.ts';
import { Problem } from '../../parts/problem.tsx';
import { Window } from '../../parts/window.tsx';
import { fill, isolated, useWords } from '../../words/words.tsx';
import { NewLink } from './new-link.tsx';
import type { PersonWindowProps } from './person-steps.ts';

function RecoverForm({ person, onClose, reload }: Omit<PersonWindowProps, 'isOpen'>) {
  const { people: w, cancel } = useWords();
  const { client } = useDesk();
  const [link, setLink] = useState<LinkAnswer | undefined>(undefined);
  const { problem, isBusy, run } = useAction();
  const values = isolated({ name: person.name });
  const create = () =>
    run(async () => {
      setLink(await client.send<LinkAnswer>('recover', { id: person.id }));
      await reload();
    });
  if (link) return <NewLink link={link} done={fill(w.recovered, values)} onClose={onClose} />;
  return (
    <>
      <p>{fill(w.recoverAsk, values)}</p>
      <Problem words={problem} />
      <div className={row}>
        <Button className={button} data-main="" aria-disabled={isBusy} onPress={() => create()}>
          {w.recoverConfirm}
        </Button>
        <Button className={button} onPress={onClose}>
          {cancel}
        </Button>
      </div>
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
