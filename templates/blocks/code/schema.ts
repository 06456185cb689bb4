import * as z from 'zod';
import { codeLanguageNames, codeLanguages, codeLanguagesInArabic } from '../../schema/code-languages.ts';
import { diagnosticCode } from '../../schema/diagnostic-codes.ts';
import { codeText, describe, plainText, sectionFields } from '../../schema/fields.ts';
import { type Content, kind, reference } from '../../schema/kinds.ts';
import { areLines, refineMarked } from './rules.ts';

const explanation = describe(
  'شيفرة برمجية أو أمر يُكتب في الطرفية، بحروفها ومسافاتها كما هي.',
  'Code, or a command to type, with its letters and spaces as they are.',
);

const languageSchema = z.enum(codeLanguageNames).meta({
  id: 'code-language',
  ...describe(
    'لغة الشيفرة، وبها تُلوَّن كلماتها؛ إن حُذفت فلا ألوان.',
    'Language of the code, by which its words get colours; absent: there are none.',
    'bash',
    'json',
    'python',
  ),
  enumDescriptions: codeLanguageNames.map((name) => `${codeLanguagesInArabic[name]} — ${codeLanguages[name]}`),
});

/** Fields of code, in blocks and in running text. */
export const codeFields = {
  file: codeText(
    'اسم الملف الذي فيه الشيفرة، ويظهر فوقها.',
    'Name of the file that the code is in, shown above it.',
    'package.json',
  ).optional(),
  language: languageSchema.optional(),
  text: codeText(
    'الشيفرة كما هي بأسطرها ومسافاتها، وبين السطر والسطر \\n.',
    'The code as it is, with its lines and spaces; \\n stands between two lines.',
    'npm ci\nnpm run build',
  ),
  numbered: z
    .literal(true)
    .optional()
    .meta(describe('true: تظهر أرقام الأسطر.', 'true: lines have numbers.', true)),
  marked: kind(
    'code',
    plainText.refine(areLines, { error: diagnosticCode('bad-lines') }).meta({
      pattern: areLines.pattern.source,
      patternErrorMessage: 'اكتب أرقام الأسطر هكذا: 2, 5-7. Write the numbers of lines as 2, 5-7.',
      ...describe('أرقام الأسطر التي تُبرَز.', 'Numbers of the lines that stand out.', '2', '2, 5-7'),
    }),
  ).optional(),
};

export const codeSchema = reference(
  'code',
  z
    .strictObject({
      type: z.literal('code').meta(explanation),
      ...sectionFields,
      heading: sectionFields.heading.optional(),
      ...codeFields,
    })
    .check(refineMarked)
    .meta({ ...explanation, id: 'block-code' }),
);

export type Code = Content<z.infer<typeof codeSchema>>;
