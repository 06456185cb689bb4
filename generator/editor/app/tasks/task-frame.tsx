import { css } from '@linaria/core';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from 'react-aria-components';
import type { Json } from '../../../core/json/value.ts';
import type { Consequence, TaskAnswer, TaskRequest } from '../../document/protocol-tasks.ts';
import { groupedBy } from '../model/grouped.ts';
import type { FieldEdit } from '../store/field-edit.ts';
import { placeOf } from '../store/naming.ts';
import { useEditor, useSnapshot } from '../store/use-editor.ts';
import { button } from '../style/controls.ts';
import { count, fill, isolated, nameOfPart, useLanguage, useWords } from '../words/words.tsx';
import { resultOf } from './result-of.ts';
import { usePlan } from './use-plan.ts';

const form = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  overflow: auto;
  padding: 0.25rem;
  /* Room for outlines, in line with the heading of the dialog. */
  margin: -0.25rem;

  & > button {
    justify-self: start;
  }
`;

const happens = css`
  display: grid;
  gap: 0.25rem;
  padding: 0.75rem;
  background: var(--sunken);
  border-radius: var(--radius);

  &[hidden] {
    display: none;
  }

  & ul {
    display: grid;
    gap: 0.125rem;
    max-block-size: 14rem;
    overflow: auto;
  }

  & [data-wrong] {
    color: var(--error);
  }
`;

function ConsequenceList({ consequences }: { consequences: Consequence[] }) {
  const w = useWords();
  const language = useLanguage();
  const snapshot = useSnapshot();
  const messages = consequences.map(({ key, at, values }) => {
    const { page = '', part = '' } = placeOf(snapshot, at);
    const place = [nameOfPart(page, language), part].filter(Boolean).join(w.comma);
    return fill(w.tasks.consequences[key], isolated({ ...values, place }));
  });
  // Repeated consequences are listed once, with their number.
  const times = groupedBy(messages, (sentence) => sentence);
  return (
    <ul>
      {[...times].map(([sentence, { length }]) => (
        <li key={sentence}>
          {sentence}
          {length > 1 ? ` (${count(w.tasks.times, length, language)})` : ''}
        </li>
      ))}
    </ul>
  );
}

/** Changes that a task makes. */
export function Consequences({ consequences }: { consequences: Consequence[] }) {
  const { tasks: w } = useWords();
  return (
    <section className={happens} aria-label={w.happens}>
      <h3>{w.happens}</h3>
      <ConsequenceList consequences={consequences} />
    </section>
  );
}

/** Text typed for a task, kept in case the task fails. */
export const typedIn = (request: TaskRequest | undefined): string[] =>
  Object.entries(request ?? {})
    .flatMap(([key, value]) => (key === 'values' ? Object.values(value as Record<string, Json>) : key === 'task' ? [] : [value]))
    .filter((value): value is string => typeof value === 'string' && value !== '');

interface TaskFrameProps {
  /** Undefined while the form is incomplete. */
  request: TaskRequest | undefined;
  children: ReactNode;
  onDone: () => void;
  /** Path of the page to show afterwards. */
  goTo?: string;
  isDanger?: boolean;
  /** Label of the button, if not the default. */
  doLabel?: string;
}

/** Warns before leaving the page while the form has input. @returns function to call on input */
export function useUnsentDraft(): () => void {
  const { drafts } = useEditor();
  const entry = useRef<FieldEdit | undefined>(undefined);
  useEffect(() => () => entry.current && drafts.release(entry.current), [drafts]);
  return () => {
    entry.current ??= drafts.begin([]);
    drafts.hold(entry.current, () => undefined);
  };
}

interface PlanProps {
  id: string;
  isComplete: boolean;
  answer: TaskAnswer | undefined;
}

/** Preview of a task: its changes, or why it is not possible. */
function Plan({ id, isComplete, answer }: PlanProps) {
  const { tasks: w } = useWords();
  return (
    <section
      id={id}
      className={happens}
      hidden={answer?.state === 'planned' && answer.consequences.length === 0}
      aria-live="polite"
      aria-label={w.happens}
    >
      <h3>{w.happens}</h3>
      {answer?.state === 'planned' ? <ConsequenceList consequences={answer.consequences} /> : null}
      {answer?.state === 'refused' ? <p data-wrong="">{w.refusals[answer.reason]}</p> : null}
      {isComplete ? null : <p>{w.incomplete}</p>}
      {isComplete && answer === undefined ? <p>{w.planning}</p> : null}
    </section>
  );
}

/** Form of a task with a preview and a button. The task is one change and one undo step. */
export function TaskFrame({ request, children, onDone, goTo, isDanger, doLabel }: TaskFrameProps) {
  const w = useWords();
  const { changes, navigation, notes } = useEditor();
  const answer = usePlan(request);
  const reason = useId();
  const begin = useUnsentDraft();
  const run = () => {
    if (answer?.state !== 'planned') return;
    const { operations, summary, brings, base } = answer;
    changes.change(operations, summary, { brings, base, typed: typedIn(request) });
    if (goTo !== undefined) navigation.follow(goTo);
    notes.showDone(summary, goTo === undefined ? resultOf(operations) : undefined);
    onDone();
  };
  return (
    <div className={form} onInput={begin}>
      {children}
      <Plan id={reason} isComplete={request !== undefined} answer={answer} />
      <Button
        className={button}
        data-main=""
        isDisabled={answer?.state !== 'planned'}
        aria-describedby={answer?.state === 'planned' ? undefined : reason}
        onPress={run}
      >
        {doLabel ?? (isDanger ? w.tasks.doDelete : w.tasks.do)}
      </Button>
    </div>
  );
}
