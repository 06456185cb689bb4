import { css } from '@linaria/core';
import { Button, Dialog, DialogTrigger, Heading, Popover } from 'react-aria-components';
import type { PlacedProblem } from '../../../edit/protocol.ts';
import { Drawing } from '../parts/drawing.tsx';
import { GuideLink } from '../parts/guide-link.tsx';
import { Place, Sentence } from '../parts/sentence.tsx';
import { useEditor, useSnapshot, useStanding } from '../store/use-editor.ts';
import { button, popover, row } from '../style/controls.ts';
import { count, useLanguage, useWords } from '../words/words.tsx';
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

function Problem({ problem, onJump }: { problem: PlacedProblem; onJump: () => void }) {
  const w = useWords();
  const editor = useEditor();
  return (
    <li>
      <p>
        <Place where={problem.where} />
      </p>
      <p>
        <Sentence pieces={problem.message} /> <Sentence pieces={problem.hint} />
      </p>
      <div className={row}>
        <Button className={button} onPress={onJump}>
          {w.problems.jump}
        </Button>
        {problem.fix ? (
          <Button className={button} data-main="" onPress={() => editor.repair(problem)}>
            {w.problems.fix}
          </Button>
        ) : null}
        <GuideLink recipe={problem.recipe} about={problem.message.map(({ text }) => text).join('')} />
      </div>
    </li>
  );
}

/** How much is wrong, and where: mistakes, warnings, and apart from them what is not known yet. */
export function ProblemsButton() {
  const w = useWords();
  const language = useLanguage();
  const editor = useEditor();
  const { show } = useView();
  const { state } = useSnapshot();
  const failure = useStanding('failure');
  const problems = state?.problems ?? [];
  const of = (kind: (typeof kinds)[number]) => problems.filter((problem) => problem.kind === kind);
  const worst = kinds.find((kind) => of(kind).length > 0);
  const jump = ({ at }: PlacedProblem) => {
    editor.jump(at);
    show({ part: 'panel' });
  };
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
                      {of(kind).map((problem) => (
                        <Problem
                          key={`${problem.code} ${problem.place} ${problem.line}`}
                          problem={problem}
                          onJump={() => {
                            close();
                            jump(problem);
                          }}
                        />
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
