import { css } from '@linaria/core';
import type { ReactNode } from 'react';
import { useUniqueId } from '../model/page/render-context.tsx';
import { type Filterable, firstTag, groupsWith, type ListFilter, mostGroups } from './filter-terms.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const isOn = (number: number) => `&:has(> * [value='${number}']:checked)`;

const rules = [
  ...numbers(2 * mostGroups).map(
    (number) =>
      `${isOn(number)} :is(li, section):not([data-groups~='${number}'], :has([data-groups~='${number}'])) { display: none; }`,
  ),
  // Hides groups without any item that has the tag.
  ...numbers(mostGroups).map(
    (number) => `${isOn(number)}:has([data-with]:not([data-with~='${number}']) > :checked) > p { display: block; }`,
  ),
].join('\n');

/** Container of filters and list: CSS (`:has()`) shows the chosen items; sections hide with all of their items. */
const filtered = css`
  & > p {
    display: none;
    color: var(--ink-soft);
  }
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

interface ChipsProps {
  /** Label of the names, e.g. departments or years. */
  label: string;
  /** Label of the option that shows all. */
  all: string;
  names: readonly string[];
  /** Number of the first name. */
  first: number;
  /** Numbers of the groups that have items with this number. */
  groupsOf?: (number: number) => number[];
}

/** Radio buttons for one of several names, or all; CSS reads which is checked. No script. */
function Chips({ label, all, names, first, groupsOf }: ChipsProps) {
  const name = useUniqueId('groups');
  return (
    <fieldset className={chips}>
      <legend>{label}</legend>
      <label>
        <input type="radio" name={name} value={0} defaultChecked />
        {all}
      </label>
      {names.map((one, index) => (
        <label key={one} data-with={groupsOf?.(first + index).join(' ')}>
          <input type="radio" name={name} value={first + index} />
          {one}
        </label>
      ))}
    </fieldset>
  );
}

interface FilteredProps {
  filter: ListFilter;
  items: readonly Filterable[];
  /** Labels of groups and of tags. */
  names: { groups: string | undefined; tags: string | undefined };
  /** Texts for all items, and for an empty result. */
  words: { all: string; none: string };
  children: ReactNode;
}

/** List with its filters, if there is anything to choose. */
export function Filtered({ filter, items, names, words: { all, none }, children }: FilteredProps) {
  const { groups, tags } = filter;
  const isDouble = groups.length > 0 && tags.length > 0;
  if (groups.length + tags.length === 0) return children;
  return (
    <div className={filtered}>
      {groups.length > 0 && <Chips label={names.groups ?? ''} all={all} names={groups} first={1} />}
      {tags.length > 0 && (
        <Chips
          label={names.tags ?? ''}
          all={all}
          names={tags}
          first={firstTag}
          {...(isDouble && { groupsOf: (tag: number) => groupsWith(tag, items, filter) })}
        />
      )}
      {children}
      {isDouble && <p role="status">{none}</p>}
    </div>
  );
}
