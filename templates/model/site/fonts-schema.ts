import * as z from 'zod';
import { diagnosticCode } from '../../schema/diagnostic-codes.ts';
import { addressText, describe } from '../../schema/fields.ts';
import { kind } from '../../schema/kinds.ts';
import { hasShortSegments } from '../../schema/rules.ts';
import { fontFamilies, fontFamilyNames } from '../../theme/font-families.ts';
import { fontPattern } from './rules.ts';

const family = (arabic: string, english: string, example: string) =>
  z
    .enum(fontFamilyNames)
    .optional()
    .meta({
      ...describe(arabic, english, example),
      enumDescriptions: fontFamilyNames.map((name) => `${fontFamilies[name].about.ar} — ${fontFamilies[name].about.en}`),
    });

const file = (arabic: string, english: string, example: string) =>
  kind(
    'font',
    addressText
      .refine(hasShortSegments, { error: diagnosticCode('long-segment'), abort: true })
      .regex(fontPattern, { error: diagnosticCode('bad-font-path') })
      .meta({
        ...describe(arabic, english, example),
        patternErrorMessage:
          'اسم ملف خط من assets/fonts، مثل fonts/Jiha.woff2. A font file of assets/fonts, such as fonts/Jiha.woff2.',
      }),
  );

const ownFont = (arabic: string, english: string) =>
  z
    .strictObject({
      regular: file(
        'ملف الوزن العادي، أو الملف المتغير الذي فيه الأوزان كلها: woff2 أو ttf أو otf.',
        'The file of the regular weight, or the variable file that has all weights: woff2, ttf or otf.',
        'fonts/Jiha-Regular.woff2',
      ),
      bold: file(
        'ملف الوزن العريض؛ إن حُذف رُسم العريض من العادي.',
        'The file of the bold weight; absent: bold words are drawn of the regular one.',
        'fonts/Jiha-Bold.woff2',
      ).optional(),
    })
    .optional()
    .meta(describe(arabic, english));

/** Fonts of a site: names and files, never styles. */
export const fontsSchema = z
  .strictObject({
    text: family(
      'خط النصوص؛ إن حُذف فريدكس برو. كل خط غيره حزمة تُثبت، ويقول الفحص الأمر إن لم تكن مثبتة.',
      'The family of texts; absent: Readex Pro. Any other is a package to be installed: the check says the command where it is not.',
      'ibm-plex-sans-arabic',
    ),
    headings: family('خط العناوين؛ إن حُذف فخط النصوص.', 'The family of headings; absent: that of the texts.', 'amiri'),
    textFiles: ownFont(
      'خط الجهة نفسها للنصوص بدل خط من القائمة: ملفاته في assets/fonts.',
      'A font of the organisation itself for texts, in the place of a family of the list: its files in assets/fonts.',
    ),
    headingFiles: ownFont(
      'خط الجهة نفسها للعناوين بدل خط من القائمة: ملفاته في assets/fonts.',
      'A font of the organisation itself for headings, in the place of a family of the list: its files in assets/fonts.',
    ),
  })
  .optional()
  .meta(
    describe(
      'خط النصوص وخط العناوين؛ إن حُذفا معًا فخطا المظهر.',
      'The typefaces of texts and of headings; absent: those of the look.',
      {
        text: 'ibm-plex-sans-arabic',
        headings: 'cairo',
      },
    ),
  );
