import type { BlockWords } from '../../schema/block/words.ts';

export const words: BlockWords = {
  name: ['تسجيل الدخول', 'Login'],
  recipe: 'opening',
  keys: {
    forgot: ['رابط نسيان كلمة المرور', 'forgotten password'],
    identifier: ['حقل الهوية', 'identifier field'],
    password: ['حقل كلمة المرور', 'password field'],
  },
};
