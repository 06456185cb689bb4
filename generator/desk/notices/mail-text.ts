import type { MessageLanguage } from '../../core/diagnostics/diagnostics.ts';
import { dayInWords } from '../model/day.ts';
import { eventSentence } from '../model/event-words.ts';

/** Text of an e-mail. */
export interface MailText {
  subject: string;
  text: string;
}

interface InvitationWords {
  subject: string;
  begin: string;
  action: string;
  recover: string;
  expiry: string;
  ignore: string;
}

const words: Record<MessageLanguage, { open: string; footer: string; invitation: InvitationWords }> = {
  ar: {
    open: 'للاطلاع:',
    footer: 'وصلتك هذه الرسالة لأن لك حسابًا في مكتب تحرير الموقع {host}.',
    invitation: {
      subject: 'دعوة إلى تحرير الموقع {host}',
      begin: 'مرحبًا {name}،',
      action: 'دعاك {by} إلى المشاركة في تحرير الموقع. افتح هذا الرابط لإنشاء حسابك:',
      recover: 'افتح هذا الرابط لاستعادة الدخول إلى حسابك في تحرير الموقع:',
      expiry: 'الرابط خاص بك، ويُستخدم مرة واحدة، وينتهي في {until}.',
      ignore: 'إن لم تكن تتوقع هذه الرسالة فتجاهلها.',
    },
  },
  en: {
    open: 'To see it:',
    footer: 'You receive this message because you have an account at the desk of {host}.',
    invitation: {
      subject: 'Invitation to edit {host}',
      begin: 'Hello {name},',
      action: '{by} invited you to edit the site. Open this link to create your account:',
      recover: 'Open this link to recover access to your account:',
      expiry: 'The link is for you only, works once and expires on {until}.',
      ignore: 'If you did not expect this message, ignore it.',
    },
  },
};

const fill = (sentence: string, values: Record<string, string>) =>
  sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** Maximum length of a subject in characters. */
const longestSubject = 150;

/** Subject in one line, without control characters and marks of text direction. */
export function subjectLine(text: string): string {
  const line = text
    .replaceAll(/[\u2066-\u2069\u202A-\u202E]/g, '')
    .replaceAll(/[\p{Cc}\u2028\u2029\s]+/gu, ' ')
    .trim();
  return line.length > longestSubject ? `${line.slice(0, longestSubject - 1).toWellFormed()}…` : line;
}

/** E-mail about a notice. @param url address of the desk @param href path at the desk */
export function noticeMail(
  { event, values, href }: { event: string; values: Record<string, string>; href: string },
  { url, language }: { url: string; language: MessageLanguage },
): MailText {
  const { open, footer } = words[language];
  const sentence = eventSentence(event, values, language);
  const { host } = new URL(url);
  return { subject: subjectLine(sentence), text: [sentence, `${open}\n${url}${href}`, fill(footer, { host })].join('\n\n') };
}

/** What an invitation by e-mail says. */
export interface InvitationText {
  name: string;
  /** Name of who invites. */
  by: string;
  /** Link with the secret. */
  link: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
  language: MessageLanguage;
  /** The link recovers an account. */
  recovers?: boolean;
}

export function invitationMail({ name, by, link, expiresAt, language, recovers = false }: InvitationText): MailText {
  const { subject, begin, action, recover, expiry, ignore } = words[language].invitation;
  const values = { name: subjectLine(name), by: subjectLine(by), until: dayInWords(expiresAt, language) };
  const parts = [fill(begin, values), `${recovers ? recover : fill(action, values)}\n${link}`, fill(expiry, values), ignore];
  return { subject: subjectLine(fill(subject, { host: new URL(link).host })), text: parts.join('\n\n') };
}
