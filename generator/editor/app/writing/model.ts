import type { EditSchema, FieldModel, ObjectModel } from '../../document/protocol-forms.ts';
import { roleOfField } from '../model/fields.ts';
import { formsOf } from '../paste/plan-paste.ts';

/** Types of pieces that a list of texts accepts, by how they are edited. */
export interface PiecesModel {
  hasNotes: boolean;
  /** Pieces with one visible sentence in `text`, such as headings. */
  lines: ReadonlySet<string>;
  /** Pieces whose `items` are sentences. */
  lists: ReadonlySet<string>;
  /** Pieces that are shown, but not edited as text. */
  others: ReadonlySet<string>;
}

const isSentence = (field: FieldModel) => field.is === 'text' && roleOfField(field).hasMarks;

/** Whether a field shows nothing that a text could not show, e.g. an id. */
const isSetting = (field: FieldModel): boolean =>
  formsOf(field).every((option) =>
    option.is === 'text' ? roleOfField(option).textRole === false : ['choice', 'number', 'switch'].includes(option.is),
  );

/** Whether a key has a kind of field, and all other keys are settings. */
const hasOnly = (model: ObjectModel | undefined, name: string, fits: (field: FieldModel) => boolean): boolean =>
  model?.properties.some(({ key }) => key === name) === true &&
  model.properties.every(({ key, field }) => (key === name ? fits(field) : isSetting(field)));

const holdsSentences = (field: FieldModel) => field.is === 'list' && formsOf(field.item).some(isSentence);

/** Model of a list of texts; undefined if the field is no such list. */
export function piecesModelOf(schema: EditSchema, field: FieldModel): PiecesModel | undefined {
  if (field.is !== 'list' || !holdsSentences(field)) return undefined;
  const options = formsOf(field.item);
  const types = options.flatMap((option) => (option.is === 'variants' ? Object.entries(option.names) : []));
  const typesWith = (name: string, fits: (field: FieldModel) => boolean) =>
    new Set(types.flatMap(([type, form]) => (hasOnly(schema.objects[form], name, fits) ? [type] : [])));
  const [lines, lists] = [typesWith('text', isSentence), typesWith('items', holdsSentences)];
  const others = types.flatMap(([type]) => (lines.has(type) || lists.has(type) ? [] : [type]));
  return { hasNotes: options.some((option) => roleOfField(option).hasNotes), lines, lists, others: new Set(others) };
}
