import { css } from '@linaria/core';
import { type FormEvent, useState } from 'react';
import { Button, Form } from 'react-aria-components';
import { messageLanguages } from '../../../../../templates/model/files/language.ts';
import { Segments } from '../../../../editor/app/parts/segments.tsx';
import { button } from '../../../../editor/app/style/controls.ts';
import type { ChangeMeRequest, MeAnswer } from '../../../model/protocol.ts';
import { useDesk } from '../../data/desk-context.ts';
import { useAction } from '../../data/use-action.ts';
import { TextInput } from '../../parts/fields.tsx';
import { Problem } from '../../parts/problem.tsx';
import { inputLine } from '../../style/desk.ts';
import { useLanguage, useWords } from '../../words/words.tsx';

const languageChoice = css`
  display: grid;
  gap: 0.25rem;

  & > span {
    font-weight: 500;
  }
`;

interface ProfileProps {
  me: MeAnswer;
  reload: () => Promise<void>;
}

function NameForm({ me, reload }: ProfileProps) {
  const { account: w } = useWords();
  const { client, say } = useDesk();
  const [name, setName] = useState(me.name);
  const [isTried, setTried] = useState(false);
  const { problem, isBusy, run } = useAction();
  const isMissing = name.trim() === '';
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isMissing) return;
    run(async () => {
      await client.send('change-me', { name: name.trim() } satisfies ChangeMeRequest);
      await reload();
      say(w.nameSaved);
    });
  };
  return (
    <>
      <Form className={inputLine} validationBehavior="aria" onSubmit={save}>
        <TextInput
          label={w.name}
          help={w.nameHelp}
          value={name}
          onChange={setName}
          most={100}
          wrong={isTried && isMissing ? w.nameMissing : undefined}
        />
        <Button type="submit" className={button} aria-disabled={isBusy}>
          {w.saveName}
        </Button>
      </Form>
      <Problem words={problem} />
    </>
  );
}

/** Name and language. The page is loaded again in another language. */
export function Profile(props: ProfileProps) {
  const { account: w } = useWords();
  const { client } = useDesk();
  const language = useLanguage();
  const { problem, run } = useAction();
  const choose = (next: typeof language) =>
    run(async () => {
      await client.send('change-me', { language: next } satisfies ChangeMeRequest);
      location.reload();
    });
  return (
    <>
      <NameForm {...props} />
      <div className={languageChoice}>
        <span aria-hidden="true">{w.language}</span>
        <Segments
          label={w.language}
          options={messageLanguages.map((id) => ({ id, words: <span lang={id}>{w.languages[id]}</span> }))}
          value={language}
          onChange={choose}
        />
        <Problem words={problem} />
      </div>
    </>
  );
}
