import { inLanguages } from '../../../../templates/model/files/language.ts';
import { error, type MessageDefinition, type Parameters, warning, words } from './words.ts';

const en = words(
  ({ found, nearest }) =>
    nearest === undefined
      ? `letters of this text were lost when it was saved in another encoding: "${found}".`
      : `this text was read in a wrong encoding and saved so: "${found}" was "${nearest}".`,
  ({ nearest }: Parameters) =>
    nearest === undefined ? 'Write it again, or copy it from an earlier version of the file.' : `Write "${nearest}".`,
);
const ar = words(
  ({ found, nearest }) =>
    nearest === undefined
      ? `ضاعت حروف من هذا النص حين حُفظ بترميز آخر: "${found}".`
      : `قُرئ هذا النص بغير ترميزه ثم حُفظ كذلك: "${found}" أصله "${nearest}".`,
  ({ nearest }: Parameters) => (nearest === undefined ? 'اكتبه من جديد، أو انسخه من نسخة سابقة للملف.' : `اكتب "${nearest}".`),
);
const inEditor = inLanguages({
  en: {
    hint: ({ nearest }: Parameters) =>
      nearest === undefined ? 'Write it again, or take it from the history.' : 'The button puts the right words in its place.',
  },
  ar: {
    hint: ({ nearest }: Parameters) =>
      nearest === undefined ? 'اكتبه من جديد، أو استعده من السجل.' : 'الزر يضع الكلمات الصحيحة مكانه.',
  },
});

const said = { recipe: 'change-text', traits: ['beyond-shape'], repair: 'reread', ...inLanguages({ en, ar }), inEditor } as const;

/** Damaged texts: `found` is the text as it is, `nearest` what was meant. */
export const damageMessages = {
  'damaged-text': warning(said),
  'unreadable-text': error(said),
} as const satisfies Record<string, MessageDefinition>;
