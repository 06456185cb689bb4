import type { MessageLanguage } from '../../../../templates/model/files/language.ts';
import type { Summary } from '../../document/protocol-changes.ts';
import { ar, type Words } from './ar.ts';
import { en } from './en.ts';
import { fill, isolated } from './sentences.ts';

export const words: Record<MessageLanguage, Words> = { ar, en };

/** Maximum length of a text in a list line. */
const longest = 60;

/** Values of tasks; a message may use any of them. */
const places = ({ title = '', toTitle = '', path = '', name = '', value = '' }: Record<string, string>) => ({
  title,
  toTitle,
  path,
  name,
  value,
});

/** Keys of the names of shared parts, by the part's key in the file. */
const namedParts = {
  header: 'header',
  footer: 'footer',
  site: 'site',
  announcement: 'announcement',
  everyPage: 'allPages',
  notFound: 'notFound',
} as const;

/** Name of a shared part; other names are returned unchanged. */
export function nameOfPart(name: string, language: MessageLanguage): string {
  const part = Object.hasOwn(namedParts, name) ? namedParts[name as keyof typeof namedParts] : undefined;
  return part === undefined ? name : words[language].outline[part];
}

/** Message about a change. */
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
