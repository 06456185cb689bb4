import * as z from 'zod';
import { diagnosticCode } from '../diagnostic-codes.ts';
import { describe, plainText, text } from '../fields.ts';
import { kind } from '../kinds.ts';
import { plainPattern } from '../rules.ts';

/** Description of a label with placeholders: the editor's hint about `%s`, and the field's description. */
type TextExplanation = [hint: string, arabic: string, english: string, example: string];

/** Label with one `%s`. */
export const filledOnce = (...[patternErrorMessage, ...explanation]: TextExplanation) =>
  kind(
    'text',
    plainText
      .includes('%s', { error: diagnosticCode('no-count') })
      .meta({ pattern: `${plainPattern}[\\s\\S]*%s`, ...describe(...explanation), patternErrorMessage }),
  );

/** Label with two `%s`. */
export const filledTwice = (...[patternErrorMessage, ...explanation]: TextExplanation) =>
  kind(
    'text',
    plainText.regex(/%s.*%s/s, { error: diagnosticCode('no-count') }).meta({
      pattern: `${plainPattern}[\\s\\S]*%s[\\s\\S]*%s`,
      ...describe(...explanation),
      patternErrorMessage,
    }),
  );

/** Label with a number. */
export const counted = (arabic: string, english: string, example: string) =>
  filledOnce(
    'اكتب %s موضع العدد. Write %s where the number goes.',
    `${arabic}؛ يحل العدد محل %s.`,
    `${english}; %s stands for the number.`,
    example,
  );

/** Label with a value. */
export const valued = (arabic: string, english: string, example: string) =>
  filledOnce(
    'اكتب %s موضع القيمة. Write %s where the value goes.',
    `${arabic}؛ تحل القيمة محل %s.`,
    `${english}; %s stands for the value.`,
    example,
  );

/** Label with a name. */
export const named = (arabic: string, english: string, example: string) =>
  filledOnce('اكتب %s في موضع الاسم. Write %s where the name goes.', arabic, english, example);

const anything = 'اكتب %s حيث يحل ما يُملأ به. Write %s where what is put in goes.';

/** Label with something else, once or twice. */
export const filled = (...explanation: [arabic: string, english: string, example: string]) =>
  filledOnce(anything, ...explanation);
export const filledWithTwo = (...explanation: [arabic: string, english: string, example: string]) =>
  filledTwice(anything, ...explanation);

/**
 * Label with a count, in the plural forms of languages: Arabic one, two, few (3-10), many (11-99) and other; English one and
 * other. `%s` stands for the number. https://cldr.unicode.org/index/cldr-spec/plural-rules
 */
export const countedForms = (one: string, example: string) =>
  z
    .strictObject({
      one: text(`${one}: واحد.`, 'One of them.', `${example} واحد`),
      two: text(`${one}: اثنان.`, 'Two of them.', `${example}ان`),
      few: text(`${one}: من 3 إلى 10.`, '3 to 10 of them.', `%s ${example}`),
      many: text(`${one}: من 11 إلى 99.`, '11 to 99 of them.', `%s ${example}`),
      other: text(`${one}: ما عدا ذلك، ومنه الكسور.`, 'All others, and fractions.', `%s ${example}`),
    })
    .partial();

/** Labels that are all optional: missing ones have the default in the language of the content. */
export const optionalWords = <Shape extends z.ZodRawShape>(shape: Shape) => z.strictObject(shape).partial();
