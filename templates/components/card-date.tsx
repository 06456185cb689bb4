import { css } from '@linaria/core';
import type { PlannedDate } from '../model/planned/values.ts';

const second = css`
  display: block;
  font-size: var(--text-xs);
  font-weight: 400;
  color: var(--ink-soft);
`;

/** Styles of the line with the date and its icon: dates are never broken, so that a narrow card has no room for the icon. */
export const narrowDate = `
  @container (max-width: 12rem) {
    font-size: min(var(--text-sm), 7.5cqi);

    & > svg {
      display: none;
    }
  }
`;

/** Date of a card; the date in the second calendar is on a line below. */
export function CardDate({ date: { iso, text, parts } }: { date: PlannedDate }) {
  return (
    <time dateTime={iso}>
      {parts?.[0] ?? text}
      {parts && <small className={second}>{parts[1]}</small>}
    </time>
  );
}
