import { css } from '@linaria/core';
import { Button } from 'react-aria-components';
import type { PlacedProblem } from '../../document/protocol-changes.ts';
import { useSnapshot } from '../store/use-editor.ts';
import { button, row } from '../style/controls.ts';
import { count, useLanguage, useWords } from '../words/words.tsx';
import { Problem } from './problems.tsx';
import { useView } from './view.ts';

const list = css`
  display: grid;
  gap: 0.5rem;

  & li {
    display: grid;
    gap: 0.375rem;
    padding: 0.75rem;
    background: var(--sunken);
    border-radius: var(--radius);
  }

  & strong {
    color: var(--error);
  }
`;

const useErrors = () => useSnapshot().state?.problems.filter(({ kind }) => kind === 'error') ?? [];

/** Whether the site may not be published as it is. */
export function useIsStopped(examples: readonly PlacedProblem[]): boolean {
  return useErrors().length > 0 || examples.length > 0;
}

interface ListProps {
  words: string;
  problems: readonly PlacedProblem[];
  onLeave: () => void;
}

function Stopping({ words, problems, onLeave }: ListProps) {
  if (problems.length === 0) return null;
  return (
    <>
      <strong>{words}</strong>
      <ul className={list}>
        {problems.map((problem) => (
          <Problem
            key={`${problem.code} ${problem.place} ${problem.line} ${problem.column}`}
            problem={problem}
            onLeave={onLeave}
            offered="placeholders"
          />
        ))}
      </ul>
    </>
  );
}

/** What prevents publishing, and what is provisional, each with a way to it. */
export function BeforePublishing({ examples, onLeave }: { examples: readonly PlacedProblem[]; onLeave: () => void }) {
  const { publish: w } = useWords();
  const language = useLanguage();
  const { show } = useView();
  const errors = useErrors();
  const all = useSnapshot().state?.problems ?? [];
  const samples = all.filter(({ kind, code }) => kind === 'placeholder' && code !== 'placeholder-url');
  if (errors.length + examples.length + samples.length === 0) return null;
  const review = () => {
    onLeave();
    show({ task: 'placeholders', isFromRemark: true });
  };
  return (
    <div className={list}>
      <h3>{w.checks}</h3>
      <Stopping words={count(w.errors, errors.length, language)} problems={errors} onLeave={onLeave} />
      <Stopping words={count(w.examples, examples.length, language)} problems={examples} onLeave={onLeave} />
      {samples.length > 0 ? (
        <div className={row}>
          <span>{count(w.samples, samples.length, language)}</span>
          <Button className={button} onPress={review}>
            {w.toSamples}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
