import type { BlockWords } from '../../schema/block/words.ts';

export const words: BlockWords = {
  name: ['نموذج التواصل', 'Contact form'],
  recipe: 'contact',
  keys: {
    'form.action': ['وجهة الإرسال', 'where it is sent'],
    'form.fields.name': ['الاسم المرسل', 'name that is sent'],
    'form.fields.type': ['النوع', 'type'],
  },
};
