import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { withMotif } from '../../../../components/motif.tsx';
import { container, deepGround } from '../../../../theme/base.ts';
import { from } from '../../../../theme/tokens.ts';

const band = css`
  padding-block: clamp(2rem, 1rem + 3vw, 4rem);

  @media print {
    display: none;
  }
`;

const corners = css`
  clip-path: var(--panel);

  &::after {
    content: '';
    position: absolute;
    inset: 0.625rem;
    pointer-events: none;
    background: var(--panel-fill, var(--accent));
    opacity: 0.5;
    clip-path: var(--panel-line);
  }
  @media (forced-colors: active) {
    clip-path: none;
    border: 1px solid CanvasText;
  }
`;

const panel = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5) var(--column-gap);
  align-items: center;
  padding: clamp(2.25rem, 1rem + 4vw, 4.5rem) min(8.5vw, clamp(2rem, 1rem + 4vw, 5rem));

  @media ${from.large} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
  & h2 {
    margin-block-end: var(--space-3);
  }
  & h2 + p {
    max-inline-size: var(--measure);
    color: var(--on-ground-soft);
  }
`;

interface BandProps {
  id?: string | undefined;
  /** Shown role of its heading. */
  role: string | undefined;
  /** Words, then buttons. */
  children: ReactNode;
}

/** Panel on a dark background, in the page column. */
export function Band({ id, role, children }: BandProps) {
  return (
    <section id={id} className={band} data-own-tone="" data-role={role}>
      <div className={container}>
        <div className={withMotif(`${deepGround} ${corners}`, 'start')}>
          <div className={panel}>{children}</div>
        </div>
      </div>
    </section>
  );
}
