import { css } from '@linaria/core';
import type { InlineText } from '../model/planned/values.ts';
import { inline, wordsOf } from './inline.tsx';

const prose = css`
  display: grid;
  gap: var(--space-3);
  max-inline-size: var(--measure);
  color: var(--ink-soft);

  &[data-dark] {
    color: var(--on-ground-soft);
  }
`;

/** Paragraphs at a readable measure. */
export function Prose({ paragraphs, dark }: { paragraphs: InlineText[]; dark?: boolean }) {
  return (
    <div className={prose} data-dark={dark || undefined}>
      {paragraphs.map((paragraph) => (
        <p key={wordsOf(paragraph)}>{inline(paragraph)}</p>
      ))}
    </div>
  );
}
