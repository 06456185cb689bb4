import type { FieldModel, Json, PropertyModel } from '../../../edit/contract.ts';

import { type Path, toPointer } from '../model/places.ts';
import { tiesOf } from '../model/ties.ts';
import type { Editor } from '../store/editor.ts';
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
  /** Writes a value; undefined takes it away. */
  commit: (value: Json | undefined) => void;
}

const isEqual = (one: Json | undefined, other: Json | undefined) => JSON.stringify(one) === JSON.stringify(other);

/** Writes a place of the file, where it would change something. */
export function commitAt(editor: Editor, path: Path, value: Json | undefined): void {
  const snapshot = editor.snapshot();
  const known = knownAt(snapshot, path);
  if (isEqual(known, value)) {
    editor.dismiss(path);
    return;
  }
  const values = placeOf(snapshot, path);
  const ties = tiesOf(path, value, (key) => knownAt(snapshot, [...path.slice(0, -1), key]));
  if (value === undefined) editor.change([{ do: 'remove', at: path }], { key: 'clear', values });
  else if (typeof value === 'string' && value !== '')
    editor.change([{ do: 'set', at: path, value }, ...ties], {
      key: 'text',
      values: { ...values, text: value },
    });
  else editor.change([{ do: 'set', at: path, value }, ...ties], { key: 'set', values });
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
  return { value, refusal, commit: (next) => commitAt(editor, path, next) };
}
