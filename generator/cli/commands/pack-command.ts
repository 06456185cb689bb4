import { defineCommand } from './command.ts';

/** Definition of `pack`, in a separate file because `pack` lists all commands. */
export const command = defineCommand({
  name: 'pack',
  script: 'pack',
  words: {
    en: 'Writes the installable package as one file, and prints how to install it.',
    ar: 'يكتب الحزمة القابلة للتثبيت ملفًا واحدًا، ويذكر طريقة تثبيتها.',
  },
  options: ['out', 'language'],
  defaults: { out: 'dist' },
  meanings: { out: { words: { en: 'the folder for the file', ar: 'مجلد الملف' } } },
});
