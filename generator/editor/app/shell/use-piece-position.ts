import { useEffect, useLayoutEffect } from 'react';
import { onStage } from './use-toolbar-position.ts';

/** Gap between a piece and its tools, in CSS pixels. */
const gap = 6;

/** Places tools beside the start of a piece; inside it if there is no room. */
function placeBeside(piece: HTMLElement, tools: HTMLElement): void {
  const frame = piece.ownerDocument.defaultView?.frameElement;
  const stage = tools.offsetParent;
  if (!(frame instanceof HTMLElement) || !(stage instanceof HTMLElement)) return;
  const box = onStage(piece.getBoundingClientRect(), frame, stage);
  const isRtl = piece.ownerDocument.defaultView?.getComputedStyle(piece).direction === 'rtl';
  const [width, height] = [tools.offsetWidth, tools.offsetHeight];
  const beside = isRtl ? box.left + box.width + gap : box.left - gap - width;
  const left = Math.max(0, Math.min(beside, stage.clientWidth - width));
  const top = Math.max(0, Math.min(box.top, stage.clientHeight - height));
  tools.style.insetBlockStart = `${top}px`;
  tools.style.insetInlineStart = `${document.dir === 'rtl' ? stage.clientWidth - left - width : left}px`;
}

/** Places tools at the end of the stage, above the on-screen keyboard. */
function placeBelow(tools: HTMLElement): void {
  const stage = tools.offsetParent;
  const { visualViewport: viewport } = window;
  if (!(stage instanceof HTMLElement) || !viewport) return;
  const hidden = stage.getBoundingClientRect().bottom - viewport.offsetTop - viewport.height;
  tools.style.insetBlockEnd = `${Math.max(0, hidden)}px`;
}

/** Keeps tools beside a piece in the frame; without a piece, at the end of the stage. */
export function usePiecePosition(piece: HTMLElement | undefined, tools: React.RefObject<HTMLElement | null>): void {
  const place = () => {
    if (tools.current && piece) placeBeside(piece, tools.current);
    else if (tools.current) placeBelow(tools.current);
  };
  useLayoutEffect(place);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `place` depends on the piece only
  useEffect(() => {
    const root = piece?.ownerDocument;
    const observer = new ResizeObserver(place);
    if (root) observer.observe(root.body);
    if (tools.current?.offsetParent) observer.observe(tools.current.offsetParent);
    root?.addEventListener('scroll', place, { capture: true, passive: true });
    for (const name of ['resize', 'scroll']) window.visualViewport?.addEventListener(name, place);
    return () => {
      observer.disconnect();
      root?.removeEventListener('scroll', place, { capture: true });
      for (const name of ['resize', 'scroll']) window.visualViewport?.removeEventListener(name, place);
    };
  }, [piece, tools]);
}
