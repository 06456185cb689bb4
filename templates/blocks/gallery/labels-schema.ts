import { describe, text } from '../../schema/fields.ts';
import { named, optionalWords } from '../../schema/labels/fields.ts';

/** Labels of the `gallery` block that a site can override. */
export const labelsSchema = optionalWords({
  label: text('اسم عارض الصور حيث لا عنوان للقسم.', 'Name of the viewer where the section has no heading.', 'معرض الصور'),
  open: named(
    'اسم صورة بلا وصف؛ يحل رقمها محل %s.',
    'Name of a picture without description; %s is its number.',
    'افتح الصورة %s',
  ),
  position: named('أين الزائر؛ رقم الصورة ثم عددها.', 'Where one is: number of the picture, then how many.', 'الصورة %s من %s'),
  original: named(
    'رابط تنزيل أصل الصورة؛ يحل نوع الملف وحجمه محل %s.',
    'Link to download the original; %s is the kind and size of its file.',
    'الأصل: %s',
  ),
  close: text('اسم زر الإغلاق.', 'Name of the button that closes.', 'أغلق الصورة'),
  previous: text('اسم زر الصورة السابقة.', 'Name of the button to the previous picture.', 'الصورة السابقة'),
  next: text('اسم زر الصورة التالية.', 'Name of the button to the next picture.', 'الصورة التالية'),
}).meta(describe('كلمات معرض الصور.', 'Words of galleries.'));
