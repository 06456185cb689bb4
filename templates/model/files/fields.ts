import { diagnosticCode } from '../../schema/diagnostic-codes.ts';
import { addressText, describe } from '../../schema/fields.ts';
import { kind } from '../../schema/kinds.ts';
import { hasShortSegments, matching } from '../../schema/rules.ts';
import { type FileKindName, fileNames, filesFolder } from './file-kinds.ts';
import { languageCodeSchema } from './language-schema.ts';

/** Field for a file below `assets/files/` of certain types. */
export function fileField(kinds: readonly FileKindName[], arabic: string, english: string, ...examples: [string, ...string[]]) {
  const pattern = new RegExp(`^(?!.*(?:^|/)\\.)(?!.*//)${filesFolder}${fileNames(kinds, '[A-Za-z0-9_\\-./]+')}$`);
  const schema = addressText
    .refine(hasShortSegments, { error: diagnosticCode('long-segment'), abort: true })
    .refine(matching(pattern), { error: diagnosticCode('bad-file-path'), params: { list: [...kinds] } })
    .meta({
      ...describe(arabic, english, ...examples),
      pattern: pattern.source,
      patternErrorMessage: `اسم ملف من assets/files بحروف لاتينية، مثل ${examples[0]}. A file of assets/files in Latin letters, such as ${examples[0]}.`,
    });
  return kind('file', schema);
}

/** Language of a file, as a BCP 47 code. */
export const fileLanguageSchema = languageCodeSchema.meta(describe('لغة الملف.', 'Language of the file.', 'ar', 'en'));
