import { plainWords } from '../../../content/text/inline/read.ts';
import type { Json } from '../../../core/json/value.ts';
import type { FieldModel } from '../../document/protocol-forms.ts';
import { aboutField, chosen, type FoundField, fieldAt } from '../model/fields.ts';
import type { Path } from '../model/places.ts';
import { fieldRoot, isKnown, type Snapshot } from '../store/snapshot.ts';
import { isKept } from '../text/marks.ts';
import { textRun } from './text-run.ts';

export interface ShownText {
  path: Path;
  field: FieldModel & { is: 'text' };
  found: FoundField;
  value: string;
  run: ChildNode[];
}

/** Field of a place, if its part of the file is loaded. */
export function fieldOf(snapshot: Snapshot, path: Path): FoundField | undefined {
  const { schema } = snapshot;
  return schema && isKnown(snapshot, path) ? fieldAt(schema, fieldRoot(snapshot, path), path) : undefined;
}

/** Text that an element shows and that can be edited in place; undefined for anything that is edited in the panel only. */
export function shownText(snapshot: Snapshot, element: Element, path: Path, value: Json | undefined): ShownText | undefined {
  const found = fieldOf(snapshot, path);
  // A paragraph is one of several variants of a piece of text.
  const field = found && chosen(found.field, value);
  if (!found || field?.is !== 'text' || typeof value !== 'string') return undefined;
  const { words, hasMarks } = aboutField(field);
  if (words !== 'drawn') return undefined;
  const run = textRun(element, hasMarks ? plainWords(value) : value);
  if (!run || (hasMarks && !isKept(value, element.ownerDocument))) return undefined;
  return { path, field, found, value, run };
}
