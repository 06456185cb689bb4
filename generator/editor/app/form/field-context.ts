import { useEffect, useRef } from 'react';
import type { Json } from '../../../core/json/value.ts';
import type { FieldModel, PropertyModel } from '../../document/protocol-forms.ts';
import type { Translations } from '../../document/protocol-state.ts';
import type { Operation } from '../../document/text/operation.ts';
import { sameJson } from '../model/apply.ts';
import { type Path, rootOf, toPointer } from '../model/places.ts';
import { tiesOf } from '../model/ties.ts';
import type { Editor } from '../store/editor.ts';
import type { Entry } from '../store/entry.ts';
import { placeOf } from '../store/naming.ts';
import { knownAt, type Refusal } from '../store/snapshot.ts';
import { useEditor, useSnapshot } from '../store/use-editor.ts';

/** What every control of a form gets. */
export interface ControlProps {
  path: Path;
  field: FieldModel;
  property: PropertyModel | undefined;
  /** What the file has there, or what it did not take. */
  value: Json | undefined;
  /** Name of the control: its label, or that of the list with the number of the item. */
  label: string;
  isInvalid: boolean;
  describedBy: string | undefined;
  /** Writes a value; undefined takes it away. @param from with what it began, where it was entered bit by bit */
  commit: (value: Json | undefined, from?: Entry) => void;
}

/** What a field needs of the editor. */
export type FieldEditor = Pick<Editor, 'state' | 'drafts' | 'changes' | 'unwritten'>;

/** Writes a place of the file, where it would change something. */
export function commitAt(editor: FieldEditor, at: Path, value: Json | undefined, begun?: Entry): void {
  const from = begun ?? editor.drafts.begin(at);
  const snapshot = editor.state.snapshot();
  if (sameJson(from.seen, value)) {
    editor.drafts.release(from);
    editor.unwritten.dismiss(from.now);
    return;
  }
  const { path } = from;
  const values = placeOf(snapshot, from.now);
  const ties = tiesOf(path, value, (key) => knownAt(snapshot, [...from.now.slice(0, -1), key]));
  const set: Operation[] = value === undefined ? [{ do: 'remove', at: path }] : [{ do: 'set', at: path, value }, ...ties];
  if (value === undefined) editor.changes.change(set, { key: 'clear', values }, { from });
  else if (typeof value === 'string' && value !== '')
    editor.changes.change(set, { key: 'text', values: { ...values, text: value } }, { from });
  else editor.changes.change(set, { key: 'set', values }, { from });
}

/** What is entered bit by bit at a place: from when it begins until it is written. */
export interface Entering {
  /** Begins with what stands there now, unless it has begun. @param write sends what has been entered */
  begin: (write: () => void) => void;
  /** Ends it; gives what it began with. */
  end: () => Entry | undefined;
}

/** Also where the control goes before it was left, what was entered is written. */
export function useEntering(path: Path): Entering {
  const { drafts } = useEditor();
  const entry = useRef<Entry | undefined>(undefined);
  const write = useRef<() => void>(() => undefined);
  useEffect(() => () => write.current(), []);
  return {
    begin: (next) => {
      write.current = next;
      entry.current ??= drafts.begin(path);
      drafts.hold(entry.current, () => write.current());
    },
    end: () => {
      const { current } = entry;
      entry.current = undefined;
      write.current = () => undefined;
      if (current) drafts.release(current);
      return current;
    },
  };
}

export function useRefusal(path: Path): Refusal | undefined {
  return useSnapshot().refusals.get(toPointer(path));
}

/** What a field holds now and how it is written. */
export function useField(path: Path): { value: Json | undefined; refusal: Refusal | undefined; commit: ControlProps['commit'] } {
  const editor = useEditor();
  const snapshot = useSnapshot();
  const refusal = useRefusal(path);
  const value = refusal ? refusal.value : knownAt(snapshot, path);
  return { value, refusal, commit: (next, from) => commitAt(editor, path, next, from) };
}

/** What other languages of the site say at a place; undefined where there is nothing. */
export function useTranslations(path: Path): Translations | undefined {
  const { roots } = useSnapshot();
  return roots.get(toPointer(rootOf(path)))?.translations?.[toPointer(path)];
}
