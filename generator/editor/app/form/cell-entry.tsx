import { css } from '@linaria/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Json } from '../../../core/json/value.ts';
import type { CellFault } from '../../document/grid/cell-fault.ts';
import { cellOfText, textOfCell } from '../../document/grid/cells.ts';
import { readNumber } from '../../document/grid/number.ts';
import type { FieldModel } from '../../document/protocol-forms.ts';
import type { Path } from '../model/places.ts';
import type { Entry } from '../store/entry.ts';
import { useEntering, useField } from './field-context.ts';

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

  &[aria-invalid] {
    outline-color: var(--error);
  }
`;

/** Where one goes from a cell that has been written. */
export type Leave = 'stay' | 'next' | 'previous' | 'down' | 'up';

interface CellEntryProps {
  path: Path;
  field: FieldModel | undefined;
  /** Several lines are a list. */
  mayBeList: boolean;
  label: string;
  /** What was typed to begin with, in the place of what stands there. */
  typed: string | undefined;
  /** Id of what tells a fault. */
  describedBy: string;
  faultOf: (text: string) => CellFault | undefined;
  /** Tells a fault, or that there is none any more. */
  onFault: (fault: CellFault | undefined) => void;
  onWrite: (value: Json, from: Entry | undefined) => void;
  onLeave: (to: Leave) => void;
}

function leaveBy({ key, shiftKey, nativeEvent }: KeyboardEvent): Leave | undefined {
  if (nativeEvent.isComposing) return undefined;
  if (key === 'Enter') return shiftKey ? 'up' : 'down';
  if (key === 'Tab') return shiftKey ? 'previous' : 'next';
  return key === 'Escape' ? 'stay' : undefined;
}

/** The text of a cell until it is left. Left elsewhere with a fault, it goes to the file, which refuses it: so it isn't lost. */
function useDraft({ path, field, mayBeList, typed, onWrite }: CellEntryProps) {
  const entering = useEntering(path);
  const { value } = useField(path);
  const [before] = useState(textOfCell(value));
  const [draft, setDraft] = useState(typed ?? before);
  const latest = useRef(draft);
  const write = () => {
    const text = latest.current.trim();
    const from = entering.end();
    if (text !== before.trim())
      onWrite((field?.is === 'number' ? readNumber(text) : undefined) ?? cellOfText(text, mayBeList), from);
    latest.current = before;
  };
  const type = (text: string) => {
    latest.current = text;
    setDraft(text);
    entering.begin(write);
  };
  const drop = () => {
    entering.end();
    latest.current = before;
  };
  return { draft, type, write, drop, text: () => latest.current.trim(), isSame: () => latest.current.trim() === before.trim() };
}

type Draft = ReturnType<typeof useDraft>;

interface KeyOptions extends Pick<CellEntryProps, 'mayBeList' | 'onLeave'> {
  isFaulty: (text: string) => boolean;
}

/** As in spreadsheets: Alt and Enter begin a new line in the cell. @returns the text with it */
function withNewLine(event: KeyboardEvent<HTMLTextAreaElement>): string | undefined {
  if (event.key !== 'Enter' || !event.altKey) return undefined;
  event.preventDefault();
  const { currentTarget } = event;
  currentTarget.setRangeText('\n', currentTarget.selectionStart, currentTarget.selectionEnd, 'end');
  return currentTarget.value;
}

/** Whether what is typed is said to be a fault, which keeps it from being left by keys. */
function useFault({ faultOf, onFault }: CellEntryProps) {
  const [isWrong, setWrong] = useState(false);
  const tell = (fault: CellFault | undefined) => {
    setWrong(fault !== undefined);
    onFault(fault);
    return fault !== undefined;
  };
  return { isWrong, isFaulty: (text: string) => tell(faultOf(text)), clear: () => isWrong && tell(undefined) };
}

/** What a key does in a cell while it is written. */
function pressKey(event: KeyboardEvent<HTMLTextAreaElement>, draft: Draft, { mayBeList, onLeave, isFaulty }: KeyOptions): void {
  event.stopPropagation();
  const lines = mayBeList ? withNewLine(event) : undefined;
  const leave = lines === undefined ? leaveBy(event) : undefined;
  if (lines !== undefined) draft.type(lines);
  if (!leave) return;
  event.preventDefault();
  if (leave === 'stay') draft.drop();
  else if (!draft.isSame() && isFaulty(draft.text())) return;
  else draft.write();
  onLeave(leave);
}

/** What is typed into a cell, until it is left: by keys only once it can stand there, or with Escape. */
export function CellEntry(props: CellEntryProps) {
  const { field, mayBeList, label, typed, describedBy, onFault, onLeave } = props;
  const draft = useDraft(props);
  const { isWrong, isFaulty, clear } = useFault(props);
  const element = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it begins
  useEffect(() => {
    element.current?.focus();
    element.current?.setSelectionRange(draft.draft.length, draft.draft.length);
    if (typed !== undefined) draft.type(typed);
    return () => onFault(undefined);
  }, []);
  return (
    <textarea
      ref={element}
      className={entry}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      aria-describedby={describedBy}
      dir="auto"
      rows={1}
      inputMode={field?.is === 'number' ? 'decimal' : 'text'}
      value={draft.draft}
      onChange={({ target }) => {
        clear();
        draft.type(target.value);
      }}
      onBlur={() => {
        draft.write();
        onLeave('stay');
      }}
      onKeyDown={(event) => pressKey(event, draft, { mayBeList, onLeave, isFaulty })}
    />
  );
}
