import { useState } from 'react';
import { Button } from 'react-aria-components';
import type { PlacedProblem } from '../../document/protocol-changes.ts';
import type { TaskRequest } from '../../document/protocol-tasks.ts';
import { toPointer } from '../model/places.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { Place, Sentence } from '../parts/sentence.tsx';
import { useEditor, useSnapshot } from '../store/use-editor.ts';
import { button, row } from '../style/controls.ts';
import { fill, useWords } from '../words/words.tsx';
import { TaskText } from './fields.tsx';
import type { TaskFormProps } from './forms.tsx';
import { TaskFrame } from './task-frame.tsx';

/** Codes of placeholders that cannot be confirmed as final. */
const neverRight: readonly string[] = ['placeholder-url', 'sample-file', 'to-be-written'];

/** Open placeholders. */
export function usePlaceholders(): PlacedProblem[] {
  return useSnapshot().state?.problems.filter(({ kind }) => kind === 'placeholder') ?? [];
}

/** Typed text and the pointer of its place. */
interface PlaceholderDraft {
  at: string;
  text: string;
}

const emptyDraft: PlaceholderDraft = { at: '', text: '' };

/** Typed text whose placeholder is gone or no longer first. */
function LostText({ text }: { text: string }) {
  const w = useWords();
  return (
    <div role="alert">
      <p>{w.clash.goneTitle}</p>
      <blockquote dir="auto">{text}</blockquote>
      <CopyButton text={text} />
    </div>
  );
}

interface PlaceholderFormProps {
  placeholder: PlacedProblem;
  /** Number of open placeholders. */
  count: number;
  typed: PlaceholderDraft;
  onType: (typed: PlaceholderDraft) => void;
  onPostpone: () => void;
  onShow: () => void;
}

function PlaceholderForm({ placeholder, count, typed, onType, onPostpone, onShow }: PlaceholderFormProps) {
  const w = useWords();
  const { at, where, message, code } = placeholder;
  const here = toPointer(at);
  const value = typed.at === here ? typed.text : '';
  const text = value.trim();
  // An example address or missing text or file cannot be confirmed as final.
  const canBeRight = !neverRight.includes(code);
  const request: TaskRequest = { task: 'resolve-placeholder', at, ...(text !== '' && { value: text }) };
  return (
    <TaskFrame
      request={text !== '' || canBeRight ? request : undefined}
      onDone={() => onType(emptyDraft)}
      doLabel={text === '' && canBeRight ? w.tasks.itIsRight : w.tasks.do}
    >
      <p>{fill(w.tasks.placeholdersLeft, { count })}</p>
      <p>
        <strong>
          <Place where={where} />
        </strong>
        <br />
        <Sentence pieces={message} />
      </p>
      <TaskText label={w.tasks.newValue} value={value} onChange={(one) => onType({ at: here, text: one })} autoFocus />
      {typed.text === '' || typed.at === here ? null : <LostText text={typed.text} />}
      <div className={row}>
        <Button className={button} onPress={onPostpone}>
          {w.tasks.later}
        </Button>
        <Button className={button} onPress={onShow}>
          {w.problems.jump}
        </Button>
      </div>
    </TaskFrame>
  );
}

/** Goes through the placeholders: replace the value, confirm it, or skip it. */
export function PlaceholdersForm({ onDone }: TaskFormProps) {
  const w = useWords();
  const { navigation } = useEditor();
  const all = usePlaceholders();
  const [later, setLater] = useState<ReadonlySet<string>>(new Set());
  const [typed, setTyped] = useState(emptyDraft);
  const left = all.filter(({ at }) => !later.has(toPointer(at)));
  const [next] = left;
  if (!next) {
    return (
      <div>
        <p role="status">{all.length === 0 ? w.tasks.placeholdersDone : w.tasks.placeholdersLater}</p>
        <Button className={button} onPress={onDone} autoFocus>
          {w.close}
        </Button>
      </div>
    );
  }
  const here = toPointer(next.at);
  const postpone = () => {
    setLater(new Set([...later, here]));
    setTyped(emptyDraft);
  };
  const show = () => {
    navigation.jump(next.at);
    onDone();
  };
  const actions = { onType: setTyped, onPostpone: postpone, onShow: show };
  return <PlaceholderForm key={here} placeholder={next} count={left.length} typed={typed} {...actions} />;
}
