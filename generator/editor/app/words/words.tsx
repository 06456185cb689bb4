import { createContext, useContext } from 'react';
import { type MessageLanguage, messageLanguages } from '../../../../templates/model/files/language.ts';
import type { Summary } from '../../document/protocol-changes.ts';
import { ar, type Words } from './ar.ts';
import { en } from './en.ts';

export const words: Record<MessageLanguage, Words> = { ar, en };

export const LanguageContext = createContext<MessageLanguage>('ar');

export const useLanguage = (): MessageLanguage => useContext(LanguageContext);

export const useWords = (): Words => words[useLanguage()];

/** A sentence with its places filled; what is not given stays out. */
export function fill(sentence: string, values: Record<string, string | number>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** Values from the content keep their own direction within a sentence. https://www.unicode.org/reports/tr9/#Explicit_Directional_Isolates */
export const isolated = (values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, value === '' ? '' : `\u2068${value}\u2069`]));

type Counted = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** How many of something, in the right form of the noun. https://cldr.unicode.org/index/cldr-spec/plural-rules */
export function count(forms: Counted, n: number, language: MessageLanguage): string {
  return fill(forms[new Intl.PluralRules(language).select(n)] ?? forms.other, { n });
}

/** The longest part of a text that a line of a list shows. */
const longest = 60;

/** Values of tasks, of which a sentence names any. */
const places = ({ title = '', toTitle = '', path = '', name = '', value = '' }: Record<string, string>) => ({
  title,
  toTitle,
  path,
  name,
  value,
});

const namedParts = ['header', 'footer', 'site', 'announcement', 'everyPage', 'notFound'] as const;

/** What people call a part that is not a page of its own; what is none is a name already. */
export function nameOfPart(name: string, language: MessageLanguage): string {
  const part = namedParts.find((one) => one === name);
  return part === undefined ? name : words[language].outline[part];
}

/** A value of a sentence that is another in each language: sentences outlive a change of language. */
export const valueOfEach = (name: 'what' | 'to', of: (language: MessageLanguage) => string): Record<string, string> =>
  Object.fromEntries(messageLanguages.map((language) => [`${name}-${language}`, of(language)]));

/** A sentence of what was done. */
export function tell({ key, values }: Summary, language: MessageLanguage): string {
  const { summaries, comma } = words[language];
  const sentence = Object.hasOwn(summaries, key) ? summaries[key as keyof typeof summaries] : undefined;
  const place = [nameOfPart(values.page ?? '', language), values.part].filter(Boolean).join(comma);
  const text = (values.text ?? '').replaceAll(/\*\*|`|\\\n/g, '');
  const short = text.length > longest ? `${text.slice(0, longest)}…` : text;
  const what = values[`what-${language}`] ?? values.what ?? '';
  const to = values[`to-${language}`] ?? values.to ?? '';
  return sentence === undefined
    ? [key, ...Object.values(values)].join(' ')
    : fill(sentence, { ...values, ...isolated({ ...places(values), place, text: short, what, to }) });
}
