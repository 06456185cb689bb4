import * as z from 'zod';
import { type FileKindName, fileKindNames } from '../../files/file-kinds.ts';
import { describe, plainPattern, plainText, text } from '../../vocabulary/fields.ts';
import { kind } from '../../vocabulary/kinds.ts';

/**
 * Words of a number of things, in the forms that languages have for it: Arabic one, two, few (3-10), many (11-99) and
 * other; English one and other. `%s` stands for the number. https://cldr.unicode.org/index/cldr-spec/plural-rules
 */
export const countedForms = (one: string, example: string) =>
  z
    .strictObject({
      one: text(`${one}: واحد.`, 'One of them.', `${example} واحد`),
      two: text(`${one}: اثنان.`, 'Two of them.', `${example}ان`),
      few: text(`${one}: من 3 إلى 10.`, '3 to 10 of them.', `%s ${example}`),
      many: text(`${one}: من 11 إلى 99.`, '11 to 99 of them.', `%s ${example}`),
      other: text(`${one}: ما عدا ذلك، ومنه الكسور.`, 'All others, and fractions.', `%s ${example}`),
    })
    .partial();

const kindWord = (name: FileKindName) =>
  text(`ما يسمى به ملف ${name}.`, `What a file of the kind ${name} is called.`, `ملف ${name.toUpperCase()}`);

const kinds = Object.fromEntries(fileKindNames.map((name) => [name, kindWord(name)])) as Record<
  FileKindName,
  ReturnType<typeof kindWord>
>;

const named = (arabic: string, english: string, example: string) =>
  kind(
    'text',
    plainText.includes('%s', { error: 'no-count' }).meta({
      pattern: `${plainPattern}[\\s\\S]*%s`,
      ...describe(arabic, english, example),
      patternErrorMessage: 'اكتب %s في موضع الاسم. Write %s where the name goes.',
    }),
  );

/** Words of videos that come from elsewhere. */
export const videoLabels = z
  .strictObject({
    play: named('اسم رابط التشغيل؛ يحل اسم الفيديو محل %s.', 'Name of the link that plays; %s is the video.', 'شغّل الفيديو: %s'),
    from: named(
      'من أين يُعرض الفيديو؛ يحل اسم الموقع محل %s.',
      'Where the video comes from; %s is the service.',
      'يُعرض من %s، ولا يُحمّل منه شيء قبل التشغيل.',
    ),
    youtube: text('اسم يوتيوب.', 'What YouTube is called.', 'يوتيوب'),
    vimeo: text('اسم فيميو.', 'What Vimeo is called.', 'فيميو'),
  })
  .partial();

/** Words of galleries of pictures. */
export const galleryLabels = z
  .strictObject({
    label: text('اسم عارض الصور حيث لا عنوان للقسم.', 'Name of the viewer where the section has no heading.', 'معرض الصور'),
    open: named(
      'اسم صورة بلا وصف؛ يحل رقمها محل %s.',
      'Name of a picture without description; %s is its number.',
      'افتح الصورة %s',
    ),
    position: named('أين الزائر؛ رقم الصورة ثم عددها.', 'Where one is: number of the picture, then how many.', 'الصورة %s من %s'),
    close: text('اسم زر الإغلاق.', 'Name of the button that closes.', 'أغلق الصورة'),
    previous: text('اسم زر الصورة السابقة.', 'Name of the button to the previous picture.', 'الصورة السابقة'),
    next: text('اسم زر الصورة التالية.', 'Name of the button to the next picture.', 'الصورة التالية'),
  })
  .partial();

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
