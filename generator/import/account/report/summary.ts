import type { MessageLanguage } from '../../../../templates/languages/message-languages.ts';
import { type Measure, measures, type OmissionReason, omissionReasons } from '../../model/losses.ts';
import type { Account, Lines } from '../account.ts';
import { omissionWords } from './reason-words.ts';
import { commas, counted, formatted, pageWords, sentences } from './words.ts';

/** What is missing without a reason: `3 words, 1 link`; empty if nothing is. */
export function missingSum(lines: Lines, language: MessageLanguage): string {
  const missing = measures.filter((measure: Measure) => lines[measure].unaccounted > 0);
  return missing.map((measure) => counted(lines[measure].unaccounted, measure, language)).join(commas[language]);
}

/** The words of a source in one sentence. */
export function wordsSentence({ words }: Lines, language: MessageLanguage): string {
  const numbers = { kept: formatted(words.kept), changed: formatted(words.changed), omitted: formatted(words.omitted) };
  return sentences[language].sum({ in: counted(words.in, 'words', language), ...numbers });
}

/** How many things were left out for each reason, whole documents included. */
function omittedNumbers({ omitted, withheld }: Account): [OmissionReason, number][] {
  const of = (reason: OmissionReason) =>
    (omitted.find((one) => one.reason === reason)?.number ?? 0) + (withheld.find((one) => one.reason === reason)?.documents ?? 0);
  return omissionReasons.map((reason): [OmissionReason, number] => [reason, of(reason)]).filter(([, number]) => number > 0);
}

/** The account in a few lines for the terminal. */
export function summaryLines(account: Account, language: MessageLanguage): string[] {
  const { sum, isBalanced } = account;
  const names = omittedNumbers(account).map(
    ([reason, number]) => `${omissionWords[reason].name[language]} (${formatted(number)})`,
  );
  return [
    wordsSentence(sum, language),
    measures
      .filter((measure) => measure !== 'words' && sum[measure].in > 0)
      .map((measure) => counted(sum[measure].in, measure, language))
      .join(commas[language]),
    ...(names.length > 0 ? [`${pageWords.omitted[language]}: ${names.join(commas[language])}`] : []),
    isBalanced ? pageWords.balanced[language] : `${pageWords.unbalanced[language]} ${missingSum(sum, language)}`,
  ].filter((line) => line !== '');
}
