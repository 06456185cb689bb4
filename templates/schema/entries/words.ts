import type { MessageTexts } from '../../languages/message-languages.ts';

type ChoiceKey = 'from' | `from.${'group' | 'tag' | 'names' | 'order' | 'most'}`;

/** Names of the selection fields, by language. */
export const choiceWords: Record<ChoiceKey, MessageTexts> = {
  from: ['من مجموعة', 'from a collection'],
  'from.group': ['القسم', 'group'],
  'from.tag': ['الوسم', 'tag'],
  'from.names': ['الأسماء المعروضة', 'names shown'],
  'from.order': ['الترتيب', 'order'],
  'from.most': ['أكثر ما يُعرض', 'most shown'],
};
