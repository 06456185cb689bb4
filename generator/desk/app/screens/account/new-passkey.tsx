import { useState } from 'react';
import { Button, Form } from 'react-aria-components';
import { button } from '../../../../editor/app/style/controls.ts';
import type { PasskeyChallengeAnswer } from '../../../model/protocol.ts';
import { useDesk } from '../../data/desk-context.ts';
import { canCreatePasskeys, createPasskey } from '../../data/passkeys.ts';
import { useAction } from '../../data/use-action.ts';
import { TextInput } from '../../parts/fields.tsx';
import { Problem } from '../../parts/problem.tsx';
import { Status } from '../../parts/status.tsx';
import { inputLine } from '../../style/desk.ts';
import { fill, isolated, useWords } from '../../words/words.tsx';

/** Adds a passkey of this device. @returns what prevents it in the browser, and whether it is being done */
function useNewPasskey(reload: () => Promise<void>) {
  const { account: w } = useWords();
  const { client, say } = useDesk();
  const action = useAction();
  const [refused, setRefused] = useState<string | undefined>(undefined);
  const add = (name: string) =>
    action.run(async () => {
      setRefused(undefined);
      const challenge = await client.send<PasskeyChallengeAnswer>('new-passkey-challenge');
      const created = await createPasskey(challenge);
      if (typeof created === 'string') {
        setRefused(created === 'exists' ? w.passkeyExists : w.passkeyCancelled);
        return;
      }
      await client.send('add-passkey', { name, ...created });
      await reload();
      say(fill(w.passkeyDone, isolated({ name })));
    });
  return { add, isBusy: action.isBusy, problem: action.problem ?? refused };
}

/** Form that adds a passkey with a name. */
export function NewPasskey({ reload }: { reload: () => Promise<void> }) {
  const { account: w } = useWords();
  const [name, setName] = useState('');
  const { add, isBusy, problem } = useNewPasskey(reload);
  if (!canCreatePasskeys()) return <p>{w.passkeyUnsupported}</p>;
  return (
    <>
      <Form
        className={inputLine}
        onSubmit={(event) => {
          event.preventDefault();
          add(name.trim() || w.passkeyDefault);
        }}
      >
        <TextInput label={w.passkeyName} help={w.passkeyNameHelp} value={name} onChange={setName} most={100} />
        <Button type="submit" className={button} aria-disabled={isBusy}>
          {w.addPasskey}
        </Button>
      </Form>
      <Status>{isBusy ? w.creatingPasskey : null}</Status>
      <Problem words={problem} />
    </>
  );
}
