import type { Audit, Notice, Notices, People } from '../model/desk.ts';
import type { Mail, MailFailure } from './mail.ts';
import { type InvitationText, invitationMail, noticeMail } from './mail-text.ts';

/** Sends a notice to its person by e-mail, if the address is known. Failures of e-mail are not sent by e-mail. */
export function mailNotice(mail: Mail, notice: Notice, { people, url }: { people: People; url: string }): void {
  const person = people.find(notice.to);
  if (person?.email === undefined || person.isSuspended || notice.event.startsWith('mail-')) return;
  mail.send({ to: person.email, ...noticeMail(notice, { url, language: person.language }) });
}

/** Sends the link of an invitation. */
export function mailInvitation(mail: Mail, to: string, invitation: InvitationText): void {
  mail.send({ to, ...invitationMail(invitation), isSecret: true });
}

/** Records a failure of e-mail in the audit list, and tells each owner who has not been told lately. */
export function reportMailFailure(
  { to, event, reason }: MailFailure,
  { people, audit, notices }: { people: People; audit: Audit; notices: Notices },
): void {
  const values = { to, reason };
  audit.add({ event, values });
  for (const { id, role, isSuspended } of people.all()) {
    if (role !== 'owner' || isSuspended) continue;
    // One unread notice is enough; the audit list has them all.
    if (notices.of(id).some((notice) => notice.event === event && !notice.isRead)) continue;
    notices.add({ to: id, event, values, href: '/_desk/' });
  }
}
