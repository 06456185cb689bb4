import type { BlockWords } from '../../schema/block/words.ts';

export const words: BlockWords = {
  name: ['شيفرة', 'Code'],
  recipe: 'running-text',
  keys: {
    file: ['اسم الملف', 'name of the file'],
    language: ['لغة الشيفرة', 'language of the code'],
    marked: ['الأسطر البارزة', 'lines that stand out'],
    numbered: ['بأرقام الأسطر', 'with line numbers'],
    text: ['الشيفرة', 'code'],
  },
  labels: {
    name: ['كلمات الشيفرة', 'words of code'],
    keys: {
      name: ['اسمها', 'name'],
      copy: ['زر النسخ', 'button that copies'],
      copied: ['بعد النسخ', 'after copying'],
      selected: ['حين يُمنع النسخ', 'where copying is not allowed'],
    },
  },
};
