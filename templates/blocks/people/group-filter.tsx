import { css } from '@linaria/core';
import { useLabelsOf, useUniqueId } from '../../page/render-context.tsx';
import { mostGroups } from './groups.ts';
import type { labels } from './labels.ts';

const rules = Array.from(
  { length: mostGroups },
  (_, index) => `&:has(> * [value='${index + 1}']:checked) li:not([data-groups~='${index + 1}']) { display: none; }`,
).join('\n');

/** Around the filter and the people: what is chosen shows those who are in it, by styles alone. */
export const filtered = css`
  ${rules}
`;

const chips = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-block-end: var(--space-5);
  border: 0;
  min-inline-size: 0;

  & legend {
    padding: 0;
    margin-block-end: var(--space-2);
    font-size: var(--text-sm);
    color: var(--ink-soft);
  }
  & label {
    position: relative;
    display: grid;
    align-items: center;
    min-block-size: 2.75rem;
    padding: 0.375rem 1.125rem;
    font-size: var(--text-sm);
    line-height: 1.6;
    color: var(--ink);
    background: var(--surface);
    border: var(--line);
    border-radius: 2rem;
    cursor: pointer;
    transition: color var(--quick), background-color var(--quick);
  }
  & label:hover {
    background: var(--tint-soft);
  }
  & label:has(:checked) {
    color: var(--on-brand);
    background: var(--brand);
    border-color: var(--brand);
  }
  & label:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
  }
  & input {
    position: absolute;
    /* Its border too. */
    inset: -1px;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  @media (forced-colors: active) {
    & label:has(:checked) {
      color: HighlightText;
      background: Highlight;
      forced-color-adjust: none;
    }
  }
  @media print {
    display: none;
  }
`;

interface GroupFilterProps {
  /** What the groups are: departments, roles. */
  label: string;
  groups: readonly string[];
}

/** Chooses one of the groups of people, or all: radio buttons, of which the styles know which is on. No script. */
export function GroupFilter({ label, groups }: GroupFilterProps) {
  const { all } = useLabelsOf<typeof labels>('people');
  const name = useUniqueId('groups');
  return (
    <fieldset className={chips}>
      <legend>{label}</legend>
      {[all, ...groups].map((group, index) => (
        <label key={group}>
          <input type="radio" name={name} value={index} defaultChecked={index === 0} />
          {group}
        </label>
      ))}
    </fieldset>
  );
}
