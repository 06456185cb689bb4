import { css } from '@linaria/core';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import type { TaskAnswer, TaskRequest } from '../../document/protocol-tasks.ts';
import { FoldedSettings } from '../parts/folded-settings.tsx';
import { Sentence } from '../parts/sentence.tsx';
import type { ChangeAnswer } from '../store/snapshot.ts';
import { useEditor } from '../store/use-editor.ts';
import { button } from '../style/controls.ts';
import { useWords } from '../words/words.tsx';
import { resultOf } from './result-of.ts';
import { Consequences, typedIn, useUnsentDraft } from './task-frame.tsx';
import { usePlan } from './use-plan.ts';
import { fieldOfPlace, type WrongField, WrongFieldContext } from './wrong-field.ts';

const form = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  padding: 0.25rem;
  /* Room for outlines, in line with the heading of the dialog. */
  margin: -0.25rem;

  & > button {
    justify-self: start;
  }

  & > [role="alert"] {
    color: var(--error);
  }

  & > [role="alert"]:empty {
    display: none;
  }
`;

interface ShortFormProps {
  request: TaskRequest;
  /** Keys of required fields that are empty. */
  missing: readonly string[];
  doLabel: string;
  onDone: () => void;
  children: ReactNode;
  settings?: ReactNode;
  /** Keys of the fields under settings. */
  folded?: readonly string[];
}

type Planned = Extract<TaskAnswer, { state: 'planned' }>;

/** Shows the page of what was added, or the place of it in the panel. */
function useShowResult() {
  const { navigation, notes } = useEditor();
  return ({ opens, operations, summary }: Planned) => {
    const at = resultOf(operations);
    if (opens !== undefined) navigation.follow(opens);
    else if (at) navigation.focus(at);
    notes.showDone(summary, opens === undefined ? at : undefined);
  };
}

/** Tells whether the form is still open. */
function useIsOpen(): React.RefObject<boolean> {
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return isOpen;
}

/** Problem that a refused change is shown with; undefined for other answers. */
function problemOf(answer: ChangeAnswer): WrongField | undefined {
  const [problem] = answer.state === 'refused' ? answer.problems : [];
  if (!problem) return undefined;
  const message = [...problem.message, { text: ' ', isValue: false }, ...problem.hint];
  return { field: fieldOfPlace(problem.at), message: <Sentence pieces={message} /> };
}

/** Plans and sends a task; the form stays open until the change is in the file. */
function useSend({ request, missing, onDone }: ShortFormProps, onWrong: (wrong: WrongField | undefined) => void) {
  const w = useWords();
  const { api, changes } = useEditor();
  const showResult = useShowResult();
  const [isBusy, setBusy] = useState(false);
  const isOpen = useIsOpen();
  const refuse = (wrong: WrongField) => {
    setBusy(false);
    onWrong(wrong);
  };
  const receive = (plan: Planned, answer: ChangeAnswer): boolean => {
    if (!isOpen.current) return false;
    if (answer.state === 'written') {
      showResult(plan);
      onDone();
    } else refuse(problemOf(answer) ?? { field: '', message: w.notes[answer.reason ?? 'failed'] });
    return true;
  };
  const send = async () => {
    const [empty] = missing;
    if (empty !== undefined) return refuse({ field: empty, message: w.tasks.required });
    setBusy(true);
    onWrong(undefined);
    const plan = await api.plan(request).catch(() => undefined);
    if (!plan) return refuse({ field: '', message: w.notes.failed });
    if (plan.state === 'refused') return refuse({ field: plan.field, message: w.tasks.refusals[plan.reason] });
    const { operations, summary, brings, base } = plan;
    const typed = typedIn(request);
    changes.change(operations, summary, { brings, base, typed, onAnswer: (answer) => receive(plan, answer) });
  };
  return { isBusy, send: () => void (isBusy || send().catch(reportError)) };
}

/** Changes that a task makes besides adding, such as a link in the menu. */
function Besides({ request, isComplete }: { request: TaskRequest; isComplete: boolean }) {
  const answer = usePlan(isComplete ? request : undefined);
  if (answer?.state !== 'planned' || answer.consequences.length < 2) return null;
  return <Consequences consequences={answer.consequences} />;
}

/** What is wrong with a form; its field takes the focus, under unfolded settings if it is there. */
function useWrongField(element: React.RefObject<HTMLFormElement | null>, folded: readonly string[]) {
  const [wrong, setWrong] = useState<WrongField | undefined>(undefined);
  const [isUnfolded, setUnfolded] = useState(false);
  const fieldOf = (one: WrongField | undefined) => element.current?.querySelector(`[data-task-field="${one?.field}"]`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each problem
  useEffect(() => {
    if (wrong) fieldOf(wrong)?.querySelector<HTMLElement>('input, textarea, [role="spinbutton"], button')?.focus();
  }, [wrong]);
  const tell = (next: WrongField | undefined) => {
    setWrong(next);
    if (next && folded.includes(next.field)) setUnfolded(true);
  };
  return { wrong, tell, isUnfolded, setUnfolded, isKnown: () => fieldOf(wrong) != null };
}

/** Short form of a task: the fields, rare ones folded, and a button that says what is missing or wrong. */
export function ShortForm(props: ShortFormProps) {
  const { request, missing, doLabel, children, settings, folded = [] } = props;
  const element = useRef<HTMLFormElement>(null);
  const { wrong, tell, isUnfolded, setUnfolded, isKnown } = useWrongField(element, folded);
  const begin = useUnsentDraft();
  const { isBusy, send } = useSend(props, tell);
  const type = () => {
    begin();
    tell(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <WrongFieldContext value={wrong}>
      <form ref={element} className={form} noValidate onInput={type} onSubmit={submit}>
        {children}
        {settings ? (
          <FoldedSettings isExpanded={isUnfolded} onExpandedChange={setUnfolded}>
            {settings}
          </FoldedSettings>
        ) : null}
        <div role="alert">{wrong && !isKnown() ? wrong.message : null}</div>
        <Button className={button} data-main="" type="submit" isPending={isBusy}>
          {doLabel}
        </Button>
        {/* Below the button, so that it does not push it away. */}
        <Besides request={request} isComplete={missing.length === 0} />
      </form>
    </WrongFieldContext>
  );
}
