import * as z from 'zod';
import { diagnosticCode } from '../../../schema/diagnostic-codes.ts';
import { describe, plainText, text } from '../../../schema/fields.ts';
import { kind } from '../../../schema/kinds.ts';
import { countedForms } from '../../../schema/labels/fields.ts';
import { plainPattern } from '../../../schema/rules.ts';

/** Labels of the site search. */
export const siteSearchLabels = z
  .strictObject({
    open: text('اسم زر البحث في أعلى الصفحة.', 'Name of the search button in the header.', 'ابحث في الموقع'),
    title: text('عنوان صفحة البحث ونافذته.', 'Title of the search page and its dialog.', 'البحث في الموقع'),
    description: kind(
      'meta',
      text('وصف صفحة البحث.', 'Description of the search page.', 'ابحث في صفحات الموقع كلها، أو تصفح قائمتها.'),
    ),
    field: text('اسم حقل البحث.', 'Name of the search field.', 'ما الذي تبحث عنه؟'),
    close: text('اسم زر الإغلاق.', 'Name of the button that closes.', 'أغلق البحث'),
    results: countedForms('عدد الصفحات التي وُجدت', 'صفحة').meta(
      describe('ما يُقال ويُكتب عن عدد النتائج، بصيغ العدد.', 'What is said of how many results there are, by number.'),
    ),
    noResults: text('حين لا توجد نتائج.', 'When nothing is found.', 'لم نجد صفحة فيها هذه الكلمات'),
    searching: text('ما دام البحث جاريًا.', 'While the search goes on.', 'جارٍ البحث…'),
    failed: text('إذا تعذر البحث.', 'When the search cannot work.', 'تعذر البحث. تحقق من الاتصال ثم أعد المحاولة.'),
    more: text('زر النتائج التالية.', 'The button that shows more results.', 'أظهر نتائج أخرى'),
    part: kind(
      'text',
      plainText.includes('%s', { error: diagnosticCode('no-count') }).meta({
        pattern: `${plainPattern}[\\s\\S]*%s`,
        ...describe(
          'رابط القسم الذي فيه الكلمات؛ يحل عنوانه محل %s.',
          'The link to the section that holds the words; %s stands for its heading.',
          'انتقل إلى: %s',
        ),
        patternErrorMessage: 'اكتب %s موضع العنوان. Write %s where the heading goes.',
      }),
    ),
    pages: text('عنوان قائمة صفحات الموقع.', 'Heading of the list of all pages.', 'صفحات الموقع'),
    others: text('عنوان الصفحات التي ليست من قسم.', 'Heading of the pages that belong to no section.', 'صفحات أخرى'),
  })
  .partial()
  .meta(describe('كلمات البحث في الموقع كله.', 'Words of the search of the whole site.'));
