import type { BlockWords } from '../../schema/block/words.ts';
import { choiceWords } from '../../schema/entries/words.ts';

export const words: BlockWords = {
  name: ['مشاريع', 'Projects'],
  recipe: 'projects',
  keys: {
    filterLabel: ['اسم التصفية', 'name of the filter'],
    ...choiceWords,
  },
  parts: {
    give: {
      name: ['طرق التبرع', 'Ways to give'],
      keys: { account: ['الحساب المصرفي', 'bank account'], gate: ['صفحة الدفع', 'page for payments'] },
    },
    account: {
      name: ['حساب مصرفي', 'Bank account'],
      keys: { iban: ['رقم الآيبان', 'IBAN'], bank: ['المصرف', 'bank'], holder: ['صاحب الحساب', 'whose it is'] },
    },
    gate: {
      name: ['صفحة دفع', 'Page for payments'],
      keys: {
        href: ['عنوان صفحة الدفع', 'address of the page'],
        amountName: ['اسم المبلغ عند الخدمة', 'name of the amount'],
        amounts: ['المبالغ', 'amounts'],
        free: ['مبلغ يكتبه الزائر', 'an amount of one’s own'],
      },
    },
  },
  labels: {
    name: ['كلمات المشاريع', 'words of projects'],
    keys: {
      all: ['زر الكل', 'button that shows all'],
      amount: ['المبلغ ووحدته', 'an amount with its unit'],
      collectedOf: ['المجموع والمطلوب', 'collected of the goal'],
      collected: ['ما جُمع', 'what was collected'],
      goal: ['المطلوب', 'the goal'],
      share: ['النسبة', 'the share'],
      until: ['آخر أيامه', 'its last day'],
      planned: ['قادم', 'planned'],
      open: ['مفتوح', 'open'],
      paused: ['متوقف', 'paused'],
      done: ['اكتمل', 'done'],
      give: ['عنوان التبرع', 'heading of ways to give'],
      account: ['اسم رقم الحساب', 'name of the account'],
      copy: ['زر النسخ', 'button that copies'],
      copied: ['بعد النسخ', 'after copying'],
      selected: ['بعد التحديد', 'after selecting'],
      amounts: ['اسم المبالغ', 'name of the amounts'],
      other: ['اسم المبلغ المكتوب', 'name of an own amount'],
      send: ['زر المتابعة', 'button that leads on'],
    },
  },
};
