import { css } from '@linaria/core';
import { type ToggleEvent, useEffect, useRef, useState } from 'react';
import type { InHtml } from '../../islands/in-html.ts';
import { Slot } from '../../islands/slot.tsx';
import { iconImage, maskedIcon } from '../../parts/icon-mask.ts';
import { headerFolded, headerUnfolded, menuFolded } from '../../theme/tokens.ts';

const toggle = css`
  display: none;

  @container ${headerFolded} {
    @supports selector(:popover-open) {
      display: grid;
      place-items: center;
      inline-size: 3rem;
      block-size: 3rem;
      margin-inline-start: auto;
      padding: 0;
      border: 1.5px solid var(--rule);
      border-radius: var(--radius-sm);
      color: var(--brand-ink);
      background: var(--surface);
    }
  }
  &:hover {
    border-color: var(--brand-ink);
  }
  &::before {
    ${maskedIcon('menu', 24, 'ButtonText')}
  }
  &:has(+ :popover-open)::before {
    mask-image: ${iconImage('close')};
  }
`;

const panel = css`
  &[popover] {
    position: static;
    display: block;
    inline-size: auto;
    block-size: auto;
    margin: 0;
    padding: 0;
    border: 0;
    color: inherit;
    background: none;
    overflow: visible;
    flex: 1;
  }
  @container ${headerFolded} {
    @supports selector(:popover-open) {
      &[popover] {
        position: fixed;
        inset-block: var(--header-height) auto;
        inset-inline: 0;
        inline-size: 100%;
        max-block-size: calc(100dvh - var(--header-height));
        overflow-y: auto;
        padding: var(--space-4) var(--gutter) var(--space-6);
        background: var(--surface);
        border-block-end: var(--line);
        box-shadow: var(--shadow-md);
      }
      &[popover]:not(:popover-open) {
        display: none;
      }
    }
  }
  @container ${headerUnfolded} {
    &[popover] {
      display: block;
    }
  }
`;

export interface MenuProps {
  id: string;
  navigationLabel: string;
  openLabel: string;
  closeLabel: string;
}

const button = (island: HTMLElement) => island.querySelector('button');

export const inHtml: InHtml<MenuProps> = {
  id: (island) => button(island)?.getAttribute('popovertarget') ?? '',
  openLabel: (island) => button(island)?.ariaLabel ?? '',
  closeLabel: (island) => button(island)?.dataset.close ?? '',
  navigationLabel: (island) => island.querySelector('nav')?.ariaLabel ?? '',
};

/**
 * Menu button and navigation. The browser itself opens and closes the popover and speaks its state, also without scripts;
 * React changes the name of the button, and gives the focus back after Escape, as the pattern asks.
 * https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/
 */
export function Island({ id, navigationLabel, openLabel, closeLabel }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const menu = document.getElementById(id);
    setOpen(menu?.matches(':popover-open') ?? false);
    const folded = matchMedia(menuFolded);
    const unfold = () => menu?.hidePopover();
    folded.addEventListener('change', unfold);
    return () => folded.removeEventListener('change', unfold);
  }, [id]);

  const followState = (event: ToggleEvent<HTMLElement>) => {
    setOpen(event.newState === 'open');
    // The browser gives the focus back only when it was inside; after Escape on the page it would be lost.
    if (event.newState === 'closed' && event.currentTarget.contains(document.activeElement)) button.current?.focus();
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        className={toggle}
        popoverTarget={id}
        aria-controls={id}
        aria-label={isOpen ? closeLabel : openLabel}
        data-close={closeLabel}
      />
      <Slot
        as="nav"
        name="navigation"
        id={id}
        popover=""
        className={panel}
        aria-label={navigationLabel}
        onBeforeToggle={followState}
      />
    </>
  );
}
