import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { MessageLanguage } from '../../core/diagnostics/diagnostics.ts';
import { UsageError } from '../../core/diagnostics/errors.ts';
import { type LanguageChoice, languageChoiceNames, type StartName, startNames, starts } from '../new/starts.ts';
import { choiceWords, questionWords } from './new-words.ts';

/** Answers about a new site, from the command line or from questions. */
export interface GivenAnswers {
  /** Export, file or folder of an old site. */
  from: string | undefined;
  name: string | undefined;
  start: StartName | undefined;
  languages: LanguageChoice | undefined;
}

/** Shows a question and returns the line that is entered. */
type Ask = (question: string) => Promise<string>;

/**
 * Asks for an item of a list, by number or name; an empty line selects the first. Repeats the question after an invalid answer.
 */
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

/** Asks for a name; empty for none. Repeats the question after an invalid answer. */
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

/** Asks for an old site; empty for none. Repeats the question if nothing is there. */
async function askSource(ask: Ask, language: MessageLanguage) {
  for (let question: string = questionWords.from[language]; ; ) {
    const answer = (await ask(`${question}\n> `)).trim().replaceAll(/^["']|["']$/g, '');
    if (answer === '') return undefined;
    if (existsSync(answer)) return answer;
    question = questionWords.fromMissing[language];
  }
}

/** Asks up to four questions, skipping those answered on the command line. @throws UsageError if the input ends */
export async function answersOf(
  known: GivenAnswers,
  readName: (name: string) => string,
  language: MessageLanguage,
  { input, output }: { input: NodeJS.ReadableStream; output: NodeJS.WritableStream } = {
    input: process.stdin,
    output: process.stdout,
  },
): Promise<GivenAnswers> {
  const lines = createInterface({ input, terminal: false });
  const next = lines[Symbol.asyncIterator]();
  const ask: Ask = async (question) => {
    output.write(question);
    const { value, done } = await next.next();
    if (done) throw new UsageError('no-answer');
    return value;
  };
  try {
    const isNew = known.name !== undefined || known.start !== undefined || known.languages !== undefined;
    const from = known.from ?? (isNew ? undefined : await askSource(ask, language));
    if (from !== undefined) return { ...known, from };
    return {
      from,
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
