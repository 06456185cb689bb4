import type { PersonLine } from '../../../model/protocol.ts';
import { useDesk } from '../../data/desk-context.ts';
import { Question } from '../../parts/question.tsx';
import { fill, isolated, useWords } from '../../words/words.tsx';
import type { PersonStep, PersonWindowProps } from './person-steps.ts';
import { RecoverWindow } from './recover-window.tsx';
import { RoleWindow } from './role-window.tsx';

interface PersonWindowsProps extends Omit<PersonWindowProps, 'isOpen'> {
  step: PersonStep | undefined;
}

/** Questions before something is taken away from a person: the request, and the words about it. */
function useQuestions({ id, name }: PersonLine) {
  const { people: w } = useWords();
  const { client } = useDesk();
  const fillName = (sentence: string) => fill(sentence, isolated({ name }));
  return {
    suspend: {
      title: w.suspend,
      words: fillName(w.suspendAsk),
      done: fillName(w.suspendDone),
      send: () => client.send('change-person', { id, isSuspended: true }),
    },
    'end-sessions': {
      title: w.endSessions,
      words: fillName(w.endSessionsAsk),
      done: fillName(w.endSessionsDone),
      send: () => client.send('end-sessions', { id }),
    },
    remove: {
      title: w.remove,
      words: fillName(w.removeAsk),
      done: fillName(w.removeDone),
      send: () => client.send('remove-person', { id }),
    },
  };
}

/** Windows that the menu of a person opens. */
export function PersonWindows({ step, ...props }: PersonWindowsProps) {
  const { person, onClose, reload } = props;
  const { say } = useDesk();
  const questions = useQuestions(person);
  return (
    <>
      <RoleWindow {...props} isOpen={step === 'role'} />
      <RecoverWindow {...props} isOpen={step === 'recover'} />
      {(['suspend', 'end-sessions', 'remove'] as const).map((name) => {
        const { title, words, done, send } = questions[name];
        return (
          <Question
            key={name}
            title={title}
            words={words}
            confirm={title}
            isDanger={name !== 'end-sessions'}
            isOpen={step === name}
            onClose={onClose}
            onConfirm={async () => {
              await send();
              await reload();
              say(done);
            }}
          />
        );
      })}
    </>
  );
}
