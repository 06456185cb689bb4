import { useRef, useState } from 'react';
import type { Surface } from '../writing/page/surface.ts';
import { onStage } from './use-toolbar-position.ts';

/** Movement after which a press becomes a drag, in CSS pixels. */
const least = 6;

/** Vertical places on the stage where a piece can be dropped: before each piece and after the last. */
function gapsOf(surface: Surface, stage: HTMLElement): number[] {
  const frame = surface.view.dom.ownerDocument.defaultView?.frameElement;
  if (!(frame instanceof HTMLElement)) return [];
  const boxes = surface.pieceElements.map((piece) => onStage(piece.getBoundingClientRect(), frame, stage));
  const last = boxes.at(-1);
  return [...boxes.map(({ top }) => top), ...(last ? [last.top + last.height] : [])];
}

interface Drag {
  from: number;
  gaps: number[];
  startY: number;
  isMoving: boolean;
}

/** Drags the current piece by its handle. */
export function usePieceDrag(surface: Surface | undefined, onDrop: (from: number, to: number) => void) {
  const drag = useRef<Drag | undefined>(undefined);
  /** Place of the line that shows where the piece goes. */
  const [line, setLine] = useState<number | undefined>(undefined);
  const stageOf = (handle: HTMLElement) => handle.closest<HTMLElement>('[data-stage]');
  const nearest = ({ gaps }: Drag, y: number) =>
    gaps.reduce((best, gap, index) => (Math.abs(gap - y) < Math.abs((gaps[best] ?? 0) - y) ? index : best), 0);
  const end = () => {
    drag.current = undefined;
    setLine(undefined);
  };
  const onPointerDown = (event: React.PointerEvent<HTMLElement>) => {
    const stage = stageOf(event.currentTarget);
    if (!surface || !stage || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { from: surface.index, gaps: gapsOf(surface, stage), startY: event.clientY, isMoving: false };
  };
  const onPointerMove = (event: React.PointerEvent<HTMLElement>) => {
    const { current } = drag;
    const stage = stageOf(event.currentTarget);
    if (!current || !stage) return;
    current.isMoving ||= Math.abs(event.clientY - current.startY) > least;
    if (current.isMoving) setLine(current.gaps[nearest(current, event.clientY - stage.getBoundingClientRect().top)]);
  };
  /** @returns whether it was a drag, not a press */
  const onPointerUp = (event: React.PointerEvent<HTMLElement>): boolean => {
    const { current } = drag;
    const stage = stageOf(event.currentTarget);
    end();
    if (!current?.isMoving || !stage) return false;
    const gap = nearest(current, event.clientY - stage.getBoundingClientRect().top);
    onDrop(current.from, gap > current.from ? gap - 1 : gap);
    return true;
  };
  return { line, onPointerDown, onPointerMove, onPointerUp, onPointerCancel: end };
}
