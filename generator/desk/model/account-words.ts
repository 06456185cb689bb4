import type { MessageLanguage } from '../../core/diagnostics/diagnostics.ts';

type Sentence = Record<MessageLanguage, string>;

/** Events of accounts and sessions, for the audit list. */
export const accountEventWords = {
  'signed-in': { ar: 'سجّل {by} الدخول من {device}.', en: '{by} signed in on {device}.' },
  'signed-in-by-provider': {
    ar: 'سجّل {by} الدخول من {device} بحساب {provider}.',
    en: '{by} signed in on {device} with {provider}.',
  },
  'sign-in-failed': { ar: 'لم تُقبل محاولة دخول ({reason}).', en: 'An attempt to sign in was refused ({reason}).' },
  'sign-in-unknown': {
    ar: 'لم تُقبل محاولة دخول بحساب {provider} لا يعرفه المكتب.',
    en: 'An attempt to sign in with an unknown account of {provider} was refused.',
  },
  'sign-in-suspended': {
    ar: 'لم تُقبل محاولة دخول {name} لأن حسابه موقوف.',
    en: '{name} tried to sign in, but is suspended.',
  },
  'invited-as-reader': { ar: 'دعا {by} {name} بدور قارئ.', en: '{by} invited {name} as a reader.' },
  'invited-as-writer': { ar: 'دعا {by} {name} بدور كاتب.', en: '{by} invited {name} as a writer.' },
  'invited-as-editor': { ar: 'دعا {by} {name} بدور محرر.', en: '{by} invited {name} as an editor.' },
  'invited-as-owner': { ar: 'دعا {by} {name} بدور مالك.', en: '{by} invited {name} as an owner.' },
  'invitation-withdrawn': { ar: 'سحب {by} دعوة {name}.', en: '{by} withdrew the invitation of {name}.' },
  'invitation-accepted': { ar: 'قبل {by} الدعوة.', en: '{by} accepted the invitation.' },
  'invitation-failed': {
    ar: 'لم تُقبل محاولة استعمال دعوة {name} ({reason}).',
    en: 'An attempt to use the invitation of {name} was refused ({reason}).',
  },
  'role-is-reader': { ar: 'غيّر {by} دور {name} إلى قارئ.', en: '{by} made {name} a reader.' },
  'role-is-writer': { ar: 'غيّر {by} دور {name} إلى كاتب.', en: '{by} made {name} a writer.' },
  'role-is-editor': { ar: 'غيّر {by} دور {name} إلى محرر.', en: '{by} made {name} an editor.' },
  'role-is-owner': { ar: 'غيّر {by} دور {name} إلى مالك.', en: '{by} made {name} an owner.' },
  'person-suspended': { ar: 'أوقف {by} حساب {name}.', en: '{by} suspended {name}.' },
  'person-resumed': { ar: 'أعاد {by} تفعيل حساب {name}.', en: '{by} ended the suspension of {name}.' },
  'person-removed': { ar: 'حذف {by} حساب {name}.', en: '{by} removed {name}.' },
  'recovery-started': { ar: 'أنشأ {by} رابط استعادة لحساب {name}.', en: '{by} created a recovery link for {name}.' },
  'account-recovered': { ar: 'استعاد {by} حسابه برابط استعادة.', en: '{by} recovered the account by a link.' },
  'passkey-added': { ar: 'أضاف {by} مفتاح المرور {passkey}.', en: '{by} added the passkey {passkey}.' },
  'passkey-failed': { ar: 'لم يُقبل مفتاح مرور جديد من {by} ({reason}).', en: 'A new passkey of {by} was refused ({reason}).' },
  'passkey-removed': { ar: 'حذف {by} مفتاح المرور {passkey}.', en: '{by} removed the passkey {passkey}.' },
  'signed-out-everywhere': { ar: 'سجّل {by} الخروج من كل الأجهزة.', en: '{by} signed out everywhere.' },
  'sessions-ended': { ar: 'أنهى {by} كل جلسات {name}.', en: '{by} ended all sessions of {name}.' },
} as const satisfies Record<string, Sentence>;

export type AccountEvent = keyof typeof accountEventWords;

/** Sentences for refused requests about accounts, by reason. */
export const accountRefusalWords = {
  'last-owner': {
    ar: 'هذا آخر مالك في المكتب. عيّن مالكًا آخر أولًا.',
    en: 'This is the last owner of the desk. Make somebody else an owner first.',
  },
  'last-factor': {
    ar: 'هذه آخر طريقة تدخل بها. أضف مفتاحًا آخر أولًا.',
    en: 'This is your last way to sign in. Add another passkey first.',
  },
  'passkey-invalid': {
    ar: 'لم يُقبل مفتاح المرور. أعد المحاولة.',
    en: 'The passkey was not accepted. Try again.',
  },
  'passkey-unknown': {
    ar: 'لا يعرف هذا المكتب مفتاح المرور الذي اخترته. اختر مفتاحًا آخر، أو اطلب دعوة من أحد المالكين.',
    en: 'This desk does not know the passkey you chose. Choose another one, or ask an owner for an invitation.',
  },
  'challenge-expired': { ar: 'انتهت مهلة هذه الخطوة. أعد المحاولة.', en: 'This step took too long. Try again.' },
  'factor-in-use': {
    ar: 'هذا الحساب أو المفتاح مرتبط بشخص آخر في المكتب.',
    en: 'This account or passkey belongs to somebody else at this desk.',
  },
  'too-many-passkeys': {
    ar: 'بلغت أقصى عدد من مفاتيح المرور. احذف مفتاحًا لا تستعمله.',
    en: 'You have the largest possible number of passkeys. Remove one that you do not use.',
  },
  suspended: {
    ar: 'أُوقف حسابك. تواصل مع أحد مالكي المكتب.',
    en: 'Your account is suspended. Contact an owner of the desk.',
  },
  'is-suspended': {
    ar: 'هذا الحساب موقوف. أعد تفعيله أولًا.',
    en: 'This account is suspended. End its suspension first.',
  },
  'person-unknown': { ar: 'لم يعد هذا الشخص في المكتب.', en: 'This person is no longer at the desk.' },
  'owner-unknown': { ar: 'لا يوجد مالك بهذا الاسم.', en: 'There is no such owner.' },
  'owner-ambiguous': {
    ar: 'في المكتب أكثر من مالك. حدّد أحدهم باسمه أو بريده.',
    en: 'There is more than one owner. Name one by name or e-mail.',
  },
  'invitation-invalid': {
    ar: 'لم تعد هذه الدعوة صالحة. اطلب دعوة جديدة من أحد مالكي المكتب.',
    en: 'This invitation is no longer valid. Ask an owner of the desk for a new one.',
  },
  'provider-unknown': {
    ar: 'لا يعرف هذا المكتب الحساب الذي دخلت به. اطلب دعوة من أحد المالكين.',
    en: 'This desk does not know the account you used. Ask an owner for an invitation.',
  },
  'provider-failed': { ar: 'لم يكتمل الدخول. أعد المحاولة.', en: 'Signing in was not completed. Try again.' },
  'provider-unavailable': {
    ar: 'يتعذر الدخول بهذا الحساب الآن. أعد المحاولة لاحقًا، أو ادخل بمفتاح المرور.',
    en: 'Signing in with this account is not possible now. Try later, or use a passkey.',
  },
} as const satisfies Record<string, Sentence>;
