import type { auditAr, settingsAr } from './audit-ar.ts';

/** English texts of the audit log. */
export const auditEn: typeof auditAr = {
  intro: 'What happened at the desk, who did it, and when.',
  empty: 'The log is empty. Sign-ins, invitations, approvals and publishing appear here.',
  emptyFilter: 'Nothing matches.',
  person: 'Person',
  event: 'Event',
  allPeople: 'Everybody',
  allEvents: 'All events',
  when: 'Time',
  who: 'Who',
  what: 'What happened',
  address: 'Network address',
  server: 'The server',
  unknown: 'No account',
};

/** English texts of the settings. */
export const settingsEn: typeof settingsAr = {
  intro: 'Settings of the desk as in the file desk.json on the server. Change them there, then restart the desk.',
  url: 'Address of the desk',
  publish: 'The site is published to',
  targets: { repository: 'Repository', folder: 'Folder', bucket: 'Bucket' },
  noTargets: 'The repository only. No folder or bucket is set.',
  providers: 'Sign-in with accounts of',
  noProviders: 'None. People sign in with passkeys only.',
  mail: 'E-mail',
  mailFrom: 'Sent from {address}',
  noMail: 'Not set up. Invitations and notices appear at the desk only.',
  keep: 'Answers to forms are kept for',
  keepDays: {
    zero: 'Not kept',
    one: '1 day',
    two: '2 days',
    few: '{n} days',
    many: '{n} days',
    other: '{n} days',
  },
  customBlocks: 'Custom blocks of the site',
  customBlocksRun: 'They run at the desk.',
  customBlocksOff: 'They do not run at the desk.',
};
