import { css } from '@linaria/core';
import type { ReactNode } from 'react';

const badge = css`
  display: inline-block;
  padding: 0.0625rem 0.5rem;
  font-size: 0.8125rem;
  color: var(--soft);
  white-space: nowrap;
  background: var(--sunken);
  border: 1px solid var(--hairline);
  border-radius: 1rem;

  &[data-tone="good"] {
    color: var(--accent);
    background: var(--accent-wash);
    border-color: transparent;
  }

  &[data-tone="warning"] {
    color: var(--warning);
    background: var(--warning-wash);
    border-color: transparent;
  }

  &[data-tone="bad"] {
    color: var(--error);
    background: var(--error-wash);
    border-color: transparent;
  }
`;

export type Tone = 'plain' | 'good' | 'warning' | 'bad';

/** State in a word. */
export function Badge({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={badge} data-tone={tone}>
      {children}
    </span>
  );
}
