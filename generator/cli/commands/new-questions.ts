import { createInterface } from 'node:readline';
import type { MessageLanguage } from '../../core/diagnostics/diagnostics.ts';
import { UsageError } from '../../core/diagnostics/errors.ts';
import { type LanguageChoice, languageChoiceNames, type StartName, startNames, starts } from '../new/starts.ts';
import { choiceWords, questionWords } from './new-words.ts';

/** What a call says of a new site, or answers do. */
export interface KnownAnswers {
  name: string | undefined;
  start: StartName | undefined;
  languages: LanguageChoice | undefined;
}

/** Who asks: shows a question, and gives back the line that is answered. */
type Ask = (question: string) => Promise<string>;

/** One of a list by its number or name; the first for an empty line. Asked again for anything else. */
async function choose<Name extends string>(
  ask: Ask,
  question: string,
  names: readonly [Name, ...Name[]],
  words: (name: Name) => string,
) {
  const list = names.map((name, index) => `  ${index + 1}. ${words(name)}\n`).join('');
  for (;;) {
    const answer = (await ask(`${question}\n${list}> `)).trim().toLowerCase();
    const found = answer === '' ? names[0] : (names.find((name) => name === answer) ?? names[Number(latinDigits(answer)) - 1]);
    if (found !== undefined) return found;
  }
}

const latinDigits = (text: string) => text.replaceAll(/[٠-٩]/g, (digit) => `${digit.charCodeAt(0) - 0x660}`);

/** A name, or none for an empty line. Asked again for one that cannot stand on a page. */
async function askName(ask: Ask, readName: (name: string) => string, language: MessageLanguage) {
  for (let question: string = questionWords.name[language]; ; ) {
    const answer = await ask(`${question}\n> `);
    if (answer.trim() === '') return undefined;
    try {
      return readName(answer);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      question = error.in(language);
    }
  }
}

/** Asks at most three questions: what the call has said is not asked. @throws UsageError where the answers end */
export async function answersOf(
  known: KnownAnswers,
  readName: (name: string) => string,
  language: MessageLanguage,
  { input, output }: { input: NodeJS.ReadableStream; output: NodeJS.WritableStream } = {
    input: process.stdin,
    output: process.stdout,
  },
): Promise<KnownAnswers> {
  const lines = createInterface({ input, terminal: false });
  const next = lines[Symbol.asyncIterator]();
  const ask: Ask = async (question) => {
    output.write(question);
    const { value, done } = await next.next();
    if (done) throw new UsageError('no-answer');
    return value;
  };
  try {
    return {
      name: known.name ?? (await askName(ask, readName, language)),
      start: known.start ?? (await choose(ask, questionWords.start[language], startNames, (name) => starts[name][language])),
      languages:
        known.languages ??
        (await choose(ask, questionWords.languages[language], languageChoiceNames, (name) => choiceWords[name][language])),
    };
  } finally {
    lines.close();
  }
}
