import type { MessageLanguage } from '../../core/diagnostics/diagnostics.ts';
import { accountEventWords } from './account-words.ts';

type Sentence = Record<MessageLanguage, string>;

/**
 * Sentences about what happened at the desk, for notices, e-mails and the audit list. `{name}` stands for a value of the event;
 * every sentence may use `{by}`, the name of who did it.
 */
export const eventWords = {
  'proposal-made': {
    ar: 'عرض {by} تعديلات على «{pages}» للموافقة.',
    en: '{by} proposed changes to “{pages}” for approval.',
  },
  'proposal-withdrawn': {
    ar: 'سحب {by} مقترح التعديلات على «{pages}».',
    en: '{by} withdrew the proposal about “{pages}”.',
  },
  'proposal-approved': {
    ar: 'وافق {by} على تعديلات «{pages}».',
    en: '{by} approved the changes to “{pages}”.',
  },
  'proposal-sent-back': {
    ar: 'أعاد {by} تعديلات «{pages}» لاستكمالها.',
    en: '{by} sent back the changes to “{pages}”.',
  },
  'proposal-published': {
    ar: 'نُشرت تعديلات «{pages}».',
    en: 'The changes to “{pages}” were published.',
  },
  'proposal-commented': {
    ar: 'علّق {by} على تعديلات «{pages}».',
    en: '{by} commented on the changes to “{pages}”.',
  },
  'proposal-commented-by-link': {
    ar: 'ورد تعليق على تعديلات «{pages}» من رابط المعاينة.',
    en: 'Somebody with the preview link commented on the changes to “{pages}”.',
  },
  'proposal-shared': {
    ar: 'أنشأ {by} رابط معاينة لتعديلات «{pages}» ينتهي في {until}.',
    en: '{by} created a preview link of “{pages}” that expires on {until}.',
  },
  'proposal-share-ended': {
    ar: 'أوقف {by} رابط معاينة تعديلات «{pages}».',
    en: '{by} ended the preview link of “{pages}”.',
  },
  'mail-failed': {
    ar: 'تعذّر إرسال رسالة بريد إلى {to}: {reason}',
    en: 'An e-mail to {to} could not be sent: {reason}',
  },
  'mail-address-invalid': {
    ar: 'لم تُرسل رسالة بريد، لأن العنوان {to} غير صحيح.',
    en: 'An e-mail was not sent, as {to} is not a valid address.',
  },
  'mail-queue-full': {
    ar: 'لم تُرسل رسالة بريد إلى {to}، لكثرة الرسائل المنتظرة.',
    en: 'An e-mail to {to} was not sent, as too many messages are waiting.',
  },
  'mail-lost': {
    ar: 'أُعيد تشغيل الخادم قبل إرسال دعوة بالبريد إلى {to}، فأنشئ دعوة جديدة.',
    en: 'The server restarted before an invitation was sent to {to}. Create a new invitation.',
  },
  ...accountEventWords,
  'publishing-started': { ar: 'بدأ {by} نشر الموقع.', en: '{by} started publishing the site.' },
  'form-received': {
    ar: 'وصل جواب جديد من النموذج «{form}».',
    en: 'A new answer to the form “{form}” has arrived.',
  },
  'received-exported': {
    ar: 'صدّر {by} ما أرسله الزوار: {count}.',
    en: '{by} exported what visitors sent: {count}.',
  },
  'received-deleted': {
    ar: 'حذف {by} مما أرسله الزوار: {count}.',
    en: '{by} deleted what visitors sent: {count}.',
  },
} as const satisfies Record<string, Sentence>;

export type DeskEvent = keyof typeof eventWords;

/** Isolates the direction of a value, so that a Latin name does not reorder an Arabic sentence. https://www.unicode.org/reports/tr9/#Explicit_Directional_Isolates */
const isolate = (value: string) => (value === '' ? '' : `\u2068${value}\u2069`);

/** Sentence about an event. An event of a later version, which has no sentence here, is shown by its key and values. */
export function eventSentence(event: string, values: Record<string, string>, language: MessageLanguage): string {
  const sentence: Sentence | undefined = Object.hasOwn(eventWords, event) ? eventWords[event as DeskEvent] : undefined;
  if (!sentence) return [event, ...Object.values(values)].join(' · ');
  return sentence[language].replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    isolate(Object.hasOwn(values, name) ? (values[name] ?? '') : ''),
  );
}
