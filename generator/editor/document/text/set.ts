import type { Path } from '../../../core/json/path.ts';
import { type Container, indexIn, locate, readContainer, readValue, type Span } from '../../../core/json/scan.ts';
import { editString } from '../../../core/json/string-text.ts';
import { indentAt, sampleAt } from '../../../core/json/style.ts';
import { maxDepth } from '../../../core/json/tree.ts';
import { isObject, isSame, type Json, type JsonObject } from '../../../core/json/value.ts';
import { sampleOfItem, sampleUnder, writeValue } from '../../../core/json/write.ts';
import { alignLists } from './align.ts';
import { inSchemaOrder, keysAt } from './key-order.ts';
import { addMember, containerAt, EditError, type Editing, indexOfKey, removeMember, writeContextAt } from './members.ts';

/** @throws EditFault if a value is nested deeper than allowed */
export function expectShallow(value: Json, at: Path, levels = maxDepth - at.length): void {
  if (typeof value !== 'object' || value === null) return;
  if (levels <= 0) throw new EditError('too-deep', at);
  for (const child of Object.values(value)) expectShallow(child, at, levels - 1);
}

/** Replaces a value or adds a property; unchanged parts keep their bytes. */
export function setValue(editing: Editing, at: Path, value: Json): void {
  const found = locate(editing.draft.text, at, editing.isPlain);
  if (found) changeValue(editing, at, value, found);
  else addProperty(editing, at, value);
}

/** Replaces a value as a whole. */
function replaceValue(editing: Editing, at: Path, value: Json, { from, to }: Span): void {
  const { draft } = editing;
  const key = at.at(-1);
  const manner = writeContextAt(editing, from);
  const list = typeof key === 'number' ? containerAt(editing, at.slice(0, -1)) : undefined;
  const sample = list
    ? sampleOfItem(manner, list, value, Number(key))
    : sampleUnder(manner, { key: String(key), value, sample: undefined });
  draft.splice(from, to, writeValue(manner, inSchemaOrder(at, value), indentAt(draft.text, from), sample));
}

function changeValue(editing: Editing, at: Path, value: Json, span: Span): void {
  const { draft, file } = editing;
  const before = readValue(draft.text, span) as Json;
  if (isSame(before, value)) return;
  const raw = draft.text.slice(span.from, span.to);
  if (typeof before === 'string' && typeof value === 'string') {
    const edit = editString(raw, value, file.strings);
    draft.splice(span.from + edit.from, span.from + edit.to, edit.text);
    return;
  }
  const container = sampleAt(draft.text, span.from);
  if (container && isObject(before) && isObject(value) && Object.keys(value).some((key) => Object.hasOwn(before, key))) {
    changeObject(editing, at, before, value);
  } else if (container && Array.isArray(before) && Array.isArray(value) && value.length > 0)
    changeList(editing, at, before, value);
  else replaceValue(editing, at, value, span);
}

function changeObject(editing: Editing, at: Path, before: JsonObject, value: JsonObject): void {
  for (const [key, child] of Object.entries(value)) {
    const old = Object.hasOwn(before, key) ? before[key] : undefined;
    if (old === undefined || !isSame(old, child)) setValue(editing, [...at, key], child);
  }
  for (const key of Object.keys(before)) {
    if (!Object.hasOwn(value, key)) removeAt(editing, [...at, key]);
  }
}

/** Keeps similar items, changes items at the same place, and adds or removes the rest. */
function changeList(editing: Editing, at: Path, before: Json[], value: Json[]): void {
  for (const { index, old, items } of alignLists(before, value).toReversed()) {
    const both = Math.min(old, items.length);
    for (let extra = old - 1; extra >= both; extra--) removeAt(editing, [...at, index + extra]);
    for (const [offset, item] of items.entries()) {
      if (offset < both) setValue(editing, [...at, index + offset], item);
      else insertItem(editing, at, index + offset, item);
    }
  }
}

/** Removes a value. @throws EditFault if it does not exist */
export function removeAt(editing: Editing, at: Path): void {
  const key = at.at(-1);
  if (key === undefined) throw new EditError('no-place', at);
  for (let isLeft = true, tries = 0; isLeft; tries++) {
    const container = containerAt(editing, at.slice(0, -1));
    const index = container ? indexIn(container, key) : -1;
    if (!container || (index === -1 && tries === 0)) throw new EditError('no-place', at);
    removeMember(editing, container, index);
    // Of a duplicate key all members are removed; otherwise an earlier one would become effective.
    isLeft = !container.isList && container.members.filter((member) => member.key === key).length > 1;
  }
}

function addProperty(editing: Editing, at: Path, value: Json): void {
  const key = at.at(-1);
  const outer = at.slice(0, -1);
  if (typeof key !== 'string') throw new EditError('no-place', at);
  const found = locate(editing.draft.text, outer, editing.isPlain);
  if (!found) {
    // Creates a missing object together with its content.
    addProperty(editing, outer, { [key]: value });
    return;
  }
  const container = readContainer(editing.draft.text, found.from);
  if (!container || container.isList) throw new EditError('no-place', at);
  if (container.members.length === 0) replaceValue(editing, outer, { [key]: value }, found);
  else addKey(editing, at, container, value);
}

function addKey(editing: Editing, at: Path, container: Container, value: Json): void {
  const key = String(at.at(-1));
  const outer = at.slice(0, -1);
  const { text } = editing.draft;
  const order = keysAt(outer, readValue(text, { from: container.open, to: container.close + 1 }));
  addMember(editing, { container, index: indexOfKey(container, key, order), key, value: inSchemaOrder(at, value) });
}

/** Inserts an item before an index, or at the end; creates the list if missing. */
export function insertItem(editing: Editing, at: Path, index: number, value: Json): void {
  const found = locate(editing.draft.text, at, editing.isPlain);
  if (!found) {
    addProperty(editing, at, [value]);
    return;
  }
  const container = readContainer(editing.draft.text, found.from);
  if (!container?.isList) throw new EditError('not-a-list', at);
  const { length } = container.members;
  if (length === 0) replaceValue(editing, at, [value], found);
  else
    addMember(editing, { container, index: Math.min(Math.max(0, index), length), value: inSchemaOrder([...at, index], value) });
}
