import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { Drawing } from '../../../editor/app/parts/drawing.tsx';
import type { DrawingName } from '../../../editor/app/parts/drawings.ts';

const empty = css`
  display: grid;
  gap: 0.75rem;
  justify-items: center;
  padding: 2.5rem 1.25rem;
  color: var(--soft);
  text-align: center;
  border: 1px dashed var(--control);
  border-radius: 0.75rem;

  &[data-plain] {
    padding-block: 1.25rem;
    border: 0;
  }

  & > p {
    max-inline-size: 28rem;
    text-wrap: balance;
  }
`;

interface EmptyProps {
  drawing: DrawingName;
  words: string;
  /** Without a border, within a card. */
  isPlain?: boolean;
  /** What one can do instead. */
  children?: ReactNode;
}

/** Place of a list without entries: why it is empty, and what would appear. */
export function Empty({ drawing, words, isPlain, children }: EmptyProps) {
  return (
    <div className={empty} data-plain={isPlain ? '' : undefined}>
      <Drawing name={drawing} size={32} />
      <p>{words}</p>
      {children}
    </div>
  );
}
