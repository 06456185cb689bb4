import { useEffect, useLayoutEffect } from 'react';
import { type Box, toolbarPosition } from './toolbar-position.ts';

const readable = '[data-pointer], img, video, audio, iframe, button, input, select, textarea';

/** Converts a rectangle of the page to stage coordinates; the frame may be scaled down. */
export function onStage({ left, top, width, height }: DOMRect, frame: HTMLElement, stage: HTMLElement): Box {
  const [outer, around] = [frame.getBoundingClientRect(), stage.getBoundingClientRect()];
  const scale = outer.width / frame.clientWidth;
  return {
    left: outer.left - around.left + left * scale,
    top: outer.top - around.top + top * scale,
    width: width * scale,
    height: height * scale,
  };
}

/** Rectangle of the caret's line; the whole text if the browser reports none, e.g. for an empty text. */
function caretRect(text: HTMLElement): DOMRect {
  const selection = text.ownerDocument.getSelection();
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined;
  const rect = range && text.contains(range.endContainer) ? [...range.getClientRects()].at(-1) : undefined;
  return rect ?? text.getBoundingClientRect();
}

/** Lines of text and controls near a text, as far away as a toolbar of the given size could cover. */
function readableNear(text: HTMLElement, { width, height }: Pick<Box, 'width' | 'height'>): DOMRect[] {
  const root = text.ownerDocument;
  const around = text.getBoundingClientRect();
  const isNear = (rect: DOMRect) =>
    rect.bottom > around.top - 2 * height &&
    rect.top < around.bottom + 2 * height &&
    rect.right > around.left - 2 * width &&
    rect.left < around.right + 2 * width;
  const found = [...root.querySelectorAll<HTMLElement>(readable)].filter(
    (one) => !one.contains(text) && !text.contains(one) && isNear(one.getBoundingClientRect()),
  );
  return found.flatMap((one) => {
    if (one.childNodes.length === 0) return [one.getBoundingClientRect()];
    const lines = root.createRange();
    lines.selectNodeContents(one);
    return [...lines.getClientRects()].filter(isNear);
  });
}

function place(text: HTMLElement, tools: HTMLElement): void {
  const view = text.ownerDocument.defaultView;
  const [frame, stage] = [view?.frameElement, tools.offsetParent];
  if (!view || !(frame instanceof HTMLElement) || !(stage instanceof HTMLElement)) return;
  const [width, height] = [tools.offsetWidth, tools.offsetHeight];
  const { left, top } = toolbarPosition(
    {
      text: onStage(text.getBoundingClientRect(), frame, stage),
      caret: onStage(caretRect(text), frame, stage),
      direction: view.getComputedStyle(text).direction === 'rtl' ? 'rtl' : 'ltr',
      others: readableNear(text, { width, height }).map((rect) => onStage(rect, frame, stage)),
    },
    { width, height },
    { width: stage.clientWidth, height: stage.clientHeight },
  );
  tools.style.insetBlockStart = `${top}px`;
  tools.style.insetInlineStart = `${document.dir === 'rtl' ? stage.clientWidth - left - width : left}px`;
}

/** Keeps a toolbar beside a text in the frame while the user types, scrolls or zooms. */
export function useToolbarPosition(text: HTMLElement, tools: React.RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (tools.current) place(text, tools.current);
  });
  useEffect(() => {
    const [root, { current }] = [text.ownerDocument, tools];
    const view = root.defaultView;
    if (!current || !view) return undefined;
    const again = () => place(text, current);
    const observer = new ResizeObserver(again);
    for (const one of [current, current.offsetParent, root.body]) if (one) observer.observe(one);
    root.addEventListener('scroll', again, { capture: true, passive: true });
    root.addEventListener('selectionchange', again);
    view.addEventListener('resize', again);
    return () => {
      observer.disconnect();
      root.removeEventListener('scroll', again, { capture: true });
      root.removeEventListener('selectionchange', again);
      view.removeEventListener('resize', again);
    };
  }, [text, tools]);
}
