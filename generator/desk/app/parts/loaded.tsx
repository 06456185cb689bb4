import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { button, row } from '../../../editor/app/style/controls.ts';
import { useErrorSentence } from '../data/use-action.ts';
import type { Loading } from '../data/use-answer.ts';
import { useWords } from '../words/words.tsx';
import { Problem } from './problem.tsx';

const waiting = css`
  padding-block: 1.5rem;
  color: var(--soft);

  /* What answers quickly shows no intermediate state. */
  @media (prefers-reduced-motion: no-preference) {
    animation: appear 120ms 250ms both;
  }

  @keyframes appear {
    from {
      opacity: 0;
    }
  }
`;

interface LoadedProps<Answer> {
  from: Loading<Answer>;
  children: (answer: Answer) => ReactNode;
}

/** Shows an answer once it is there, and what went wrong, with a way to ask again. */
export function Loaded<Answer>({ from: { data, error, reload }, children }: LoadedProps<Answer>) {
  const w = useWords();
  const sentence = useErrorSentence();
  return (
    <>
      {error === undefined ? null : (
        <div className={row}>
          <Problem words={sentence(error)} />
          <Button className={button} onPress={() => reload()}>
            {w.retry}
          </Button>
        </div>
      )}
      {data === undefined && error === undefined ? <p className={waiting}>{w.loading}</p> : null}
      {data === undefined ? null : children(data)}
    </>
  );
}
