import { css } from '@linaria/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Slot } from '../../islands/slot.tsx';
import { tabId } from '../../layout/ids.ts';
import { from } from '../../theme/tokens.ts';

const tabs = css`
  /* Before React arrives a tab is a link to its panel: the target is shown even if no script ever comes. */
  @media (scripting: enabled) {
    &:has(> [role='tabpanel']:target):not([data-live]) > [role='tabpanel']:not(:target),
    &:not([data-live]):not(:has(> [role='tabpanel']:target)) > [role='tabpanel']:not([data-selected='true']),
    &[data-live] > [role='tabpanel']:not([data-selected='true']) {
      display: none;
    }
  }
`;

const tablist = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 5.75rem), 1fr));
  gap: var(--space-1);
  margin-block-end: var(--space-4);
  padding: var(--space-1);
  background: var(--surface);
  border: var(--line);
  border-radius: var(--radius-md);

  @media ${from.medium} {
    display: inline-flex;
    flex-wrap: wrap;
  }

  @media (scripting: none) {
    display: none;
  }
  @media print {
    display: none;
  }
`;

const tab = css`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 0.25rem 0.625rem;
  min-block-size: 3.25rem;
  padding: 0.5rem;
  color: var(--ink);
  border: 1.5px solid transparent;
  border-radius: var(--radius-sm);
  font-size: var(--text-sm);
  font-weight: 500;
  line-height: 1.4;
  text-align: center;
  text-decoration: none;

  @media ${from.medium} {
    flex-direction: row;
    padding-inline: 1.25rem;
    font-size: inherit;
  }
  transition: color var(--quick), background-color var(--quick);

  & svg {
    color: var(--brand-ink);
  }
  &:hover {
    background: var(--tint-soft);
  }
  &[aria-selected='true'] {
    color: var(--on-brand);
    background: var(--brand);
  }
  &[aria-selected='true'] svg {
    color: inherit;
  }
  & > span {
    display: contents;
  }
  @media (forced-colors: active) {
    &[aria-selected='true'] {
      forced-color-adjust: none;
      color: HighlightText;
      background: Highlight;
    }
  }
`;

const panel = css`
  border-radius: var(--radius-lg);

  @media (scripting: none) {
    margin-block-end: var(--space-5);
  }
  @media print {
    display: block !important;
    margin-block-end: var(--space-4);
  }
`;

interface TabsProps {
  label: string;
  /** Ids of the tabs, in order; panels and slots are named after them. */
  ids: string[];
}

/**
 * Tabs with roving focus and automatic activation: arrows follow the direction of writing, Home and End go to the ends.
 * https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function Island({ label, ids }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState(0);
  const [isLive, setLive] = useState(false);

  // A link to a panel opens it, also later on.
  useEffect(() => {
    const follow = () => {
      const linked = ids.indexOf(location.hash.slice(1));
      if (linked !== -1) setSelected(linked);
    };
    follow();
    setLive(true);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [ids]);

  const select = (index: number) => {
    setSelected(index);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
    const back = isRtl ? 'ArrowRight' : 'ArrowLeft';
    const last = ids.length - 1;
    const targets: Record<string, number> = {
      [forward]: selected === last ? 0 : selected + 1,
      [back]: selected === 0 ? last : selected - 1,
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    if (event.key === ' ') event.preventDefault();
    if (target === undefined) return;
    event.preventDefault();
    select(target);
  };

  return (
    <div className={tabs} data-live={isLive || undefined}>
      <div ref={list} className={tablist} role="tablist" aria-label={label}>
        {ids.map((id, index) => (
          <a
            key={id}
            className={tab}
            role="tab"
            id={tabId(id)}
            href={`#${id}`}
            aria-controls={id}
            aria-selected={index === selected}
            tabIndex={index === selected ? 0 : -1}
            onKeyDown={onKeyDown}
            onClick={(event) => {
              // With a modifier the visitor wants the browser's own: a new tab, a new window.
              if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              select(index);
            }}
          >
            <Slot as="span" name={tabId(id)} />
          </a>
        ))}
      </div>
      {ids.map((id, index) => (
        <Slot
          key={id}
          name={id}
          id={id}
          className={panel}
          role="tabpanel"
          tabIndex={0}
          aria-labelledby={tabId(id)}
          data-selected={index === selected}
        />
      ))}
    </div>
  );
}
