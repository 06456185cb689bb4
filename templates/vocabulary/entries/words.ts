/** What the keys are called by which a block chooses entries of a collection, in Arabic and English. */
export const choiceWords = {
  from: ['من مجموعة', 'from a collection'],
  'from.group': ['القسم', 'group'],
  'from.tag': ['الوسم', 'tag'],
  'from.names': ['الأسماء المعروضة', 'names shown'],
  'from.order': ['الترتيب', 'order'],
  'from.most': ['أكثر ما يُعرض', 'most shown'],
} as const;
