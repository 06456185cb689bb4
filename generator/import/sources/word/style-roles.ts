import { latinDigits } from '../../../core/util/digits.ts';

/** What a paragraph is by its style. */
export type Role =
  | { type: 'heading'; level: number }
  | { type: 'title' | 'caption' | 'quote' | 'code' | 'contents' | 'list-continue' | 'text' };

const heading =
  /^(?:heading|header|عنوان|العنوان|عنوان رئيسي|titre|überschrift|título|titulo|titolo|başlık|سرفصل|عنوان فرعي) ?([1-9])$/u;

const names: [RegExp, Exclude<Role['type'], 'heading'>][] = [
  [/^(?:title|عنوان|العنوان|عنوان المستند|titre|titel|título|titolo)$/u, 'title'],
  [/^(?:caption|تسمية توضيحية|تسمية|légende|beschriftung|epígrafe)$/u, 'caption'],
  [/^(?:(?:intense ?)?quote|block ?text|quotations|اقتباس|اقتباس مكثف|اقتباس واضح|نص كتلة)$/u, 'quote'],
  [
    /^(?:html ?(?:code|preformatted|keyboard|sample)|preformatted ?text|(?:source|inline|program) ?code|source ?text|code(?: ?(?:block|char|text))?|verbatim(?: ?char)?|macro(?: ?text)?|شفرة|كود|رمز برمجي|شفرة برمجية|نص برمجي)$/u,
    'code',
  ],
  [
    /^(?:toc ?[1-9]|toc ?heading|contents ?(?:[1-9]|heading)|table ?of ?(?:figures|authorities)|جدول المحتويات ?[1-9]?|فهرس ?[1-9]|عنوان جدول المحتويات|index ?[1-9])$/u,
    'contents',
  ],
  [/^(?:list ?paragraph|list ?continue ?[1-9]?|list ?contents|سرد الفقرات|فقرة سرد|متابعة القائمة)$/u, 'list-continue'],
];

const roleOfName = (written: string): Role | undefined => {
  const name = latinDigits(written)
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')
    .trim();
  const level = heading.exec(name)?.[1];
  if (level !== undefined) return { type: 'heading', level: Math.min(Number(level), 6) };
  const found = names.find(([pattern]) => pattern.test(name));
  return found && { type: found[1] };
};

/** Role of a style by its name, which is English for built-in styles in each language of Word, or else by its id. */
export const roleOfStyle = (id: string, name: string): Role | undefined => roleOfName(name) ?? roleOfName(id);
