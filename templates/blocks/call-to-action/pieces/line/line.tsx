import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { useRenderContext, useThemeOptions } from '../../../../model/page/render-context.tsx';
import { container } from '../../../../theme/base.ts';
import { from } from '../../../../theme/tokens.ts';
import { lineDrawing } from './drawing.ts';

const line = css`
  position: relative;
  padding-block: var(--section-space);

  & > div > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-5) var(--column-gap);
    align-items: center;

    @media ${from.large} {
      grid-template-columns: minmax(0, 1fr) auto;
    }
  }
  & h2 + p {
    max-inline-size: var(--measure);
    margin-block-start: var(--space-2);
    color: var(--ink-soft);
  }
  @media print {
    display: none;
  }
`;

/* Heading and text follow the section heads of the site; rules are as thick as the lines of buttons. */
const drawn = css`
  --call-rule: var(--button-line, 2px) solid var(--brand-ink);

  & > div > div {
    padding-block: clamp(1.75rem, 1.25rem + 2vw, 3.5rem);
  }
  & h2 {
    max-inline-size: 24em;
    font-size: var(--text-3xl);
  }
  &[data-drawing='ruled'] > div > div {
    border-block: var(--call-rule);
  }
  /* The button is a large link at the end of the last line, above a rule. */
  &[data-drawing='linked'] {
    & > div > div {
      align-items: end;
      padding-block-start: 0;
      border-block-end: var(--call-rule);
    }
    & a:first-child {
      --button-arrow: inline;
      min-block-size: 0;
      padding: 0.25rem 0;
      border: 0;
      font-size: var(--text-xl);
      color: var(--brand-ink);
      background: none;
      box-shadow: none;
    }
    & a:first-child::after {
      inline-size: 1em;
      block-size: 1em;
    }
    & a:first-child:hover {
      text-decoration: underline;
      text-underline-offset: 0.3em;
    }
  }
  /* Large words without rules. */
  &[data-drawing='plain'] {
    & > div > div {
      grid-template-columns: minmax(0, 1fr);
      justify-items: center;
      padding-block: 0;
      text-align: center;
    }
    & > div > div > div {
      display: grid;
      gap: var(--space-3);
      justify-items: center;
    }
    & h2 {
      max-inline-size: 18em;
      font-size: var(--text-4xl);
      line-height: calc(1.25 * var(--heading-leading, 1));
    }
    & h2 + p {
      font-size: var(--text-lg);
      line-height: 1.65;
      text-wrap: balance;
    }
    & > div > div > p {
      justify-content: center;
    }
  }
  /* Below a heavy rule, the text in the wide column. */
  &[data-drawing='topped'] > div > div {
    padding-block: clamp(1.25rem, 1rem + 1vw, 2rem) 0;
    border-block-start: max(0.375rem, var(--button-line, 2px)) solid var(--brand-ink);

    @media ${from.large} {
      grid-template-columns: minmax(0, 1fr) minmax(0, 2.1fr);
      align-items: start;

      & > div {
        display: contents;
      }
      & > div > * {
        grid-column: 1;
      }
      & > p {
        grid-column: 2;
      }
      & h2 {
        grid-row: span 2;
      }
      & h2 + p {
        grid-area: 1 / 2;
        margin: 0;
        font-size: var(--text-xl);
        line-height: 1.5;
        color: var(--ink);
      }
    }
  }
`;

interface LineProps {
  id?: string | undefined;
  /** Shown role of its heading. */
  role: string | undefined;
  /** Words, then buttons. */
  children: ReactNode;
}

/** Line on the page background, drawn as the section heads are; plain on pages with a layout. */
export function Line({ id, role, children }: LineProps) {
  const { layout } = useRenderContext();
  const theme = useThemeOptions();
  return (
    <section
      id={id}
      className={layout ? line : `${line} ${drawn}`}
      data-part="call"
      data-own-tone={layout ? undefined : ''}
      data-drawing={layout ? undefined : lineDrawing(theme)}
      data-role={role}
    >
      <div className={container}>
        <div>{children}</div>
      </div>
    </section>
  );
}
