import type { MessageLanguage } from '../../core/diagnostics/diagnostics.ts';

/** Sentences for refused requests, by reason. */
export const refusalWords = {
  'signed-out': { ar: 'انتهت جلستك. ادخل من جديد لتكمل.', en: 'Your session has ended. Sign in again to go on.' },
  role: {
    ar: 'هذا مما لا يتيحه دورك. اطلبه من أحد مالكي المكتب.',
    en: 'Your role does not allow this. Ask an owner of the desk.',
  },
  origin: { ar: 'رُفض الطلب لأنه لم يصدر عن صفحات المكتب.', en: 'This was refused, as it does not come from a page of the desk.' },
  'too-many': {
    ar: 'وصلت طلبات كثيرة في وقت قصير. أعد المحاولة بعد دقيقة.',
    en: 'Too many requests in a short time. Try again in a minute.',
  },
  'disk-full': {
    ar: 'امتلأ القرص في الخادم، فلم يُحفظ شيء. أخبر من يديره.',
    en: 'The disk of the server is full, so nothing was saved. Tell whoever runs it.',
  },
  'not-found': { ar: 'لم يعد هذا موجودًا.', en: 'This no longer exists.' },
  invalid: { ar: 'في الطلب قيمة غير صحيحة.', en: 'The request has an invalid value.' },
} as const satisfies Record<string, Record<MessageLanguage, string>>;

/** Sentence for a refusal; a reason without one is shown as a value that is not valid. */
export const refusalSentence = (reason: string, language: MessageLanguage): string =>
  (Object.hasOwn(refusalWords, reason) ? refusalWords[reason as keyof typeof refusalWords] : refusalWords.invalid)[language];
