import { css } from '@linaria/core';
import { Button, Dialog, DialogTrigger, Heading, Popover } from 'react-aria-components';
import type { PlacedProblem } from '../../../edit/protocol.ts';
import { Drawing } from '../parts/drawing.tsx';
import { GuideLink } from '../parts/guide-link.tsx';
import { Place, Sentence } from '../parts/sentence.tsx';
import { useEditor, useSnapshot, useStanding } from '../store/use-editor.ts';
import { button, popover, row } from '../style/controls.ts';
import { count, useLanguage, useWords } from '../words/words.tsx';
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

/** So many that say the same are folded into one line, which opens. */
const fewest = 3;

interface LeavingProps {
  /** Closes the list. */
  onLeave: () => void;
}

/** What is wrong, where, and the buttons that mend it or lead there. */
export function Problem({ problem, onLeave }: LeavingProps & { problem: PlacedProblem }) {
  const w = useWords();
  const editor = useEditor();
  const { show } = useView();
  const { task } = problem;
  const jump = () => {
    onLeave();
    editor.navigation.jump(problem.at);
    show({ part: 'panel' });
  };
  const begin = () => {
    onLeave();
    show({ task, isFromRemark: true });
  };
  return (
    <li>
      <p>
        <Place where={problem.where} />
      </p>
      <p>
        <Sentence pieces={problem.message} /> <Sentence pieces={problem.hint} />
      </p>
      <div className={row}>
        <Button className={button} onPress={jump}>
          {w.problems.jump}
        </Button>
        {problem.fix ? (
          <Button className={button} data-main="" onPress={() => editor.actions.repair(problem)}>
            {w.problems.fix}
          </Button>
        ) : null}
        {problem.confirms ? (
          <Button className={button} data-main="" onPress={() => editor.actions.confirm(problem)}>
            {problem.code === 'unconfirmed-translation' ? w.problems.allAreRight : w.problems.isRight}
          </Button>
        ) : null}
        {task ? (
          <Button className={button} onPress={begin}>
            {w.tasks[task]}
          </Button>
        ) : null}
        <GuideLink recipe={problem.recipe} about={problem.message.map(({ text }) => text).join('')} />
      </div>
    </li>
  );
}

function Group({ group, kind, onLeave }: LeavingProps & { group: ProblemGroup; kind: PlacedProblem['kind'] }) {
  const w = useWords();
  const language = useLanguage();
  const { said, problems } = group;
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

/** How much is wrong, and where: mistakes, warnings, and apart from them what is not known yet. */
export function ProblemsButton() {
  const w = useWords();
  const language = useLanguage();
  const { state } = useSnapshot();
  const failure = useStanding('failure');
  const problems = state?.problems ?? [];
  const of = (kind: (typeof kinds)[number]) => problems.filter((problem) => problem.kind === kind);
  const worst = kinds.find((kind) => of(kind).length > 0);
  return (
    <DialogTrigger>
      <Button className={`${button} ${trigger}`} data-kind={worst}>
        <Drawing name={worst === 'error' ? 'error' : 'flag'} size={18} />
        {worst ? count(w.problems[worst], of(worst).length, language) : w.bar.noProblems}
      </Button>
      <Popover className={popover} placement="bottom end">
        <Dialog className={box}>
          {({ close }) => (
            <>
              <Heading slot="title">{w.problems.title}</Heading>
              {failure === '' ? null : (
                <p>
                  {w.problems.failure}
                  <code dir="ltr">{failure}</code>
                </p>
              )}
              {worst ? null : <p>{w.problems.none}</p>}
              {kinds.map((kind) =>
                of(kind).length === 0 ? null : (
                  <section key={kind}>
                    <h3>{count(w.problems[kind], of(kind).length, language)}</h3>
                    <ol>
                      {groupsOf(of(kind)).map((group) => (
                        <Group key={`${group.problems[0]?.code} ${group.said}`} group={group} kind={kind} onLeave={close} />
                      ))}
                    </ol>
                  </section>
                ),
              )}
            </>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
