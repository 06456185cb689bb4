import type { MessageLanguage } from '../../core/diagnostics/diagnostics.ts';
import { accountRefusalWords } from './account-words.ts';

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
  'proposal-not-own': { ar: 'هذا المقترح لغيرك، فلا يعدّله إلا صاحبه.', en: 'This proposal is somebody else’s.' },
  'proposal-own': {
    ar: 'لا يوافق صاحب المقترح على مقترحه. اطلب الموافقة من محرر آخر.',
    en: 'You cannot approve your own proposal. Ask another editor.',
  },
  'proposal-closed': { ar: 'حُسم هذا المقترح من قبل.', en: 'This proposal has already been settled.' },
  'proposal-changed': {
    ar: 'تغيّرت المسودة بعد أن فتحت هذه الصفحة. راجعها ثم وافق.',
    en: 'The draft has changed since you opened this page. Look at it again before you approve.',
  },
  'proposals-full': {
    ar: 'المقترحات المفتوحة كثيرة. اسحب بعضها أو احسمه أولًا.',
    en: 'Too many proposals are open. Withdraw or settle some first.',
  },
  'shares-full': {
    ar: 'روابط المعاينة لهذا المقترح كثيرة. أوقف بعضها أولًا.',
    en: 'This proposal has too many preview links. End some first.',
  },
  'comments-full': { ar: 'بلغت التعليقات على هذا المقترح حدها.', en: 'This proposal has as many comments as it may have.' },
  'link-ended': {
    ar: 'انتهى رابط المعاينة هذا. اطلب رابطًا جديدًا ممن أرسله.',
    en: 'This preview link has ended. Ask whoever sent it for a new one.',
  },
  ...accountRefusalWords,
} as const satisfies Record<string, Record<MessageLanguage, string>>;

/** Sentence for a refusal; a reason without one is shown as a value that is not valid. */
export const refusalSentence = (reason: string, language: MessageLanguage): string =>
  (Object.hasOwn(refusalWords, reason) ? refusalWords[reason as keyof typeof refusalWords] : refusalWords.invalid)[language];
