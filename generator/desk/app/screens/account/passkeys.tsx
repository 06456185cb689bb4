import { css } from '@linaria/core';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { Drawing } from '../../../../editor/app/parts/drawing.tsx';
import { button } from '../../../../editor/app/style/controls.ts';
import type { MeAnswer } from '../../../model/protocol.ts';
import { useDesk } from '../../data/desk-context.ts';
import { useClock } from '../../data/formats.ts';
import { Question } from '../../parts/question.tsx';
import { card, group, soft } from '../../style/desk.ts';
import { fill, isolated, useWords } from '../../words/words.tsx';
import { NewPasskey } from './new-passkey.tsx';

const list = css`
  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 1rem;
    align-items: center;
    padding-block: 0.75rem;
    border-block-end: 1px solid var(--hairline);
  }

  & > li > div {
    flex: 1 1 12rem;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

type Passkey = MeAnswer['passkeys'][number];

interface PasskeyRowProps {
  passkey: Passkey;
  onRemove: () => void;
}

function PasskeyRow({ passkey: { name, createdAt, usedAt }, onRemove }: PasskeyRowProps) {
  const { account: w } = useWords();
  const clock = useClock();
  const used = usedAt === undefined ? w.passkeyUnused : fill(w.passkeyUsed, isolated({ when: clock(usedAt) }));
  return (
    <li>
      <Drawing name="passkey" />
      <div>
        <bdi>{name}</bdi>
        <p className={soft}>{`${fill(w.passkeyAdded, isolated({ when: clock(createdAt) }))} · ${used}`}</p>
      </div>
      <Button className={button} aria-label={fill(w.removePasskeyOf, isolated({ name }))} onPress={onRemove}>
        {w.removePasskey}
      </Button>
    </li>
  );
}

interface PasskeysProps {
  me: MeAnswer;
  reload: () => Promise<void>;
}

/** Passkeys of the person: the list, and a form for another one. */
export function Passkeys({ me: { passkeys }, reload }: PasskeysProps) {
  const { account: w } = useWords();
  const { client, say } = useDesk();
  const [removed, setRemoved] = useState<Passkey | undefined>(undefined);
  const values = isolated({ name: removed?.name ?? '' });
  const remove = async () => {
    if (!removed) return;
    await client.send('remove-passkey', { id: removed.id });
    await reload();
    say(fill(w.removePasskeyDone, values));
  };
  return (
    <section className={`${card} ${group}`} aria-labelledby="passkeys">
      <h2 id="passkeys">{w.passkeys}</h2>
      <p className={soft}>{w.passkeysHelp}</p>
      {passkeys.length === 0 ? <p>{w.passkeysNone}</p> : null}
      <ul className={list}>
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setRemoved(passkey)} />
        ))}
      </ul>
      <NewPasskey reload={reload} />
      <Question
        title={w.removePasskey}
        words={fill(w.removePasskeyAsk, values)}
        confirm={w.removePasskey}
        isDanger
        isOpen={removed !== undefined}
        onClose={() => setRemoved(undefined)}
        onConfirm={remove}
      />
    </section>
  );
}
