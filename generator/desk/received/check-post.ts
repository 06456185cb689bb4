import { answerProblem, missingProblem, storedValue } from '../../../templates/blocks/form/field-answer.ts';
import { megabyte } from '../../../templates/blocks/form/file-rules.ts';
import { deskNames } from '../../../templates/components/desk/names.ts';
import { fill } from '../../../templates/model/labels/fill.ts';
import { isAcceptedFile } from './file-kinds.ts';
import type { FormEdition, PublishedField, PublishedForm } from './published-forms.ts';
import { type Post, type PostedFile, postLimits } from './read-post.ts';
import type { StoredField } from './stored-answer.ts';

/** Problem of a field, as the script of the page shows it. */
export interface FieldProblem {
  name: string;
  text: string;
}

/** Values of a field without empty ones; spaces alone are no answer. */
export const valuesOf = ({ values }: Post, { name }: { name: string }): string[] =>
  (values.get(name) ?? []).filter((value) => value.trim() !== '');

const filesOf = ({ files }: Post, { name }: { name: string }): PostedFile[] => files.filter(({ field }) => field === name);

const ownNames: readonly string[] = Object.values(deskNames);

/** Most files of one field. */
const mostFiles = 10;

/** Whether a post has only fields of its form, each of the right kind. */
export function hasOnlyKnownFields({ values, files }: Post, { fields }: PublishedForm): boolean {
  const known = new Map(fields.map((field) => [field.name, field.type]));
  const isKnown = (name: string) => ownNames.includes(name) || (known.has(name) && known.get(name) !== 'file');
  // Without a chosen file, a form that is not multipart sends the empty name of the file.
  const isEmptyFile = (name: string) => known.get(name) === 'file' && values.get(name)?.every((value) => value === '');
  return (
    [...values.keys()].every((name) => isKnown(name) || isEmptyFile(name)) &&
    files.every(({ field }) => known.get(field) === 'file')
  );
}

/** Whether a field that no visitor sees is filled in. */
export const isTrapped = (post: Post, { fields }: PublishedForm): boolean =>
  [{ name: deskNames.honeypot }, ...fields.filter(({ type }) => type === 'honeypot')].some(
    (field) => valuesOf(post, field).length > 0,
  );

async function fileProblem(
  field: PublishedField,
  files: readonly PostedFile[],
  edition: FormEdition,
  pathOf: (id: string) => string,
) {
  const { words } = edition;
  if (files.length === 0) return field.isRequired ? missingProblem(field, words) : '';
  if (files.length > (field.isSeveral ? mostFiles : 1)) return words.badFileKind;
  const most = Math.min(field.largest ?? Number.POSITIVE_INFINITY, postLimits.file / megabyte);
  if (files.some(({ bytes }) => bytes > most * megabyte)) return fill(words.bigFile, String(most));
  const accepted = await Promise.all(files.map(({ id, name }) => isAcceptedFile(pathOf(id), name, field.accept)));
  return accepted.every(Boolean) ? '' : words.badFileKind;
}

/** Problems of all fields, by the rules and in the words of the page. */
export async function findProblems(
  post: Post,
  form: PublishedForm,
  edition: FormEdition,
  pathOf: (id: string) => string,
): Promise<FieldProblem[]> {
  const found = await Promise.all(
    form.fields.map(async (field): Promise<FieldProblem> => {
      const { name, type } = field;
      if (type === 'hidden' || type === 'honeypot') return { name, text: '' };
      const isFile = type === 'file';
      const text = isFile
        ? await fileProblem(field, filesOf(post, field), edition, pathOf)
        : answerProblem(field, valuesOf(post, field), edition.words);
      return { name, text };
    }),
  );
  return found.filter(({ text }) => text !== '');
}

/** Words of a value for readers. */
export function shownValue(field: PublishedField, value: string): string {
  return field.options?.find((option) => option.value === value)?.label ?? value;
}

/** Answers as they are stored. Hidden values are those of the form, whatever was posted. */
export function storedFields(post: Post, { fields }: PublishedForm): StoredField[] {
  return fields.flatMap((field): StoredField[] => {
    const { name, label, type, written } = field;
    if (type === 'honeypot' || type === 'file') return [];
    if (type === 'hidden') return [{ name, label: name, value: field.value ?? '' }];
    const values = valuesOf(post, field);
    if (type === 'consent') return values.length > 0 ? [{ name, label, value: written ?? label, isConsent: true }] : [];
    return values.length > 0
      ? [{ name, label, value: values.map((value) => shownValue(field, storedValue(field, value))).join('\n') }]
      : [];
  });
}
