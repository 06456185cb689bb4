import { inEachLanguage, type MessageLanguage } from '../../../../templates/model/files/language.ts';
import { plainWords } from '../../../content/text/inline/read.ts';
import type { Json } from '../../../core/json/value.ts';
import type { EditSchema, FieldModel, Localised } from '../../document/protocol-forms.ts';
import { fieldAt } from '../model/fields.ts';
import { child, ownerOf, type Path, textAt, toPointer } from '../model/places.ts';
import { valueOfEach } from '../words/words.tsx';
import { fieldRoot, loadedValueAt, type Snapshot } from './snapshot.ts';

const nameKeys = ['title', 'heading', 'label', 'question', 'name', 'caption'];

/** Short name of a thing in the content, without marks. */
export function nameIn(value: Json | undefined): string | undefined {
  const written = writtenName(value);
  const words = written === undefined ? '' : plainWords(written).trim();
  return words === '' ? undefined : words;
}

function writtenName(value: Json | undefined): string | undefined {
  if (typeof value === 'string') return value;
  const own = nameKeys.map((key) => textAt(value, key)).find((text) => text !== undefined);
  if (own !== undefined) return own;
  const picture = textAt(child(value, 'image'), 'alt');
  if (picture !== undefined) return picture;
  const text = child(value, 'text');
  return typeof text === 'string' ? text : Array.isArray(text) && typeof text[0] === 'string' ? text[0] : undefined;
}

/** Name of a list item. A table row is named by its first two cells. */
export function nameOfItem(value: Json): string | undefined {
  if (!Array.isArray(value)) return nameIn(value);
  const cells = value.slice(0, 2).filter((cell) => typeof cell === 'string' || typeof cell === 'number');
  return cells.length > 0 ? cells.join(' · ') : undefined;
}

/** Type of a block or card, from the schema. */
export function kindName(
  schema: EditSchema | undefined,
  field: FieldModel | undefined,
  value: Json | undefined,
): Localised | undefined {
  if (!schema || field?.is !== 'variants') return undefined;
  const name = field.names[String(child(value, 'type'))];
  return name === undefined ? undefined : schema.objects[name]?.label;
}

/** Label of a field, as in the form. */
function labelAt(snapshot: Snapshot, path: Path): Localised | undefined {
  const { schema } = snapshot;
  return (schema && fieldAt(schema, fieldRoot(snapshot, path), path))?.property?.label;
}

/** Names of the page or collection that contains a place, and of the part in it. */
function ownerName(snapshot: Snapshot, path: Path): { page: string; part: string } {
  const { state } = snapshot;
  const page = state?.pages.find(({ at }) => toPointer(at) === toPointer(path.slice(0, at.length)));
  const collection = state?.collections.find(({ at }) => toPointer(at) === toPointer(path.slice(0, at.length)));
  const owner = ownerOf(path);
  const item = collection?.items.find(({ at }) => toPointer(at) === toPointer(owner));
  const known = loadedValueAt(snapshot, owner);
  const part = owner.length > 2 ? (item?.title ?? nameIn(known) ?? '') : '';
  return { page: page?.title ?? collection?.title ?? String(path[0] ?? ''), part };
}

const quotationMarks: Record<MessageLanguage, readonly [string, string]> = { ar: ['«', '»'], en: ['“', '”'] };

/** Name in the quotation marks of a language. */
export const inQuotes = (name: string, language: MessageLanguage) => quotationMarks[language].join(name);

/** Name for messages about changes. */
export const quoted = (name: string) => valueOfEach('what', (language) => inQuotes(name, language));

/**
 * Values for messages about a place. Labels are in every language, because the list of changes survives a change of language.
 */
export function placeOf(snapshot: Snapshot, path: Path): Record<string, string> {
  const label = labelAt(snapshot, path);
  const { page, part } = ownerName(snapshot, path);
  return { page, part, ...inEachLanguage((language) => label?.[language] ?? '') };
}
