import { useEffect, useRef } from 'react';
import type { Json } from '../../../core/json/value.ts';
import type { FieldModel, PropertyModel } from '../../document/protocol-forms.ts';
import type { Translations } from '../../document/protocol-state.ts';
import type { Operation } from '../../document/text/operation.ts';
import { sameJson } from '../model/apply.ts';
import { dependentOperations } from '../model/dependent-values.ts';
import { type Path, rootOf, toPointer } from '../model/places.ts';
import type { Editor } from '../store/editor.ts';
import type { FieldEdit } from '../store/field-edit.ts';
import { placeOf } from '../store/naming.ts';
import { loadedValueAt, type RejectedValue } from '../store/snapshot.ts';
import { useEditor, useSnapshot } from '../store/use-editor.ts';

/** Props of every control. */
export interface ControlProps {
  path: Path;
  field: FieldModel;
  property: PropertyModel | undefined;
  /** Value in the file, or the value that was refused. */
  value: Json | undefined;
  /** Accessible name: the label, or the label of the list with the item's number. */
  label: string;
  isInvalid: boolean;
  describedBy: string | undefined;
  /**
   * Writes a value; undefined removes it.
   * @param from the draft entry, if the value was entered step by step
   */
  commit: (value: Json | undefined, from?: FieldEdit) => void;
}

/** Parts of the editor that fields use. */
export type FieldEditor = Pick<Editor, 'state' | 'drafts' | 'changes' | 'unsaved'>;

/** Writes a value to the file, if it differs from the current one. */
export function commitAt(editor: FieldEditor, at: Path, value: Json | undefined, begun?: FieldEdit): void {
  const from = begun ?? editor.drafts.begin(at);
  const snapshot = editor.state.snapshot();
  if (sameJson(from.seen, value)) {
    editor.drafts.release(from);
    editor.unsaved.dismiss(from.now);
    return;
  }
  const { path } = from;
  const values = placeOf(snapshot, from.now);
  const dependents = dependentOperations(path, value, (key) => loadedValueAt(snapshot, [...from.now.slice(0, -1), key]));
  const set: Operation[] = value === undefined ? [{ do: 'remove', at: path }] : [{ do: 'set', at: path, value }, ...dependents];
  if (value === undefined) editor.changes.change(set, { key: 'clear', values }, { from });
  else if (typeof value === 'string' && value !== '')
    editor.changes.change(set, { key: 'text', values: { ...values, text: value } }, { from });
  else editor.changes.change(set, { key: 'set', values }, { from });
}

/** Draft of a value that is entered step by step, from its start until it is written. */
export interface FieldEditSession {
  /**
   * Starts a draft from the current value, unless one is open.
   * @param write sends the draft
   * @param text typed text, if the value is one
   */
  begin: (write: () => void, text?: string) => void;
  /** Ends the draft and returns its entry. */
  end: () => FieldEdit | undefined;
}

/** Draft of a control. If the control is unmounted before blur, the draft is written. */
export function useFieldEdit(path: Path): FieldEditSession {
  const { drafts } = useEditor();
  const entry = useRef<FieldEdit | undefined>(undefined);
  const write = useRef<() => void>(() => undefined);
  useEffect(() => () => write.current(), []);
  return {
    begin: (next, text) => {
      write.current = next;
      entry.current ??= drafts.begin(path);
      drafts.hold(entry.current, () => write.current());
      if (text !== undefined) drafts.type(entry.current, text);
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

export function useRejectedValue(path: Path): RejectedValue | undefined {
  return useSnapshot().rejectedValues.get(toPointer(path));
}

/** Current value of a field and how to write it. */
export function useField(path: Path): {
  value: Json | undefined;
  refusal: RejectedValue | undefined;
  commit: ControlProps['commit'];
} {
  const editor = useEditor();
  const snapshot = useSnapshot();
  const rejected = useRejectedValue(path);
  const value = rejected ? rejected.value : loadedValueAt(snapshot, path);
  return { value, refusal: rejected, commit: (next, from) => commitAt(editor, path, next, from) };
}

/** The value in the site's other languages; undefined if there is none. */
export function useTranslations(path: Path): Translations | undefined {
  const { roots } = useSnapshot();
  return roots.get(toPointer(rootOf(path)))?.translations?.[toPointer(path)];
}
