import { fill } from '../../labels/fill.ts';

/** Why a value is not taken, in the words of the page; `%s` stands for a value. */
export interface ProblemWords {
  missing: string;
  missingChoice: string;
  missingConsent: string;
  missingFile: string;
  badEmail: string;
  badTel: string;
  badNumber: string;
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
  dataset: { least?: string; most?: string; problem?: string };
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
  number: 'badNumber',
  date: 'badDate',
  time: 'badDate',
};

/** What is wrong with the value of a field, in words; an empty text where nothing is. */
export function problemOf(asked: Asked, words: ProblemWords): string {
  const { type, validity, min = '', max = '', minLength = 0, dataset } = asked;
  if (validity.valid) return '';
  if (validity.valueMissing && !validity.badInput) return words[missingBy[type] ?? 'missing'];
  if (validity.rangeUnderflow) return fill(words.tooLow, dataset.least ?? min);
  if (validity.rangeOverflow) return fill(words.tooHigh, dataset.most ?? max);
  if (validity.tooShort) return fill(words.tooShort, String(minLength));
  if (validity.patternMismatch && dataset.problem) return dataset.problem;
  const bad = validity.typeMismatch || validity.patternMismatch || validity.badInput ? badBy[type] : undefined;
  return bad ? words[bad] : asked.validationMessage;
}
