import { describe, text } from '../../schema/fields.ts';
import { optionalWords } from '../../schema/labels/fields.ts';

/** Labels of the `code` block that a site can override. */
export const labelsSchema = optionalWords({
  name: text(
    'اسم الشيفرة لمن يسمعها، حين لا يُذكر ملفها ولا لغتها.',
    'What code is called for those who hear it, where neither its file nor its language is named.',
    'شيفرة',
  ),
  copy: text('ما على زر النسخ.', 'What the button that copies says.', 'نسخ'),
  copied: text('ما يقوله الزر بعد النسخ.', 'What it says once it has copied.', 'نُسخت'),
  selected: text(
    'ما يقوله حين يمنع المتصفح النسخ فيحدد الشيفرة ليُنسخ باليد.',
    'What it says where the browser allows no copying, and the code is selected to be copied by hand.',
    'حُددت، فانسخها',
  ),
}).meta(describe('كلمات الشيفرة.', 'Words of code.'));
