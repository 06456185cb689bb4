import { css } from '@linaria/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { readNumber } from '../../../edit/grid/number.ts';
import type { FieldModel } from '../../../edit/protocol.ts';
import type { Json } from '../../../json/value.ts';
import type { Path } from '../model/places.ts';
import type { Entry } from '../store/entry.ts';
import { useEntering } from './field-context.ts';

const entry = css`
  display: block;
  inline-size: 100%;
  min-inline-size: 6rem;
  padding: 0.25rem 0.5rem;
  overflow-wrap: anywhere;
  resize: none;
  background: var(--surface);
  border: 0;
  outline: 2px solid var(--focus);
  outline-offset: -2px;
  field-sizing: content;
`;

/** Where one goes from a cell that has been written. */
export type Leave = 'stay' | 'next' | 'previous' | 'down' | 'up';

interface CellEntryProps {
  path: Path;
  field: FieldModel | undefined;
  value: Json | undefined;
  label: string;
  /** What was typed to begin with, in the place of what stands there. */
  typed: string | undefined;
  onWrite: (value: Json, from: Entry | undefined) => void;
  /** What was typed is no number. */
  onWrong: (text: string) => void;
  onLeave: (to: Leave) => void;
}

function leaveBy({ key, shiftKey }: KeyboardEvent): Leave | undefined {
  if (key === 'Enter') return shiftKey ? 'up' : 'down';
  if (key === 'Tab') return shiftKey ? 'previous' : 'next';
  return undefined;
}

/** What is typed into a cell, until it is left. */
export function CellEntry({ path, field, value, label, typed, onWrite, onWrong, onLeave }: CellEntryProps) {
  const entering = useEntering(path);
  const before = value === undefined ? '' : String(value);
  const [draft, setDraft] = useState(typed ?? before);
  const latest = useRef(draft);
  const element = useRef<HTMLTextAreaElement>(null);
  const write = () => {
    const text = latest.current.trim();
    const from = entering.end();
    if (text === before.trim()) return;
    if (field?.is !== 'number') return onWrite(text, from);
    const number = readNumber(text);
    if (number === undefined) onWrong(text);
    else onWrite(number, from);
  };
  const type = (text: string) => {
    latest.current = text;
    setDraft(text);
    entering.begin(write);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it begins
  useEffect(() => {
    element.current?.focus();
    element.current?.setSelectionRange(draft.length, draft.length);
    if (typed !== undefined) entering.begin(write);
  }, []);
  return (
    <textarea
      ref={element}
      className={entry}
      aria-label={label}
      dir="auto"
      rows={1}
      inputMode={field?.is === 'number' ? 'decimal' : 'text'}
      value={draft}
      onChange={({ target }) => type(target.value)}
      onBlur={() => {
        write();
        onLeave('stay');
      }}
      onKeyDown={(event) => {
        event.stopPropagation();
        const leave = event.nativeEvent.isComposing ? undefined : leaveBy(event);
        if (event.key !== 'Escape' && !leave) return;
        event.preventDefault();
        if (leave) write();
        else entering.end();
        latest.current = before;
        onLeave(leave ?? 'stay');
      }}
    />
  );
}
