import { fill } from '../../model/labels/fill.ts';

/** Why a value is not taken, in the words of the page; `%s` stands for a value, or in what is missing for the field's name. */
export interface ProblemWords {
  missing: string;
  missingChoice: string;
  missingAnswer: string;
  missingConsent: string;
  missingFile: string;
  badEmail: string;
  badTel: string;
  badDate: string;
  tooLow: string;
  tooHigh: string;
  tooShort: string;
}

/** As much of an input as is asked. */
export interface Asked {
  type: string;
  validity: Partial<ValidityState>;
  /** What the browser says, for what we have no words for. */
  validationMessage: string;
  min?: string;
  max?: string;
  minLength?: number;
  dataset: { least?: string | undefined; most?: string | undefined; problem?: string | undefined };
}

const missingBy: Record<string, keyof ProblemWords> = {
  radio: 'missingChoice',
  'select-one': 'missingChoice',
  checkbox: 'missingConsent',
  file: 'missingFile',
};
const badBy: Record<string, keyof ProblemWords> = {
  email: 'badEmail',
  tel: 'badTel',
  date: 'badDate',
  time: 'badDate',
};

/** A name in a sentence, kept in its own order whatever its script. */
export const isolated = (label: string) => `\u2068${label}\u2069`;

/** What is to be done about a field that is empty; a name that asks is answered, not entered. */
function missing(type: string, label: string, words: ProblemWords): string {
  const key = missingBy[type] ?? 'missing';
  const isQuestion = /[؟?]\P{L}*$/u.test(label) && key !== 'missingConsent' && key !== 'missingFile';
  return fill(words[isQuestion ? 'missingAnswer' : key], isolated(label));
}

/** What is wrong with the value of the field of this name, in words; an empty text where nothing is. */
export function problemOf(asked: Asked, label: string, words: ProblemWords): string {
  const { type, validity, min = '', max = '', minLength = 0, dataset } = asked;
  if (validity.valid) return '';
  if (validity.valueMissing && !validity.badInput) return missing(type, label, words);
  if (validity.customError) return asked.validationMessage;
  if (validity.rangeUnderflow) return fill(words.tooLow, dataset.least ?? min);
  if (validity.rangeOverflow) return fill(words.tooHigh, dataset.most ?? max);
  if (validity.tooShort) return fill(words.tooShort, String(minLength));
  if (validity.patternMismatch && dataset.problem) return dataset.problem;
  const bad = validity.typeMismatch || validity.patternMismatch || validity.badInput ? badBy[type] : undefined;
  return bad ? words[bad] : asked.validationMessage;
}
