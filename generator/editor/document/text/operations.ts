import type { Path } from '../../../core/json/path.ts';
import { indexIn } from '../../../core/json/scan.ts';
import { fileStyleOf } from '../../../core/json/style.ts';
import { TextBuffer } from '../../../core/json/text-buffer.ts';
import type { TextEdit } from '../../../core/json/text-edit.ts';
import { readJson } from '../../../core/json/value.ts';
import { addText, containerAt, EditError, type Editing, moveItem, renameMember } from './members.ts';
import type { Operation, Renaming } from './operation.ts';
import { expectShallow, insertItem, removeAt, setValue } from './set.ts';
import { editsOfStrings } from './set-strings.ts';

function itemAt(editing: Editing, at: Path) {
  const container = containerAt(editing, at.slice(0, -1));
  const key = at.at(-1);
  if (!container || key === undefined) throw new EditError('no-place', at);
  if (!container.isList) throw new EditError('not-a-list', at.slice(0, -1));
  const index = indexIn(container, key);
  if (index === -1) throw new EditError('no-place', at);
  return { container, index };
}

function move(editing: Editing, at: Path, to: number): void {
  const { container, index } = itemAt(editing, at);
  if (!Number.isInteger(to) || to < 0 || to >= container.members.length) throw new EditError('no-place', at.with(-1, to));
  moveItem(editing, container, index, to);
}

function duplicate(editing: Editing, { at, values = {} }: Operation & { do: 'duplicate' }): void {
  const { container, index } = itemAt(editing, at);
  const { start = 0, to = 0 } = container.members[index] ?? {};
  addText(editing, container, index + 1, editing.draft.text.slice(start, to));
  for (const [key, value] of Object.entries(values)) {
    expectShallow(value, [...at, key]);
    setValue(editing, [...at.with(-1, index + 1), key], value);
  }
}

function rename(editing: Editing, { at, to }: Renaming): void {
  const container = containerAt(editing, at.slice(0, -1));
  const index = container ? indexIn(container, at.at(-1) ?? '') : -1;
  if (!container || container.isList || index === -1) throw new EditError('no-place', at);
  if (container.members.some(({ key }) => key === to)) throw new EditError('taken', at.with(-1, to));
  renameMember(editing, container, index, to);
}

/** Applies one operation. @throws EditFault if it cannot be applied */
function operate(editing: Editing, operation: Operation | Renaming): void {
  const { at } = operation;
  if ('value' in operation) expectShallow(operation.value, at);
  if (operation.do === 'set') setValue(editing, at, operation.value);
  else if (operation.do === 'remove') removeAt(editing, at);
  else if (operation.do === 'insert') insertItem(editing, at, operation.index, operation.value);
  else if (operation.do === 'move') move(editing, at, operation.to);
  else if (operation.do === 'rename') rename(editing, operation);
  else duplicate(editing, operation);
}

/**
 * Text edits that apply operations to a site file; everything else stays byte for byte.
 * @param text valid JSON, optionally with a byte order mark
 * @param isPlain whether the text is known to be valid JSON with unique keys; checking this is the most expensive part
 * @throws EditFault if the text is not valid JSON, or a path does not exist
 */
export function editsOf(text: string, operations: readonly (Operation | Renaming)[], isPlain = false): TextEdit[] {
  if (!isPlain && readJson(text) === undefined) throw new EditError('not-json', []);
  const ofStrings = isPlain && operations.length > 1 ? editsOfStrings(text, operations) : undefined;
  if (ofStrings) return ofStrings;
  const editing: Editing = { draft: new TextBuffer(text), file: fileStyleOf(text), isPlain };
  for (const operation of operations) operate(editing, operation);
  return editing.draft.edits();
}
