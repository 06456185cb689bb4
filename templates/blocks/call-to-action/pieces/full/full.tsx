import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { useHeroBackground } from '../../../../components/hero-background.ts';
import { Frieze, withMotif } from '../../../../components/motif.tsx';
import { useThemeOptions } from '../../../../model/page/render-context.tsx';
import { container, deepGround } from '../../../../theme/base.ts';
import { from } from '../../../../theme/tokens.ts';

const full = css`
  /* Words are above the motif. */
  & > div {
    position: relative;
  }
  & > div > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: clamp(1.5rem, 1rem + 1.5vw, 2.75rem) var(--column-gap);
    padding-block: clamp(3rem, 1.5rem + 7vw, 8.5rem);
    /* Below a motif that hangs from the edge. */
    padding-block-start: calc(clamp(2.5rem, 1rem + 7vw, 8rem) + var(--row-size, 0px));
  }
  & h2 {
    max-inline-size: 18em;
    font-size: var(--text-4xl);
    line-height: calc(1.25 * var(--heading-leading, 1));
  }
  & h2 + p {
    max-inline-size: var(--measure);
    font-size: var(--text-lg);
    line-height: 1.65;
    color: var(--on-ground-soft);
  }
  &[data-heads='centred'] > div > div {
    justify-items: center;
    text-align: center;

    & > div {
      display: grid;
      gap: var(--space-3);
      justify-items: center;
    }
    & > p {
      justify-content: center;
    }
  }
  &[data-heads='start'] > div > div {
    @media ${from.large} {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: end;
    }
    & > div {
      display: grid;
      gap: var(--space-4);
    }
    & h2 {
      max-inline-size: 16em;
    }
  }
  &[data-heads='side'] > div > div {
    align-items: center;

    & > div {
      display: grid;
      gap: inherit;
    }
    & h2 + p {
      padding-block-start: clamp(1.5rem, 1rem + 1.5vw, 2.75rem);
      border-block-start: 1px solid var(--ground-line);
    }
    @media ${from.large} {
      grid-template-columns: minmax(0, 1fr) auto;

      & > div {
        display: contents;
      }
      & > div > * {
        grid-column: 1 / -1;
      }
      & h2 + p {
        grid-column: 1;
        padding: 0;
        border: 0;
      }
      & h2 {
        padding-block-end: clamp(1.5rem, 1rem + 1.5vw, 2.75rem);
        border-block-end: 1px solid var(--ground-line);
        max-inline-size: none;
      }
    }
  }
  /* On sites with dark openings it is in the accent colour: a dark band would merge with figures and footer. */
  &[data-ground='deep'] {
    --fill: var(--accent);
    --type: var(--on-accent);
    --motif: var(--accent-hover);
    color: var(--type);
    background: var(--fill);

    & > div {
      --accent: var(--type);
      --accent-hover: var(--type);
      --on-accent: var(--fill);
      --on-ground: var(--type);
      --on-ground-soft: var(--type);
      --ground-line: var(--type);
      --ground-deep: var(--fill);
      --focus: var(--type);
      --focus-gap: var(--fill);
    }
  }
  /* On the background of the page. */
  &[data-ground='paper'] {
    border-block: var(--line);
  }
  @media (forced-colors: active) {
    border-block: 1px solid CanvasText;
  }
  @media print {
    display: none;
  }
`;

interface FullProps {
  id?: string | undefined;
  /** Shown role of its heading. */
  role: string | undefined;
  /** Words, then buttons. */
  children: ReactNode;
}

/** Band across the page on the background of openings, or in the accent colour if these are dark. */
export function Full({ id, role, children }: FullProps) {
  const { heads, opening } = useThemeOptions();
  const isDeep = opening === 'deep';
  return (
    <section
      id={id}
      className={withMotif(`${deepGround} ${full}`)}
      data-own-tone=""
      data-heads={heads}
      data-ground={opening}
      data-role={role}
      {...useHeroBackground(false)}
    >
      {!isDeep && <Frieze />}
      <div className={container}>
        <div>{children}</div>
      </div>
    </section>
  );
}
