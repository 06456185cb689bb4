import { css } from '@linaria/core';
import { type KeyboardEvent, memo, useId } from 'react';
import type { FoundPart, Occurrence } from '../../document/protocol-replacing.ts';
import { idsIn, isReplaceable } from '../model/chosen-occurrences.ts';
import type { Path } from '../model/places.ts';
import { Place } from '../parts/sentence.tsx';
import { fill, useWords } from '../words/words.tsx';
import type { Replacing } from './use-replacing.ts';

const list = css`
  display: grid;
  gap: 0.75rem;

  & > li {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 6rem;
  }

  & label {
    display: flex;
    align-items: baseline;
    gap: 0.5rem;
    font-weight: 600;
  }

  & > li > ul > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: baseline;
    gap: 0.5rem;
    padding-block: 0.125rem;
  }

  & button {
    display: grid;
    padding: 0.25rem 0.375rem;
    text-align: start;
    background: none;
    border: 0;
    border-radius: 0.375rem;
  }

  & button:hover {
    background: var(--accent-wash);
  }

  & small {
    font-size: 0.75rem;
    color: var(--soft);
  }

  & small[data-wrong] {
    color: var(--error);
  }

  & mark {
    font-weight: 600;
    color: inherit;
    background: var(--warning-wash);
    border-radius: 0.125rem;
    box-shadow: 0 0 0 1px var(--warning);
  }

  & [data-left] mark {
    background: none;
    box-shadow: none;
  }
`;

interface RowProps {
  occurrence: Occurrence;
  isChosen: boolean;
  onChoose: Replacing['choose'];
  onJump: (at: Path) => void;
}

const Row = memo(function Row({ occurrence, isChosen, onChoose, onJump }: RowProps) {
  const { replacing: w } = useWords();
  const id = useId();
  const { at, where, before, found, after, language, obstacle } = occurrence;
  const isFree = isReplaceable(occurrence);
  return (
    <li data-left={isChosen && isFree ? undefined : ''}>
      <input
        type="checkbox"
        aria-labelledby={id}
        checked={isChosen && isFree}
        disabled={!isFree}
        onChange={({ target }) => onChoose([occurrence.id], target.checked)}
      />
      <button type="button" id={id} onClick={() => onJump(at)}>
        <small>
          <Place where={where} />
        </small>
        <span dir="auto" lang={language}>
          {before}
          <mark>{found}</mark>
          {after}
        </span>
        {obstacle ? <small data-wrong="">{w.obstacles[obstacle]}</small> : null}
      </button>
    </li>
  );
});

/** Arrow keys move between rows, on their buttons or check boxes. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const target = event.target as HTMLElement;
  if (step === undefined) return;
  const name = target.localName === 'button' ? 'button' : 'input:enabled';
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(name)];
  const next = all[all.indexOf(target) + step];
  event.preventDefault();
  next?.focus();
}

interface OccurrenceListProps {
  replacing: Replacing;
  onJump: (at: Path) => void;
}

function Part({ part, replacing, onJump }: OccurrenceListProps & { part: FoundPart }) {
  const { replacing: w } = useWords();
  const { without, choose } = replacing;
  const ids = idsIn(part);
  const chosen = ids.filter((id) => !without.has(id)).length;
  return (
    <li>
      <label>
        <input
          type="checkbox"
          aria-label={fill(w.wholePart, { title: part.title })}
          checked={ids.length > 0 && chosen === ids.length}
          disabled={ids.length === 0}
          ref={(box) => {
            if (box) box.indeterminate = chosen > 0 && chosen < ids.length;
          }}
          onChange={({ target }) => choose(ids, target.checked)}
        />
        <bdi>{part.title}</bdi>
      </label>
      <ul>
        {part.occurrences.map((occurrence) => (
          <Row
            key={occurrence.id}
            occurrence={occurrence}
            isChosen={!without.has(occurrence.id)}
            onChoose={choose}
            onJump={onJump}
          />
        ))}
      </ul>
    </li>
  );
}

/** Occurrences by page, each with its context and a check box. */
export function OccurrenceList({ replacing, onJump }: OccurrenceListProps) {
  const { replacing: w } = useWords();
  return (
    <ul className={list} aria-label={w.results} onKeyDown={moveFocus}>
      {replacing.shown?.parts.map((part) => (
        <Part key={part.id} part={part} replacing={replacing} onJump={onJump} />
      ))}
    </ul>
  );
}
