import { fill } from '../../model/labels/fill.ts';
import type { DeskField } from '../../schema/forms/desk-form.ts';
import { formats, telPattern } from './formats.ts';
import { numberProblem, plainDigits, plainNumber } from './numbers.ts';
import { isolated, type ProblemWords, problemOf } from './problems.ts';

/**
 * Checks of answers outside of browsers, with the rules and messages of the page: patterns, numbers and messages are the same
 * modules, and what browsers check by themselves follows the HTML standard.
 * https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#constraints
 */

/** Messages about answers; those of formats by their key, as in the labels of forms. */
export type AnswerWords = Record<
  keyof ProblemWords | 'badNumber' | 'badStep' | (typeof formats)[keyof typeof formats]['words'],
  string
> & {
  /** `%s` stands for a number of characters. */
  tooLong: string;
  badChoice: string;
};

/** https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address */
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Characters of a value at most, if the form does not say less. */
const longest = (field: DeskField) => field.maxLength ?? (field.type === 'textarea' ? 10_000 : 1000);

/** Pattern of the whole value, as browsers apply the attribute `pattern`. */
const matches = (pattern: string, value: string) => new RegExp(`^(?:${pattern})$`, 'v').test(value);

/** Type of the control, by which messages are chosen. */
const controlTypes: Partial<Record<DeskField['type'], string>> = { select: 'select-one', consent: 'checkbox' };

const isDay = (value: string) => {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return year !== '' && date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
};

const isTime = (value: string) => /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,3})?)?$/.test(value);

const formatOf = ({ format }: DeskField) =>
  format !== undefined && Object.hasOwn(formats, format) ? formats[format as keyof typeof formats] : undefined;

/** State of a value as a browser would find it. */
function validityOf(field: DeskField, value: string): Partial<ValidityState> {
  const { type, min, max, minLength } = field;
  const pattern = formatOf(field)?.pattern ?? (type === 'tel' ? telPattern : undefined);
  if (pattern !== undefined && !matches(pattern, value)) return { patternMismatch: true };
  if (type === 'email' && !emailPattern.test(value)) return { typeMismatch: true };
  if ((type === 'date' && !isDay(value)) || (type === 'time' && !isTime(value))) return { badInput: true };
  if (type === 'date' || type === 'time') {
    if (typeof min === 'string' && value < min) return { rangeUnderflow: true };
    if (typeof max === 'string' && value > max) return { rangeOverflow: true };
  }
  return minLength !== undefined && value.length < minLength ? { tooShort: true } : { valid: true };
}

function numberProblemOf({ min, max, step }: DeskField, value: string, words: AnswerWords): string {
  const limit = (one: number | string | undefined) => (typeof one === 'number' ? one : undefined);
  return numberProblem(value, { min: limit(min), max: limit(max), step }, words);
}

function choiceProblem(
  { options = [], value: own = 'on', type }: DeskField,
  values: readonly string[],
  words: AnswerWords,
): string {
  const known = type === 'consent' ? [own] : options.map(({ value }) => value);
  const isKnown = values.every((value) => known.includes(value)) && new Set(values).size === values.length;
  return isKnown ? '' : words.badChoice;
}

/** Problem of one field with text; empty if there is none. */
function textProblem(field: DeskField, value: string, words: AnswerWords): string {
  if (value.length > longest(field)) return fill(words.tooLong, String(longest(field)));
  if (field.type === 'number') return numberProblemOf(field, value, words);
  const validity = validityOf(field, value);
  const format = formatOf(field);
  const { min = '', max = '', shownMin, shownMax, minLength } = field;
  const control = { type: controlTypes[field.type] ?? field.type, validity, validationMessage: words.badChoice };
  const limits = { min: String(min), max: String(max), ...(minLength !== undefined && { minLength }) };
  const dataset = { least: shownMin, most: shownMax, problem: format && words[format.words] };
  return problemOf({ ...control, ...limits, dataset }, field.label, words);
}

const chosenTypes: readonly DeskField['type'][] = ['select', 'radio', 'checkbox', 'consent'];

/** Message for a field without a value. */
export const missingProblem = (field: DeskField, words: AnswerWords): string =>
  problemOf(
    { type: controlTypes[field.type] ?? field.type, validity: { valueMissing: true }, validationMessage: '', dataset: {} },
    field.label,
    words,
  ) || isolated(field.label);

/**
 * Problem of the values of a field that is neither a file nor hidden.
 * @param values without empty ones
 * @returns the message beside the field; empty if there is none
 */
export function answerProblem(field: DeskField, values: readonly string[], words: AnswerWords): string {
  const [value] = values;
  if (value === undefined) return field.isRequired ? missingProblem(field, words) : '';
  if (values.length > 1 && field.type !== 'checkbox') return words.badChoice;
  return chosenTypes.includes(field.type) ? choiceProblem(field, values, words) : textProblem(field, value, words);
}

/** Value as it is stored and as services expect it: numbers and telephone numbers in Western digits. */
export function storedValue(field: DeskField, value: string): string {
  if (field.type === 'number') return plainNumber(value) ?? value;
  return field.type === 'tel' || formatOf(field) ? plainDigits(value) : value;
}
