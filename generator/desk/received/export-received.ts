import type { MessageLanguage } from '../../core/diagnostics/diagnostics.ts';
import type { AnswerEntry, Answers } from './answers.ts';
import { csvHead, csvLine } from './csv.ts';
import type { StoredAnswer, StoredField } from './stored-answer.ts';

/** Names of the columns that every answer has. */
const columns: Record<MessageLanguage, readonly string[]> = {
  ar: ['الوقت', 'النموذج', 'الصفحة', 'الملفات'],
  en: ['Time', 'Form', 'Page', 'Files'],
};

/** Answers that are read at once. */
const chunk = 200;

async function* readAll(answers: Answers, entries: readonly AnswerEntry[]): AsyncGenerator<StoredAnswer> {
  for (let first = 0; first < entries.length; first += chunk) yield* await answers.read(entries.slice(first, first + chunk));
}

type Field = Pick<StoredField, 'name' | 'label'>;

const keyOf = ({ name, label }: Field) => JSON.stringify([name, label]);

/**
 * Columns of all fields, by name and label: a form may have changed. Fields that nobody filled in are left out.
 * @param known fields in the order of their forms; others follow
 */
async function fieldColumns(
  answers: Answers,
  entries: readonly AnswerEntry[],
  known: readonly Field[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for await (const { fields } of readAll(answers, entries)) for (const field of fields) found.set(keyOf(field), field.label);
  const ordered = known.map(keyOf).filter((key) => found.has(key));
  return new Map([...ordered, ...found.keys()].map((key) => [key, found.get(key) ?? '']));
}

/** Comma-separated values of answers, part by part. @param known fields in the order of their forms */
export async function* csvOf(
  answers: Answers,
  entries: readonly AnswerEntry[],
  { known, language }: { known: readonly Field[]; language: MessageLanguage },
): AsyncGenerator<string> {
  const fields = await fieldColumns(answers, entries, known);
  yield csvHead([...columns[language], ...fields.values()]);
  for await (const answer of readAll(answers, entries)) {
    const { at, heading, page, files } = answer;
    const values = new Map(answer.fields.map((field) => [keyOf(field), field.value]));
    const own = [new Date(at).toISOString(), heading, page, files.map(({ name }) => name).join('\n')];
    yield csvLine([...own, ...[...fields.keys()].map((key) => values.get(key) ?? '')]);
  }
}
