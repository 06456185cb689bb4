import { css } from '@linaria/core';
import { Icon } from '../../components/icon.tsx';
import { inline } from '../../components/inline.tsx';
import type { InlineText } from '../../model/planned/values.ts';

const button = css`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  min-block-size: 2.75rem;
  margin: -0.5rem;
  padding: 0.25rem 0.5rem;
  border: 0;
  border-radius: var(--radius-sm);
  font-weight: inherit;
  text-align: start;
  color: inherit;
  background: none;

  &:hover {
    background: var(--tint-soft);
  }
  & > svg {
    flex: none;
  }
  th[aria-sort='none'] & > :last-child,
  th:not([aria-sort='none']) & > :first-of-type {
    display: none;
  }
  th[aria-sort='ascending'] & > :last-child {
    rotate: 180deg;
  }
  /* Without scripts nothing sorts. */
  @media (scripting: none) {
    pointer-events: none;

    & > svg {
      display: none !important;
    }
  }
  @media print {
    & > svg {
      display: none !important;
    }
  }
`;

/** Sort button of a column heading: two arrows until it sorts, then the arrow of the direction. */
export function SortButton({ label }: { label: InlineText }) {
  return (
    <button type="button" className={button}>
      {inline(label)}
      <Icon name="sort" size={16} />
      <Icon name="chevron-down" size={16} />
    </button>
  );
}
