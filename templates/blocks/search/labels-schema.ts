import { describe, text } from '../../schema/fields.ts';
import { counted, optionalWords } from '../../schema/labels/fields.ts';

/** Labels of the `search` block that a site can override. */
export const labelsSchema = optionalWords({
  results: counted('يُنطق بعد تصفية البطاقات', 'Announced after filtering', 'عدد النتائج: %s'),
  noResults: text('يظهر حين لا توجد نتائج.', 'Shown when nothing is found.', 'لا نتائج لهذا البحث'),
  filtersNothing: text(
    'يُكتب تحت حقل غير موصول بشيء.',
    'Stands below a field that is wired to nothing.',
    'لا يصفّي هذا البحث شيئًا بعد.',
  ),
}).meta(describe('كلمات البحث.', 'Words of the search.'));
