import type { BlockWords } from '../words.ts';

export const words: BlockWords = {
  name: ['نموذج', 'Form'],
  recipe: 'form',
  keys: {
    action: ['وجهة الإرسال', 'where it is sent'],
    'next.name': ['اسم الحقل', 'name of the field'],
  },
  everyPart: {
    format: ['صيغة المكتوب', 'format'],
    half: ['نصف عرض', 'half width'],
    hint: ['توضيح', 'hint'],
    max: ['الحد الأعلى', 'maximum'],
    maxLength: ['أقصى عدد محارف', 'longest'],
    min: ['الحد الأدنى', 'minimum'],
    minLength: ['أقل عدد محارف', 'shortest'],
    name: ['الاسم المرسل', 'name that is sent'],
    options: ['الخيارات', 'options'],
    value: ['القيمة المرسلة', 'what is sent'],
  },
  parts: {
    text: { name: ['سطر نص', 'Line of text'] },
    email: { name: ['بريد إلكتروني', 'E-mail'] },
    tel: { name: ['هاتف', 'Telephone'] },
    number: {
      name: ['رقم', 'Number'],
      keys: {
        step: ['الخطوة بين الأرقام', 'step'],
      },
    },
    date: { name: ['تاريخ', 'Date'] },
    time: { name: ['وقت', 'Time'] },
    select: {
      name: ['قائمة منسدلة', 'Choice from a list'],
      keys: {
        'options.value': ['القيمة المرسلة', 'what is sent'],
      },
    },
    radio: { name: ['خيار واحد', 'One choice'] },
    checkbox: { name: ['خيارات', 'Several choices'] },
    consent: { name: ['موافقة', 'Consent'] },
    textarea: { name: ['نص من أسطر', 'Several lines'] },
    file: {
      name: ['رفع ملف', 'File'],
      keys: {
        accept: ['أنواع الملفات', 'kinds of files'],
        largest: ['أكبر حجم', 'largest size'],
        several: ['أكثر من ملف', 'more than one file'],
      },
    },
    hidden: { name: ['قيمة مخفية', 'Hidden value'] },
    honeypot: { name: ['مصيدة الرسائل المزعجة', 'Honeypot'] },
    group: {
      name: ['مجموعة حقول', 'Group of fields'],
      keys: {
        label: ['عنوان الحقول', 'heading of the fields'],
      },
    },
  },
};
