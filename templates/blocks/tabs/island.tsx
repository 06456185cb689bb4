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

/** Largest number of tabs that can be marked before hydration, when a link targets their panels. */
const places = [1, 2, 3, 4, 5, 6, 7, 8];

/** The marked tab: the selected one or, before hydration, the one whose panel is `:target`. */
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
  /** Ids of the tabs in order; ids of panels and slots derive from them. */
  ids: string[];
}

export const inHtml: InHtml<TabsProps> = {
  label: (island) => island.querySelector('[role="tablist"]')?.ariaLabel ?? '',
  ids: (island) => [...island.querySelectorAll('[role="tab"]')].map((one) => one.getAttribute('href')?.slice(1) ?? ''),
};

/** Whether find-in-page can reveal closed panels (`beforematch`). */
const findsClosed = () => 'onbeforematch' in document.body;

/** Hides a panel; with `hidden="until-found"` where find-in-page can open it. */
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
 * Tabs with roving focus and automatic activation: arrow keys follow text direction, Home and End go to the ends.
 * https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ The URL fragment names the selected panel, so that Back, reload and shared
 * links show it. Selecting replaces the history entry: Back leads to the previous page.
 */
export function Island({ label, ids }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState(0);
  const [isLive, setLive] = useState(false);

  useEffect(() => {
    const panels = panelsOf(ids);
    const show = (index: number) => index !== -1 && setSelected(index);
    // An address without a fragment selects the first panel; an unknown fragment changes nothing.
    const follow = () => show(location.hash ? ids.indexOf(location.hash.slice(1)) : 0);
    const find = ({ target }: Event) => show(panels.indexOf(target as HTMLElement));
    // Keeps a panel that a link or find-in-page opened before this code loaded.
    show(panels.findLastIndex((panel, index) => index > 0 && isOpen(panel)));
    if (location.hash) follow();
    setLive(true);
    const listening = new AbortController();
    addEventListener('hashchange', follow, listening);
    for (const panel of panels) panel.addEventListener('beforematch', find, listening);
    return () => listening.abort();
  }, [ids]);

  // Browsers open panels by themselves, so each panel is set from the state, not toggled.
  useLayoutEffect(() => {
    if (isLive) for (const [index, panel] of panelsOf(ids).entries()) (index === selected ? open : close)(panel);
  }, [ids, isLive, selected]);

  const select = (index: number) => {
    setSelected(index);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
    try {
      history.replaceState(history.state, '', `#${ids[index]}`);
      // Restores the scroll position instead of going to the top.
      history.scrollRestoration = 'auto';
    } catch {
      // Browsers throttle hundreds of history changes in a row, e.g. while a key is held down: the panel is shown anyway.
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
            id={tabId(id)}
            href={`#${id}`}
            // Set after hydration only; `href` points to the panel before.
            aria-controls={isLive ? id : undefined}
            // Omitted means false (WAI-ARIA 1.2, tab).
            aria-selected={index === selected || (isLive ? false : undefined)}
            // Each tab is a tab stop until arrow keys work.
            tabIndex={isLive ? (index === selected ? 0 : -1) : undefined}
            onKeyDown={onKeyDown}
            onClick={(event) => {
              // With a modifier key the browser opens a new tab or window.
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
