import { css } from '@linaria/core';
import { useLabels } from '../model/page/render-context.tsx';

const waiting = css`
  & > span {
    position: fixed;
    inset-block-end: 0;
    inset-inline-start: 0;
    padding: var(--space-2) var(--space-4);
    color: var(--on-ground);
    background: var(--ground-deep);
    /* Also where motion is reduced: what comes within a moment says nothing. */
    animation: reveal var(--calm) 400ms backwards !important;
  }
  body:has([aria-busy='true']) & > span {
    display: block !important;
  }
`;

/** Loading message, shown by CSS only after a delay. */
export function LoadingStatus() {
  return (
    <p className={waiting} aria-live="polite">
      <span hidden>{useLabels().loading}</span>
    </p>
  );
}
