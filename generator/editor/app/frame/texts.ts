import { plainWords } from '../../../content/text/inline/read.ts';
import type { Json } from '../../../core/json/value.ts';
import type { FieldModel } from '../../document/protocol-forms.ts';
import { chosen, type LocatedField, roleOfField } from '../model/fields.ts';
import type { Path } from '../model/places.ts';
import { fieldOf } from '../store/field-of.ts';
import type { Snapshot } from '../store/snapshot.ts';
import { survives } from '../writing/inline.ts';
import { textRun } from './text-run.ts';

export interface EditableText {
  path: Path;
  field: FieldModel & { is: 'text' };
  found: LocatedField;
  value: string;
  run: ChildNode[];
}

/** Text that an element shows and that can be edited in place; undefined for anything that is edited in the panel only. */
export function editableTextOf(
  snapshot: Snapshot,
  element: Element,
  path: Path,
  value: Json | undefined,
): EditableText | undefined {
  const found = fieldOf(snapshot, path);
  // A paragraph is one of several variants of a piece of text.
  const field = found && chosen(found.field, value);
  if (!found || field?.is !== 'text' || typeof value !== 'string') return undefined;
  const { textRole: words, hasMarks } = roleOfField(field);
  if (words !== 'visible') return undefined;
  const run = textRun(element, hasMarks ? plainWords(value) : value);
  if (!run || (hasMarks && !survives(value))) return undefined;
  return { path, field, found, value, run };
}
