import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { useRenderContext, useThemeOptions } from '../../../../model/page/render-context.tsx';
import { container } from '../../../../theme/base.ts';
import { from } from '../../../../theme/tokens.ts';

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

/* Between two rules as thick as the lines of buttons. Heading and text follow the section heads of the site. */
const ruled = css`
  & > div > div {
    padding-block: clamp(1.75rem, 1.25rem + 2vw, 3.5rem);
    border-block: var(--button-line, 2px) solid var(--brand-ink);
  }
  & h2 {
    max-inline-size: 24em;
    font-size: var(--text-3xl);
  }
  &[data-heads='centred'] > div > div {
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
    text-align: center;

    & > div {
      display: grid;
      justify-items: center;
    }
    & > p {
      justify-content: center;
    }
  }
  @media ${from.large} {
    &[data-heads='side'] > div > div {
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
        font-size: var(--text-lg);
        line-height: 1.6;
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

/** Line on the page background; between rules, except on pages with a layout. */
export function Line({ id, role, children }: LineProps) {
  const { layout } = useRenderContext();
  const { heads } = useThemeOptions();
  return (
    <section
      id={id}
      className={layout ? line : `${line} ${ruled}`}
      data-part="call"
      data-own-tone={layout ? undefined : ''}
      data-heads={layout ? undefined : heads}
      data-role={role}
    >
      <div className={container}>
        <div>{children}</div>
      </div>
    </section>
  );
}
