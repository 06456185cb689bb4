import type { LanguageCode } from '../model/files/language.ts';
import type { GeneralLabels } from '../model/labels/schema.ts';
import type { PlannedFile } from '../model/planned/values.ts';
import { formatNumber, type NumberStyle } from './format-number.ts';

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** Count in words, in the plural form of the language. */
function countedWords(count: number, forms: GeneralLabels['files']['megabytes'], style: NumberStyle): string {
  const form = new Intl.PluralRules(style.language).select(count);
  const words = form === 'zero' ? forms.other : forms[form];
  return words.replaceAll('%s', () => formatNumber(count, style, { maximumFractionDigits: 1 }));
}

/** File size in words: whole kilobytes, at least one, or megabytes with one decimal below ten. */
export function sizeWords(bytes: number, { kilobytes, megabytes }: GeneralLabels['files'], style: NumberStyle): string {
  const small = Math.max(1, Math.round(bytes / kilobyte));
  if (small < 1000) return countedWords(small, kilobytes, style);
  const large = bytes / megabyte;
  return countedWords(large < 9.95 ? Math.max(1, Math.round(large * 10) / 10) : Math.round(large), megabytes, style);
}

interface FileWords {
  file: PlannedFile;
  language?: LanguageCode | undefined;
}

/** File description in words: type, size, and language if given. */
export function fileWords({ file, language }: FileWords, labels: GeneralLabels['files'], style: NumberStyle): string {
  const name = language && new Intl.DisplayNames(style.language, { type: 'language' }).of(language);
  const words = [labels.kinds[file.kind], sizeWords(file.size, labels, style)];
  if (name) words.push(labels.language.replaceAll('%s', () => name));
  return words.join(`${labels.separator} `);
}
