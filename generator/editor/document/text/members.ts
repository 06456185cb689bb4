import type { Path } from '../../../core/json/path.ts';
import { endOfText } from '../../../core/json/plain-json.ts';
import { type Container, locate, readContainer } from '../../../core/json/scan.ts';
import { writeString } from '../../../core/json/string-text.ts';
import { colonIn, type FileStyle, gapBefore, indentAt, separatorIn } from '../../../core/json/style.ts';
import type { TextBuffer } from '../../../core/json/text-buffer.ts';
import type { Json } from '../../../core/json/value.ts';
import { sampleOfItem, sampleUnder, type WriteContext, writeValue } from '../../../core/json/write.ts';

/** Text being edited, with its formatting. */
export interface Editing {
  draft: TextBuffer;
  file: FileStyle;
  /** Whether all keys are unique. */
  isPlain: boolean;
}

/** Thrown if an operation cannot be applied; with its path. */
export class EditError extends Error {
  readonly reason: EditErrorReason;
  readonly at: Path;
  constructor(reason: EditErrorReason, at: Path) {
    super(`${reason} at ${JSON.stringify(at)}`);
    this.reason = reason;
    this.at = at;
  }
}

/**
 * `not-json`: the text is not valid JSON; `no-place`: the path does not exist; `not-a-list`: no list at the path; `too-deep`:
 * the value is nested too deeply; `taken`: the key exists.
 */
export type EditErrorReason = 'not-json' | 'no-place' | 'not-a-list' | 'too-deep' | 'taken';

/** List or object at a path. */
export function containerAt({ draft, isPlain }: Editing, path: Path): Container | undefined {
  const found = locate(draft.text, path, isPlain);
  return found && readContainer(draft.text, found.from);
}

/** Writing context for text near an offset. */
export const writeContextAt = ({ draft, file }: Editing, near: number): WriteContext => ({ text: draft.text, file, near });

interface NewMember {
  container: Container;
  /** Index of the member before which it is inserted. */
  index: number;
  key?: string;
  value: Json;
}

/** Separator and indentation of a new member. */
function placeOf({ draft: { text }, file }: Editing, container: Container, index: number) {
  const { members, open } = container;
  const separator = separatorIn(text, container, index, file);
  const line = separator.lastIndexOf('\n');
  const beside = members[Math.min(index, members.length - 1)]?.start ?? open;
  return { separator, indent: line === -1 ? indentAt(text, beside) : separator.slice(line + 1).replace(/[^ \t].*/s, '') };
}

/** Inserts serialised text into a list or object that is not empty. */
export function addText({ draft, file }: Editing, container: Container, index: number, written: string): void {
  const { members } = container;
  const separator = separatorIn(draft.text, container, index, file);
  const next = members[index];
  const last = members.at(-1);
  if (next) draft.splice(next.start, next.start, written + separator);
  else if (last) draft.splice(last.to, last.to, separator + written);
}

/** Inserts a member into a list or object that is not empty. */
export function addMember(editing: Editing, { container, index, key, value }: NewMember): void {
  const { draft, file } = editing;
  const { indent } = placeOf(editing, container, index);
  const manner = writeContextAt(editing, container.members[index]?.start ?? container.close);
  if (key === undefined) {
    const sample = sampleOfItem(manner, container, value, Math.max(0, index - 1));
    addText(editing, container, index, writeValue(manner, value, indent, sample));
    return;
  }
  const colon = colonIn(draft.text, container, index - 1, file);
  const sample = sampleUnder(manner, { key, value, sample: undefined });
  addText(editing, container, index, writeString(key, file.strings) + colon + writeValue(manner, value, indent, sample));
}

/** Removes a member and its separator. */
export function removeMember({ draft }: Editing, { open, close, members }: Container, index: number): void {
  const member = members[index];
  if (!member) return;
  const [before, after] = [members[index - 1], members[index + 1]];
  if (after) draft.splice(member.start, after.start, '');
  else if (before) draft.splice(before.to, member.to, '');
  else draft.splice(open + 1, close, '');
}

export function renameMember({ draft, file }: Editing, { members }: Container, index: number, key: string): void {
  const { start } = members[index] ?? { start: 0 };
  draft.splice(start, endOfText(draft.text, start) + 1, writeString(key, file.strings));
}

/** Moves an item; its text and the separators stay byte for byte. */
export function moveItem({ draft }: Editing, container: Container, from: number, to: number): void {
  const { members } = container;
  const [item, target] = [members[from], members[to]];
  if (!item || !target || from === to) return;
  const { text } = draft;
  const own = text.slice(item.start, item.to);
  if (from < to) {
    const separator = gapBefore(text, container, from + 1);
    draft.splice(target.to, target.to, separator + own);
    draft.splice(item.start, item.to + separator.length, '');
  } else {
    const separator = gapBefore(text, container, from);
    draft.splice(item.start - separator.length, item.to, '');
    draft.splice(target.start, target.start, own + separator);
  }
}

/** Index at which to insert a key: after the last key that precedes it in the schema. */
export function indexOfKey(container: Container, key: string, order: readonly string[]): number {
  const place = order.indexOf(key);
  if (place === -1) return container.members.length;
  const placeOfMember = (member: { key?: string }) => order.indexOf(member.key ?? '');
  const before = container.members.findLastIndex((member) => {
    const other = placeOfMember(member);
    return other !== -1 && other < place;
  });
  return before + 1;
}
