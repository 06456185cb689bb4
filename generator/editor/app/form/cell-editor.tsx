import { css } from '@linaria/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Json } from '../../../core/json/value.ts';
import type { CellProblem } from '../../document/grid/cell-problem.ts';
import { cellOfText, textOfCell } from '../../document/grid/cells.ts';
import { readNumber } from '../../document/grid/number.ts';
import type { FieldModel } from '../../document/protocol-forms.ts';
import type { Path } from '../model/places.ts';
import type { FieldEdit } from '../store/field-edit.ts';
import { useField, useFieldEdit } from './field-context.ts';

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

/** Where the focus moves after a cell was edited. */
export type Leave = 'stay' | 'next' | 'previous' | 'down' | 'up';

interface CellEditorProps {
  path: Path;
  field: FieldModel | undefined;
  /** Whether several lines may be stored as a list. */
  mayBeList: boolean;
  label: string;
  /** First typed character; replaces the content of the cell. */
  typed: string | undefined;
  /** Id of the element that shows the error message. */
  describedBy: string;
  findProblem: (text: string) => CellProblem | undefined;
  /** Reports an error of the input, or undefined when it is resolved. */
  onProblem: (problem: CellProblem | undefined) => void;
  onWrite: (value: Json, from: FieldEdit | undefined) => void;
  onLeave: (to: Leave) => void;
}

function leaveBy({ key, shiftKey, nativeEvent }: KeyboardEvent): Leave | undefined {
  if (nativeEvent.isComposing) return undefined;
  if (key === 'Enter') return shiftKey ? 'up' : 'down';
  if (key === 'Tab') return shiftKey ? 'previous' : 'next';
  return key === 'Escape' ? 'stay' : undefined;
}

/**
 * Draft text of a cell. If the cell loses focus with an error, the draft is still sent: the server refuses it and the editor
 * keeps it.
 */
function useDraft({ path, field, mayBeList, typed, onWrite }: CellEditorProps) {
  const entering = useFieldEdit(path);
  const { value } = useField(path);
  const [before] = useState(textOfCell(value));
  const [draft, setDraft] = useState(typed ?? before);
  const latest = useRef(draft);
  const isSame = () => latest.current.trim() === before.trim();
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
    entering.begin(write, text);
  };
  const drop = () => {
    if (!isSame()) entering.begin(drop, before);
    entering.end();
    latest.current = before;
  };
  return { draft, type, write, drop, text: () => latest.current.trim(), isSame };
}

type Draft = ReturnType<typeof useDraft>;

interface KeyOptions extends Pick<CellEditorProps, 'mayBeList' | 'onLeave'> {
  hasProblem: (text: string) => boolean;
}

/**
 * Inserts a line break for Alt+Enter, as spreadsheets do.
 * @returns the new text; undefined for other keys
 */
function withNewLine(event: KeyboardEvent<HTMLTextAreaElement>): string | undefined {
  if (event.key !== 'Enter' || !event.altKey) return undefined;
  event.preventDefault();
  const { currentTarget } = event;
  currentTarget.setRangeText('\n', currentTarget.selectionStart, currentTarget.selectionEnd, 'end');
  return currentTarget.value;
}

/** Whether an error is shown. While it is, keys other than Escape do not leave the cell. */
function useCellProblem({ findProblem, onProblem }: CellEditorProps) {
  const [isWrong, setWrong] = useState(false);
  const tell = (problem: CellProblem | undefined) => {
    setWrong(problem !== undefined);
    onProblem(problem);
    return problem !== undefined;
  };
  return { isWrong, isFaulty: (text: string) => tell(findProblem(text)), clear: () => isWrong && tell(undefined) };
}

/** Handles a key press while a cell is edited. */
function pressKey(event: KeyboardEvent<HTMLTextAreaElement>, draft: Draft, { mayBeList, onLeave, hasProblem }: KeyOptions): void {
  event.stopPropagation();
  const lines = mayBeList ? withNewLine(event) : undefined;
  const leave = lines === undefined ? leaveBy(event) : undefined;
  if (lines !== undefined) draft.type(lines);
  if (!leave) return;
  event.preventDefault();
  if (leave === 'stay') draft.drop();
  else if (!draft.isSame() && hasProblem(draft.text())) return;
  else draft.write();
  onLeave(leave);
}

/** Input of a cell. Keys leave it only if the text is valid; Escape discards the text. */
export function CellEditor(props: CellEditorProps) {
  const { field, mayBeList, label, typed, describedBy, onProblem, onLeave } = props;
  const draft = useDraft(props);
  const { isWrong, isFaulty: hasProblem, clear } = useCellProblem(props);
  const element = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on mount
  useEffect(() => {
    element.current?.focus();
    element.current?.setSelectionRange(draft.draft.length, draft.draft.length);
    if (typed !== undefined) draft.type(typed);
    return () => onProblem(undefined);
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
      onKeyDown={(event) => pressKey(event, draft, { mayBeList, onLeave, hasProblem })}
    />
  );
}
