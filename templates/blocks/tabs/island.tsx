import { css } from '@linaria/core';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { tabId } from '../../model/page/ids.ts';
import type { InHtml } from '../../runtime/islands/in-html.ts';
import { Slot } from '../../runtime/islands/slot.tsx';
import { from } from '../../theme/tokens.ts';

const tabs = css`
  /* Before React arrives a tab is a link to its panel: the target is shown even if no script ever comes. */
  @media (scripting: enabled) {
    & > [data-closed],
    &:not([data-live]):has(> :target) > [role='tabpanel'] {
      display: none;
    }
    &:not([data-live]) > [role='tabpanel']:target {
      display: block;
      content-visibility: visible;
    }
  }
  & > [role='tablist'] {
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
  }
  & > [role='tabpanel'] {
    position: relative;
    container-type: inline-size;
    border-radius: var(--radius-lg);

    /* Who follows a link to a panel sees the heading and the tabs above it too; who comes with the keyboard, all of the panel. */
    &:target {
      scroll-margin-block-start: 12.5rem;
    }

    /* A bar instead of a frame as large as the panel. */
    &:focus-visible {
      outline: none;
      box-shadow: none;
    }
    &:focus-visible::before {
      content: '';
      position: absolute;
      inset-block-start: -0.5rem;
      inset-inline: var(--radius-lg);
      outline: 2px solid var(--focus);
    }
    @media (scripting: none) {
      margin-block-end: var(--space-5);
    }
    @media print {
      display: block !important;
      container-type: normal;
      content-visibility: visible !important;
      margin-block-end: var(--space-4);
    }
  }
`;

/** As many tabs as can be marked before React arrives, when a link leads to their panels. */
const places = [1, 2, 3, 4, 5, 6, 7, 8];

/** The tab that is marked: the selected one, or before React arrives the one whose panel is the target. */
const marked = [
  ...['[data-live]', ':not(:has(> :target))'].map((root) => `${root} > * > &[aria-selected='true']`),
  ...places.map((n) => `:not([data-live]):has(> :nth-child(${n + 1}):target) > * > &:nth-child(${n})`),
].join(', ');

const tab = css`
  --icon: var(--brand-ink);
  --marked-ink: var(--on-brand);
  --marked-ground: var(--brand);

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
    color: var(--icon);
  }
  &:hover {
    background: var(--tint-soft);
  }
  ${marked} {
    --icon: currentColor;
    color: var(--marked-ink);
    background: var(--marked-ground);
    forced-color-adjust: none;
  }
  & > span {
    display: contents;
  }
  @media (forced-colors: active) {
    --marked-ink: HighlightText;
    --marked-ground: Highlight;
    --icon: currentColor;
  }
`;

interface TabsProps {
  label: string;
  /** Ids of the tabs, in order; panels and slots are named after them. */
  ids: string[];
}

export const inHtml: InHtml<TabsProps> = {
  label: (island) => island.querySelector('[role="tablist"]')?.ariaLabel ?? '',
  ids: (island) => [...island.querySelectorAll('[role="tab"]')].map((one) => one.getAttribute('href')?.slice(1) ?? ''),
};

/** Whether the browser's own search finds what is closed, and says so. */
const findsClosed = () => 'onbeforematch' in document.body;

/** Closes a panel: for the eye and assistive technology, not for the browser's search where that can open it. */
function close(panel: HTMLElement): void {
  panel.ariaHidden = 'true';
  if (findsClosed()) panel.setAttribute('hidden', 'until-found');
  else panel.dataset.closed = '';
}

function open(panel: HTMLElement): void {
  for (const name of ['aria-hidden', 'hidden', 'data-closed']) panel.removeAttribute(name);
}

const isOpen = (panel: HTMLElement) => !panel.matches('[hidden], [data-closed]');

const panelsOf = (ids: string[]) => ids.flatMap((id) => document.getElementById(id) ?? []);

/**
 * Tabs with roving focus and automatic activation: arrows follow the direction of writing, Home and End go to the ends.
 * https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 * The address names the chosen panel, so that Back, a reload and whoever is sent the address show it. A choice is no step
 * of its own: Back leads to the page before.
 */
export function Island({ label, ids }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState(0);
  const [isLive, setLive] = useState(false);

  useEffect(() => {
    const panels = panelsOf(ids);
    const show = (index: number) => index !== -1 && setSelected(index);
    // An address without a name means the first panel; one that names something else changes nothing.
    const follow = () => show(location.hash ? ids.indexOf(location.hash.slice(1)) : 0);
    const find = ({ target }: Event) => show(panels.indexOf(target as HTMLElement));
    // What a link or the browser's search opened before this code arrived stays open.
    show(panels.findLastIndex((panel, index) => index > 0 && isOpen(panel)));
    if (location.hash) follow();
    setLive(true);
    const listening = new AbortController();
    addEventListener('hashchange', follow, listening);
    for (const panel of panels) panel.addEventListener('beforematch', find, listening);
    return () => listening.abort();
  }, [ids]);

  // The browser opens panels by itself: what each is follows from the state, not from what it was.
  useLayoutEffect(() => {
    if (isLive) for (const [index, panel] of panelsOf(ids).entries()) (index === selected ? open : close)(panel);
  }, [ids, isLive, selected]);

  const select = (index: number) => {
    setSelected(index);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
    try {
      history.replaceState(history.state, '', `#${ids[index]}`);
      // Back to this place, not to the top of the page.
      history.scrollRestoration = 'auto';
    } catch {
      // Browsers refuse hundreds of changes in a row, such as by a key held down: the panel is shown all the same.
    }
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
      <div ref={list} role="tablist" aria-label={label}>
        {ids.map((id, index) => (
          <a
            key={id}
            className={tab}
            role="tab"
            data-replay=""
            id={tabId(id)}
            href={`#${id}`}
            // For those who come to a tab, with whom this code comes; `href` says it before.
            aria-controls={isLive ? id : undefined}
            // False is what a tab is that says nothing (WAI-ARIA 1.2, tab).
            aria-selected={index === selected || (isLive ? false : undefined)}
            // Until the arrows work, each is a tab stop.
            tabIndex={isLive ? (index === selected ? 0 : -1) : undefined}
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
          role="tabpanel"
          tabIndex={isLive && index === selected ? 0 : undefined}
          aria-labelledby={tabId(id)}
          data-closed={index === 0 ? undefined : ''}
        />
      ))}
    </div>
  );
}
