import { fill } from '../../model/labels/fill.ts';

/** Messages about values; `%s` stands for a value or, in `missing`, for the field's name. */
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

/** The properties of an input that are read. */
export interface ControlValidity {
  type: string;
  validity: Partial<ValidityState>;
  /** The browser's message, for problems without a message here. */
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

/** Name isolated for bidirectional text. */
export const isolated = (label: string) => `\u2068${label}\u2069`;

/** Message for an empty field; if the name is a question it asks for an answer. */
function missing(type: string, label: string, words: ProblemWords): string {
  const key = missingBy[type] ?? 'missing';
  const isQuestion = /[؟?]\P{L}*$/u.test(label) && key !== 'missingConsent' && key !== 'missingFile';
  return fill(words[isQuestion ? 'missingAnswer' : key], isolated(label));
}

/** Message about the value of a field; empty if it is valid. */
export function problemOf(asked: ControlValidity, label: string, words: ProblemWords): string {
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
