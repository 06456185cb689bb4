import { useState } from 'react';
import { Button } from 'react-aria-components';
import type { LiveReport } from '../../document/protocol-publishing.ts';
import { useEditor } from '../store/use-editor.ts';
import { button, row } from '../style/controls.ts';
import { fill, isolated, useWords } from '../words/words.tsx';

/** Checks on request whether visitors get the edited page as it is here. */
export function LiveCheck() {
  const { live } = useWords().history;
  const { api, state } = useEditor();
  const [told, setTold] = useState('');
  const [isAsking, setAsking] = useState(false);
  const tell = ({ state, address = '' }: LiveReport) => fill(live[state], isolated({ page: address }));
  const ask = async () => {
    setAsking(true);
    setTold(live.asking);
    const page = state.snapshot().page;
    setTold(await api.live(page).then(tell, () => live.failed));
    setAsking(false);
  };
  return (
    <div className={row}>
      <Button className={button} isPending={isAsking} onPress={ask}>
        {live.ask}
      </Button>
      <span role="status">{told}</span>
    </div>
  );
}
