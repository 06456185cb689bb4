import { css } from '@linaria/core';
import { type CSSProperties, useState, useSyncExternalStore } from 'react';
import { readWidths, type SideWidths, sideLimits, widthAfter, widthAt } from '../model/side-widths.ts';
import { useWords } from '../words/words.tsx';
import type { SidePart } from './view.ts';

const line = css`
  position: absolute;
  inset-block: 0;
  z-index: 3;
  inline-size: 0.5rem;
  cursor: col-resize;
  touch-action: none;

  &[data-beside="outline"] {
    inset-inline-start: calc(var(--outline-width) - 0.25rem);
  }

  &[data-beside="panel"] {
    inset-inline-end: calc(var(--panel-width) - 0.25rem);
  }

  &:hover,
  &:focus-visible {
    background: var(--focus);
    outline: none;
  }
`;

const key = 'edit_widths';
const small = '(max-width: 90rem)';

const subscribe = (listener: () => void) => {
  const query = matchMedia(small);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** If storage is unavailable or full, the widths last until the page is closed. */
function storeWidths(widths: SideWidths): void {
  try {
    localStorage.setItem(key, JSON.stringify(widths));
  } catch {}
}

function storedWidths(): SideWidths {
  try {
    return readWidths(localStorage.getItem(key));
  } catch {
    return {};
  }
}

/** Widths of the side panels: stored values, or defaults for the window's width. */
export function useSideWidths() {
  const [chosen, setChosen] = useState(storedWidths);
  const isSmall = useSyncExternalStore(subscribe, () => matchMedia(small).matches);
  const widths = { outline: isSmall ? 14 : 17, panel: isSmall ? 19 : 22, ...chosen };
  const style: CSSProperties & Record<`--${SidePart}-width`, string> = {
    // Side panels never cover the whole window.
    '--outline-width': `min(${widths.outline}rem, 35%)`,
    '--panel-width': `min(${widths.panel}rem, 40%)`,
  };
  const setWidth = (part: SidePart, width: number | undefined) => {
    const { [part]: _, ...others } = chosen;
    const next = width === undefined ? others : { ...others, [part]: width };
    setChosen(next);
    storeWidths(next);
  };
  return { widths, style, setWidth };
}

interface DividerProps {
  part: SidePart;
  /** In rem. */
  width: number;
  /** `undefined` restores the default width. */
  onWidth: (width: number | undefined) => void;
}

/** Splitter between the page and a side panel. https://www.w3.org/WAI/ARIA/apg/patterns/windowsplitter/ */
export function Divider({ part, width, onWidth }: DividerProps) {
  const w = useWords();
  const isRtl = document.dir === 'rtl';
  const isAtLeft = (part === 'outline') !== isRtl;
  const drag = ({ clientX, currentTarget, pointerId }: React.PointerEvent) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    onWidth(widthAt(isAtLeft ? clientX : innerWidth - clientX, rem));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a movable splitter is no `hr`
    <div
      className={line}
      role="separator"
      tabIndex={0}
      data-beside={part}
      aria-orientation="vertical"
      aria-label={w.bar.widthOf[part]}
      aria-valuenow={width}
      aria-valuemin={sideLimits.least}
      aria-valuemax={sideLimits.most}
      onKeyDown={(event) => {
        const next = widthAfter(event.key, width, isAtLeft);
        if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        onWidth(next);
      }}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={drag}
      onDoubleClick={() => onWidth(undefined)}
    />
  );
}
