import * as z from 'zod';
import { describe, plainPattern, plainText, text } from '../../blocks/fields.ts';
import { kind } from '../../blocks/kinds.ts';
import { type FileKindName, fileKindNames } from '../../files/file-kinds.ts';

const form = (arabic: string, english: string, example: string) =>
  kind('text', plainText.meta({ ...describe(arabic, english, example), pattern: plainPattern }));

/**
 * Words of a number of things, in the forms that languages have for it: Arabic one, two, few (3-10), many (11-99) and
 * other; English one and other. `%s` stands for the number. https://cldr.unicode.org/index/cldr-spec/plural-rules
 */
const countedForms = (one: string, example: string) =>
  z
    .strictObject({
      one: form(`${one}: واحد.`, 'One of them.', `${example} واحد`),
      two: form(`${one}: اثنان.`, 'Two of them.', `${example}ان`),
      few: form(`${one}: من 3 إلى 10.`, '3 to 10 of them.', `%s ${example}`),
      many: form(`${one}: من 11 إلى 99.`, '11 to 99 of them.', `%s ${example}`),
      other: form(`${one}: ما عدا ذلك، ومنه الكسور.`, 'All others, and fractions.', `%s ${example}`),
    })
    .partial();

const kindWord = (name: FileKindName) =>
  text(`ما يسمى به ملف ${name}.`, `What a file of the kind ${name} is called.`, `ملف ${name.toUpperCase()}`);

const kinds = Object.fromEntries(fileKindNames.map((name) => [name, kindWord(name)])) as Record<
  FileKindName,
  ReturnType<typeof kindWord>
>;

/** Words about files: kind, size, language. */
export const filesLabels = z
  .strictObject({
    kinds: z.strictObject(kinds).partial().meta(describe('أسماء أنواع الملفات.', 'What kinds of files are called.')),
    kilobytes: countedForms('وحدة الحجم', 'كيلوبايت').meta(describe('الكيلوبايت بصيغ العدد.', 'Kilobytes, by number.')),
    megabytes: countedForms('وحدة الحجم', 'ميغابايت').meta(describe('الميغابايت بصيغ العدد.', 'Megabytes, by number.')),
    language: text('لغة الملف؛ تحل اللغة محل %s.', 'Language of the file; %s stands for its name.', 'ب%s'),
    separator: text('ما يفصل النوع عن الحجم واللغة.', 'What stands between kind, size and language.', '،'),
  })
  .partial();
