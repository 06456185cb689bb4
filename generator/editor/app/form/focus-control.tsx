import { css } from '@linaria/core';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { Json } from '../../../core/json/value.ts';
import { child, type Path } from '../model/places.ts';
import type { FieldEdit } from '../store/field-edit.ts';
import { useEditor } from '../store/use-editor.ts';
import { row } from '../style/controls.ts';
import { fill, useWords } from '../words/words.tsx';
import { useFieldEdit } from './field-context.ts';

const stage = css`
  position: relative;
  display: inline-block;
  max-inline-size: 100%;
  overflow: hidden;
  cursor: crosshair;
  touch-action: none;
  direction: ltr;
  border-radius: var(--radius);

  & > img {
    display: block;
    max-inline-size: 100%;
    max-block-size: 16rem;
    pointer-events: none;
    user-select: none;
  }

  & > button {
    position: absolute;
    inline-size: 1.75rem;
    block-size: 1.75rem;
    padding: 0;
    margin: -0.875rem;
    cursor: grab;
    background: rgb(0 0 0 / 0.35);
    border: 2px solid #fff;
    border-radius: 50%;
    box-shadow: 0 0 0 2px #000;
  }
`;

const shown = css`
  inline-size: 5rem;
  object-fit: cover;
  border-radius: 0.375rem;

  &[data-wide] {
    inline-size: 9rem;
  }
`;

interface Point {
  left: number;
  top: number;
}

const bounded = (value: number) => Math.min(100, Math.max(0, Math.round(value)));

/** Steps of an arrow key without and with Shift, in percent. */
const [step, wide] = [1, 10];

const arrows: Record<string, [left: number, top: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const pointOf = (value: Json | undefined): Point => {
  const [left, top] = [child(value, 'left'), child(value, 'top')];
  return { left: typeof left === 'number' ? left : 50, top: typeof top === 'number' ? top : 50 };
};

interface FocusControlProps {
  source: string;
  value: Json | undefined;
  path: Path;
  commit: (value: Json, from?: FieldEdit) => void;
}

/** Debounce after the last key before the focus point is written, in milliseconds. */
const pause = 500;

/** Draft of the focus point. It is written when the pointer is released, or after a pause in key presses. */
function usePoint({ path, value, commit }: FocusControlProps) {
  const [draft, setDraft] = useState<Point | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const entering = useFieldEdit(path);
  const point = draft ?? pointOf(value);
  const keep = (next: Point) => {
    clearTimeout(timer.current);
    setDraft(undefined);
    commit({ ...next }, entering.end());
  };
  const show = (next: Point) => {
    setDraft(next);
    entering.begin(() => keep(next));
  };
  const walk = (event: KeyboardEvent) => {
    const way = arrows[event.key];
    if (!way) return;
    event.preventDefault();
    const by = event.shiftKey ? wide : step;
    const next = { left: bounded(point.left + way[0] * by), top: bounded(point.top + way[1] * by) };
    show(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => keep(next), pause);
  };
  return { point, show, keep, walk, leave: () => draft && keep(draft) };
}

function pointUnder({ currentTarget, clientX, clientY }: PointerEvent): Point {
  const box = currentTarget.getBoundingClientRect();
  return { left: bounded(((clientX - box.x) / box.width) * 100), top: bounded(((clientY - box.y) / box.height) * 100) };
}

/** Control for the focus point of a picture by mouse, touch or keyboard, with previews of the crops. */
export function FocusControl(props: FocusControlProps) {
  const { focus: w } = useWords().controls;
  const { base } = useEditor();
  const { point, show, keep, walk, leave } = usePoint(props);
  const address = `${base}_edit/asset/${encodeURI(props.source)}`;
  const place = { objectPosition: `${point.left}% ${point.top}%` };
  return (
    <div>
      <div
        className={stage}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          show(pointUnder(event));
        }}
        onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && show(pointUnder(event))}
        onPointerUp={(event) => keep(pointUnder(event))}
      >
        <img src={address} alt="" draggable={false} />
        <button
          type="button"
          aria-label={fill(w.point, { ...point })}
          style={{ left: `${point.left}%`, top: `${point.top}%` }}
          onKeyDown={walk}
          onBlur={leave}
        />
      </div>
      <small>{w.preview}</small>
      <div className={row}>
        <img className={shown} src={address} alt="" style={{ ...place, aspectRatio: '1' }} />
        <img className={shown} data-wide="" src={address} alt="" style={{ ...place, aspectRatio: '16 / 9' }} />
      </div>
    </div>
  );
}
