import { css } from '@linaria/core';
import { useId } from 'react';
import type { ImportClashText } from '../../document/protocol-import.ts';
import { Place } from '../parts/sentence.tsx';
import { count, useLanguage, useWords } from '../words/words.tsx';

const list = css`
  && {
    gap: 0.75rem;
  }

  & label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0.125rem 0.5rem;
    align-items: baseline;
    overflow-wrap: anywhere;
  }

  & bdi,
  & small {
    grid-column: 2;
  }
`;

type Side = 'mine' | 'theirs';

interface ClashProps {
  clash: ImportClashText;
  takes: Side;
  onTake: (side: Side) => void;
}

function Clash({ clash, takes, onTake }: ClashProps) {
  const { importing: w } = useWords();
  const name = useId();
  return (
    <fieldset>
      <legend>
        <Place where={clash.where} />
      </legend>
      {(['mine', 'theirs'] as const).map((side) => (
        <label key={side}>
          <input type="radio" name={name} checked={takes === side} onChange={() => onTake(side)} />
          <span>{w[side]}</span>
          {clash[side] === null ? <small>{w.deleted}</small> : <bdi dir="auto">{clash[side]}</bdi>}
        </label>
      ))}
    </fieldset>
  );
}

interface ClashChoicesProps {
  clashes: readonly ImportClashText[];
  takes: readonly Side[];
  onTake: (index: number, side: Side) => void;
}

/** Places that changed both here and in the old site, each with a choice. */
export function ClashChoices({ clashes, takes, onTake }: ClashChoicesProps) {
  const { importing: w } = useWords();
  const language = useLanguage();
  if (clashes.length === 0) return null;
  return (
    <>
      <p>{count(w.clashes, clashes.length, language)}</p>
      <ul className={list}>
        {clashes.map((clash, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the identity of a clash
          <li key={index}>
            <Clash clash={clash} takes={takes[index] ?? 'mine'} onTake={(side) => onTake(index, side)} />
          </li>
        ))}
      </ul>
    </>
  );
}
