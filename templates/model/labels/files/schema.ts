import * as z from 'zod';
import { describe, text } from '../../../schema/fields.ts';
import { countedForms } from '../../../schema/labels/fields.ts';
import { type FileKindName, fileKindNames } from '../../files/file-kinds.ts';

const kindWord = (name: FileKindName) =>
  text(`ما يسمى به ملف ${name}.`, `What a file of the kind ${name} is called.`, `ملف ${name.toUpperCase()}`);

const kinds = Object.fromEntries(fileKindNames.map((name) => [name, kindWord(name)])) as Record<
  FileKindName,
  ReturnType<typeof kindWord>
>;

/** Labels of files: type, size, language. */
export const filesLabels = z
  .strictObject({
    kinds: z.strictObject(kinds).partial().meta(describe('أسماء أنواع الملفات.', 'What kinds of files are called.')),
    kilobytes: countedForms('وحدة الحجم', 'كيلوبايت').meta(describe('الكيلوبايت بصيغ العدد.', 'Kilobytes, by number.')),
    megabytes: countedForms('وحدة الحجم', 'ميغابايت').meta(describe('الميغابايت بصيغ العدد.', 'Megabytes, by number.')),
    language: text('لغة الملف؛ تحل اللغة محل %s.', 'Language of the file; %s stands for its name.', 'ب%s'),
    separator: text('ما يفصل النوع عن الحجم واللغة.', 'What stands between kind, size and language.', '،'),
  })
  .partial();
