import { css } from '@linaria/core';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { Slot } from '../../runtime/islands/slot.tsx';

const dialogClass = css`
  position: fixed;
  inset: 0;
  inline-size: 100%;
  max-inline-size: none;
  block-size: 100%;
  max-block-size: none;
  margin: 0;
  padding: var(--space-3) var(--gutter);
  border: 0;
  color: var(--on-ground);
  background: var(--ground-deep);

  &[open] {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr) auto;
    gap: var(--space-3);
  }
  :root:has(&[open]) {
    overflow: hidden;
  }
  @media print {
    display: none !important;
  }
`;

const stage = css`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  gap: var(--space-3);
  min-block-size: 0;
  touch-action: pan-y pinch-zoom;

  & img {
    grid-row: 1;
    inline-size: 100%;
    block-size: 100%;
    min-block-size: 0;
    aspect-ratio: auto;
    object-fit: contain;
    background: none;
    user-select: none;
  }
  & figcaption {
    --link: var(--on-ground);
    max-block-size: 30vh;
    overflow: auto;
    max-inline-size: var(--measure);
    margin-inline: auto;
    color: var(--on-ground);
    text-align: center;
  }
`;

const bar = css`
  display: flex;
  gap: var(--space-4);
  align-items: center;
  justify-content: center;
  font-size: var(--text-sm);

  &:first-child {
    justify-content: end;
  }
`;

const button = css`
  display: grid;
  place-items: center;
  inline-size: 3rem;
  block-size: 3rem;
  padding: 0;
  color: var(--on-ground);
  background: none;
  border: 1.5px solid var(--on-ground-soft);
  border-radius: 50%;
  transition: background-color var(--quick), color var(--quick);

  &:hover {
    color: var(--ground-deep);
    background: var(--on-ground);
  }
`;

/** Content of the dialog for a tile, cloned from the page so that nothing is sent twice. */
function wholeOf(tile: Element): Node[] {
  const picture = tile.querySelector('picture')?.cloneNode(true) as HTMLElement | undefined;
  for (const part of picture?.querySelectorAll('[sizes]') ?? []) part.setAttribute('sizes', '100vw');
  const image = picture?.querySelector('img');
  for (const name of ['class', 'loading', 'decoding', 'fetchpriority']) image?.removeAttribute(name);
  if (image) image.draggable = false;
  const caption = tile.querySelector('figcaption')?.cloneNode(true) as HTMLElement | undefined;
  caption?.removeAttribute('class');
  return [picture, caption].flatMap((node) => node ?? []);
}

/** Links of pictures, in document order. */
const linksIn = (root: Element | null) => [...(root?.querySelectorAll<HTMLAnchorElement>('figure > a') ?? [])];

/** Least horizontal distance of a swipe, in CSS pixels. */
const swipe = 48;

interface GalleryProps {
  label: string;
  /** Position: `%s` stands for the number of the picture, then for the total. */
  position: string;
  close: string;
  previous: string;
  next: string;
  /** Numbers of the pictures from 1, in the numerals of the site. */
  numbers: string[];
}

/**
 * Pictures in a modal dialog: arrow keys follow reading direction, Home and End go to the ends, a swipe turns to the next
 * picture. https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 */
export function Island({ label, position, close, previous, next, numbers }: GalleryProps) {
  const root = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const shown = useRef<HTMLElement>(null);
  const from = useRef<{ x: number; y: number }>(undefined);
  const [index, setIndex] = useState<number>();
  const last = numbers.length - 1;

  const links = () => linksIn(root.current);

  useLayoutEffect(() => {
    const tile = index === undefined ? undefined : linksIn(root.current)[index]?.closest('figure');
    if (!tile) return;
    shown.current?.replaceChildren(...wholeOf(tile));
    if (!dialog.current?.open) dialog.current?.showModal();
  }, [index]);

  const step = (by: number) => setIndex((now = 0) => (now + by + numbers.length) % numbers.length);
  const isRtl = () => dialog.current !== null && getComputedStyle(dialog.current).direction === 'rtl';

  const open = (event: MouseEvent) => {
    // With a modifier key the browser opens a new tab or window.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = (event.target as Element).closest<HTMLAnchorElement>('figure > a');
    if (!link) return;
    event.preventDefault();
    setIndex(links().indexOf(link));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const forward = isRtl() ? 'ArrowLeft' : 'ArrowRight';
    const back = isRtl() ? 'ArrowRight' : 'ArrowLeft';
    if (![forward, back, 'Home', 'End'].includes(event.key)) return;
    event.preventDefault();
    if (event.key === 'Home' || event.key === 'End') setIndex(event.key === 'Home' ? 0 : last);
    else step(event.key === forward ? 1 : -1);
  };
  const onPointerUp = ({ clientX, clientY }: PointerEvent) => {
    const [x, y] = [clientX - (from.current?.x ?? clientX), clientY - (from.current?.y ?? clientY)];
    from.current = undefined;
    if (Math.abs(x) < swipe || Math.abs(x) < 2 * Math.abs(y)) return;
    step(x > 0 === isRtl() ? 1 : -1);
  };
  const onClose = () => {
    if (index !== undefined) links()[index]?.focus();
    setIndex(undefined);
  };
  const where = index === undefined ? [] : [numbers[index] ?? '', numbers[last] ?? ''];

  return (
    <div ref={root}>
      <Slot name="tiles" onClick={open} />
      <dialog ref={dialog} className={dialogClass} aria-label={label} onClose={onClose} onKeyDown={onKeyDown}>
        <div className={bar}>
          <button type="button" className={button} aria-label={close} onClick={() => dialog.current?.close()}>
            <Slot as="span" name="close" />
          </button>
        </div>
        <figure
          ref={shown}
          className={stage}
          onPointerDown={({ clientX: x, clientY: y, pointerType }) => {
            if (pointerType === 'touch') from.current = { x, y };
          }}
          onPointerUp={onPointerUp}
          onPointerCancel={() => {
            from.current = undefined;
          }}
        />
        <div className={bar} hidden={last === 0}>
          <button type="button" className={button} aria-label={previous} onClick={() => step(-1)}>
            <Slot as="span" name="previous" />
          </button>
          <span role="status">
            {where.reduce((text, number) => text.replace('%s', () => number), index === undefined ? '' : position)}
          </span>
          <button type="button" className={button} aria-label={next} onClick={() => step(1)}>
            <Slot as="span" name="next" />
          </button>
        </div>
      </dialog>
    </div>
  );
}
