import type { MessageLanguage } from '../../../../templates/model/files/language.ts';

/** Fills placeholders in a message; missing values become empty. */
export function fill(sentence: string, values: Record<string, string | number>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** Isolates the direction of a text within a message. https://www.unicode.org/reports/tr9/#Explicit_Directional_Isolates */
export const isolate = (text: string): string => (text === '' ? '' : `\u2068${text}\u2069`);

/** The same for values of a message. */
export const isolated = (values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, isolate(value)]));

type Counted = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Number with the plural form of its noun. https://cldr.unicode.org/index/cldr-spec/plural-rules */
export function count(forms: Counted, n: number, language: MessageLanguage): string {
  return fill(forms[new Intl.PluralRules(language).select(n)] ?? forms.other, { n });
}
