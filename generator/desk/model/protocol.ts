import type { MessageLanguage } from '../../core/diagnostics/diagnostics.ts';
import type { Role } from '../../editor/document/person.ts';
import type { AuditEntry, Notice, PublishingState } from './desk.ts';
import type { Passkey } from './person.ts';
import type { IdRequest, PersonName } from './protocol-base.ts';

export type * from './protocol-base.ts';
export type * from './protocol-proposals.ts';

/*
 * Requests and answers between the desk in the browser and the server. GET operations read their request from the query, POST
 * operations from a JSON body with the header `x-desk-token`. Every request has `language` in its query. Times are milliseconds
 * since 1970.
 */

/** GET `me`. */
export interface MeAnswer extends PersonName {
  email?: string;
  role: Role;
  language: MessageLanguage;
  passkeys: Pick<Passkey, 'id' | 'name' | 'createdAt' | 'usedAt'>[];
  /** Labels of the providers of linked accounts. */
  identities: string[];
  /** One lost device would lock this person out. */
  needsSecondPasskey: boolean;
  /** Notices that are not read. */
  unread: number;
  /** Name of the site. */
  site: string;
}

/** POST `change-me`: changes what is given. */
export interface ChangeMeRequest {
  name?: string;
  language?: MessageLanguage;
}

/** POST `new-passkey-challenge`: what `navigator.credentials.create` takes, binary values in base64url. */
export interface PasskeyChallengeAnswer {
  challenge: string;
  rp: { id: string; name: string };
  user: { id: string; name: string; displayName: string };
  /** COSE algorithms, the preferred one first. */
  algorithms: number[];
  /** Credentials of the person: no second one on the same authenticator. */
  exclude: string[];
}

/** POST `add-passkey`: binary values in base64url. */
export interface AddPasskeyRequest {
  name: string;
  clientDataJSON: string;
  attestationObject: string;
}

export interface SessionLine {
  id: string;
  device: string;
  isShared: boolean;
  /** Session of this request. */
  isThis: boolean;
  createdAt: number;
  seenAt: number;
}

/** GET `sessions`: the newest first. POST `end-session`: {@link IdRequest}. POST `sign-out`, `sign-out-everywhere`: empty body. */
export interface SessionsAnswer {
  sessions: SessionLine[];
}

/** GET `notices`: the newest first. */
export interface NoticesAnswer {
  notices: Notice[];
}

/** POST `read-notices`. */
export interface ReadNoticesRequest {
  ids: string[];
}

export interface PersonLine extends PersonName {
  email?: string;
  role: Role;
  isSuspended: boolean;
  createdAt: number;
  /** Last request of any session; absent: never. */
  seenAt?: number;
  sessions: number;
  passkeys: number;
  /** Labels of providers. */
  identities: string[];
}

export interface InvitationLine extends IdRequest {
  name: string;
  email?: string;
  role: Role;
  by?: PersonName;
  /** Existing person who recovers access. */
  recovers?: string;
  createdAt: number;
  expiresAt: number;
}

/** GET `people`. */
export interface PeopleAnswer {
  people: PersonLine[];
  /** Valid invitations. POST `withdraw-invitation`: {@link IdRequest}. */
  invitations: InvitationLine[];
}

/** POST `invite`. */
export interface InviteRequest {
  name: string;
  role: Role;
  email?: string;
}

/** POST `change-person`: changes what is given. POST `remove-person`, `recover`, `end-sessions`: {@link IdRequest} of the person. */
export interface ChangePersonRequest extends IdRequest {
  role?: Role;
  isSuspended?: boolean;
}

/** GET `publishing`. POST `publish-again`: empty body; the answer is the new state. */
export type PublishingAnswer = PublishingState;

export interface ReceivedLine extends IdRequest {
  at: number;
  /** Name of the form. */
  form: string;
  page: { path: string; title: string };
  /** First words of the answer. */
  summary: string;
  files: number;
}

/** GET `received?form=&page=&before=`: at most 50, the newest first; `before` is the id of the last one shown. */
export interface ReceivedAnswer {
  answers: ReceivedLine[];
  /** Of this filter. */
  total: number;
  hasMore: boolean;
  /** Choices of the filter, of all answers. `id` is what the query takes. */
  forms: { id: string; name: string; count: number }[];
  pages: { path: string; title: string; count: number }[];
  /** Posts that were refused, by reason: key of the words of the desk. */
  refused: { reason: string; count: number }[];
  /** Days after which answers are deleted. */
  keepDays: number;
}

/**
 * GET `received?id=`. Its files: GET `received-file/ANSWER/FILE`. GET `export-received?form=&page=`: a CSV file. POST
 * `delete-received`: {@link DeleteReceivedRequest}.
 */
export interface ReceivedItem extends IdRequest {
  at: number;
  form: string;
  page: { path: string; title: string };
  /** `consent`: what was agreed to, in the words of the form then. */
  fields: { label: string; value: string; isConsent?: true }[];
  files: { id: string; label: string; name: string; bytes: number }[];
}

export interface DeleteReceivedRequest {
  ids: string[];
}

/** GET `feedback-shares`: pages with answers to "was this page useful?", most answers first. */
export interface FeedbackAnswer {
  pages: { path: string; title: string; yes: number; no: number; comments: FeedbackComment[] }[];
}

export interface FeedbackComment extends IdRequest {
  at: number;
  isUseful: boolean;
  text: string;
}

/** GET `audit?person=&event=&before=`: at most 100, the newest first; `before` is the position of the last one shown. */
export interface AuditAnswer {
  /** Positions grow with each entry; times need not, as clocks are set. */
  entries: (Omit<AuditEntry, 'by'> & { by?: PersonName; position: number })[];
  hasMore: boolean;
  /** Choices of the filter. */
  people: PersonName[];
  events: string[];
}

/** GET `settings`. */
export interface SettingsAnswer {
  url: string;
  /** Where the built site goes: a repository, a folder or a bucket, with its address or name. */
  publish: { to: 'repository' | 'folder' | 'bucket'; name: string }[];
  providers: { label: string; issuer: string }[];
  /** Sender; absent: no e-mail is sent. */
  mailFrom?: string;
  keepFormsDays: number;
  runsCustomBlocks: boolean;
}
