import type { MessageLanguage } from '../../core/diagnostics/diagnostics.ts';
import type { AnswerEntry, Answers } from './answers.ts';
import { csvHead, csvLine } from './csv.ts';
import type { StoredAnswer } from './stored-answer.ts';

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

/** Columns of all fields, by name and label: a form may have changed. */
async function fieldColumns(answers: Answers, entries: readonly AnswerEntry[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for await (const { fields } of readAll(answers, entries))
    for (const { name, label } of fields) found.set(JSON.stringify([name, label]), label);
  return found;
}

/** Comma-separated values of answers, part by part. */
export async function* csvOf(
  answers: Answers,
  entries: readonly AnswerEntry[],
  language: MessageLanguage,
): AsyncGenerator<string> {
  const fields = await fieldColumns(answers, entries);
  yield csvHead([...columns[language], ...fields.values()]);
  for await (const answer of readAll(answers, entries)) {
    const { at, heading, page, files } = answer;
    const values = new Map(answer.fields.map(({ name, label, value }) => [JSON.stringify([name, label]), value]));
    const own = [new Date(at).toISOString(), heading, page, files.map(({ name }) => name).join('\n')];
    yield csvLine([...own, ...[...fields.keys()].map((key) => values.get(key) ?? '')]);
  }
}
