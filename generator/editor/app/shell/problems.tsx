import { css } from '@linaria/core';
import { Button, Dialog, DialogTrigger, Heading, Popover } from 'react-aria-components';
import type { PlacedProblem } from '../../document/protocol-changes.ts';
import { useMay } from '../desk/use-desk.ts';
import { Drawing } from '../parts/drawing.tsx';
import { GuideLink } from '../parts/guide-link.tsx';
import { Place, Sentence } from '../parts/sentence.tsx';
import { useEditor, useEditorStatus, useSnapshot } from '../store/use-editor.ts';
import { button, popover, row } from '../style/controls.ts';
import { count, useLanguage, useWords } from '../words/words.tsx';
import { focusPlace } from './focus-place.ts';
import { groupsOf, type ProblemGroup } from './problem-groups.ts';
import { useView } from './view.ts';

const box = css`
  inline-size: min(30rem, 92vw);
  padding: 1rem;
  outline: none;

  & h3 {
    margin-block: 1rem 0.25rem;
  }

  & li {
    padding-block: 0.5rem;
    border-block-start: 1px solid var(--hairline);
  }

  & li > p + div {
    margin-block-start: 0.375rem;
  }

  & summary {
    font-weight: 600;
    cursor: pointer;
  }

  & summary small {
    font-weight: 400;
    color: var(--soft);
  }

  & details > ol {
    padding-inline-start: 0.75rem;
    margin-block-start: 0.5rem;
    border-inline-start: 2px solid var(--hairline);
  }

  & li > p:first-child {
    font-weight: 600;
  }

  & li > p::first-letter {
    text-transform: uppercase;
  }
`;

const trigger = css`
  &[data-kind="error"] {
    color: var(--error);
    border-color: var(--error);
  }
`;

const kinds = ['error', 'warning', 'placeholder'] as const;

/** Minimum number of equal messages that are collapsed into one line. */
const fewest = 3;

interface LeavingProps {
  /** Closes the list. */
  onLeave: () => void;
}

interface ProblemProps extends LeavingProps {
  problem: PlacedProblem;
  /** A task that the list itself offers: not repeated with each problem. */
  offered?: PlacedProblem['task'];
}

/** Buttons that fix a problem or open its place. */
function ProblemActions({ problem, onLeave, offered }: ProblemProps) {
  const { problems: w, tasks } = useWords();
  const { navigation, actions } = useEditor();
  const { show } = useView();
  const { task } = problem;
  const jump = () => {
    onLeave();
    navigation.jump(problem.at);
    show({ part: 'panel' });
    focusPlace();
  };
  const begin = () => {
    onLeave();
    show({ task, isFromRemark: true });
  };
  return (
    <div className={row}>
      <Button className={button} onPress={jump}>
        {w.jump}
      </Button>
      {problem.fix ? (
        <Button className={button} data-main="" onPress={() => actions.repair(problem)}>
          {w.fix}
        </Button>
      ) : null}
      {problem.confirms ? (
        <Button className={button} data-main="" onPress={() => actions.confirm(problem)}>
          {problem.code === 'unconfirmed-translation' ? w.allAreRight : w.isRight}
        </Button>
      ) : null}
      {task && task !== offered ? (
        <Button className={button} onPress={begin}>
          {tasks[task]}
        </Button>
      ) : null}
      <GuideLink recipe={problem.recipe} about={problem.message.map(({ text }) => text).join('')} />
    </div>
  );
}

/** A problem: message, place and actions. */
export function Problem({ problem, onLeave, offered }: ProblemProps) {
  const mayWrite = useMay('writer');
  return (
    <li>
      <p>
        <Place where={problem.where} />
      </p>
      <p>
        <Sentence pieces={problem.message} /> <Sentence pieces={problem.hint} />
      </p>
      {mayWrite ? <ProblemActions problem={problem} onLeave={onLeave} offered={offered} /> : null}
    </li>
  );
}

function Group({ group, kind, onLeave }: LeavingProps & { group: ProblemGroup; kind: PlacedProblem['kind'] }) {
  const w = useWords();
  const language = useLanguage();
  const { text: said, problems } = group;
  const each = problems.map((problem) => (
    <Problem key={`${problem.code} ${problem.place} ${problem.line} ${problem.column}`} problem={problem} onLeave={onLeave} />
  ));
  if (problems.length < fewest) return each;
  return (
    <li>
      <details>
        <summary>
          {said} <small>{count(w.problems[kind], problems.length, language)}</small>
        </summary>
        <ol>{each}</ol>
      </details>
    </li>
  );
}

type Kind = (typeof kinds)[number];

/** Problems by kind. */
function useProblems(): (kind: Kind) => PlacedProblem[] {
  const problems = useSnapshot().state?.problems ?? [];
  return (kind) => problems.filter((problem) => problem.kind === kind);
}

function ProblemList({ onLeave }: LeavingProps) {
  const { problems: w } = useWords();
  const language = useLanguage();
  const of = useProblems();
  const shown = kinds.filter((kind) => of(kind).length > 0);
  const failure = useEditorStatus('failure');
  return (
    <>
      <Heading slot="title">{w.title}</Heading>
      {failure === '' ? null : (
        <p>
          {w.failure}
          <code dir="ltr">{failure}</code>
        </p>
      )}
      {shown.length > 0 ? null : <p>{w.none}</p>}
      {shown.map((kind) => (
        <section key={kind}>
          <h3>{count(w[kind], of(kind).length, language)}</h3>
          <ol>
            {groupsOf(of(kind)).map((group) => (
              <Group key={`${group.problems[0]?.code} ${group.text}`} group={group} kind={kind} onLeave={onLeave} />
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}

/** Button and list of problems: errors, warnings and, separately, open placeholders. */
export function ProblemsButton() {
  const w = useWords();
  const language = useLanguage();
  const of = useProblems();
  const present = kinds.filter((kind) => of(kind).length > 0);
  const [worst] = present;
  // Errors come first; placeholders are named beside warnings, as without them.
  const named = worst === 'error' ? [worst] : present;
  const text = named.map((kind) => count(w.problems[kind], of(kind).length, language)).join(w.comma);
  return (
    <DialogTrigger>
      <Button className={`${button} ${trigger}`} data-kind={worst}>
        <Drawing name={worst === 'error' ? 'error' : 'flag'} size={18} />
        {text || w.bar.noProblems}
      </Button>
      <Popover className={popover} placement="bottom end">
        <Dialog className={box}>{({ close }) => <ProblemList onLeave={close} />}</Dialog>
      </Popover>
    </DialogTrigger>
  );
}
