import type { IncomingMessage } from 'node:http';
import type { MessageLanguage } from '../../core/diagnostics/diagnostics.ts';
import type { Role } from '../../editor/document/person.ts';
import type { Answer } from '../../editor/server/endpoints/endpoint.ts';
import type { Person, Session } from './person.ts';

/** Who may use an operation: everybody who has the address, or people with a role. */
export type Access = 'anyone' | Role;

/**
 * Least role for each operation of the desk. The names of operations have the type of this table, so that one without a role does
 * not compile.
 */
export const operationRoles = {
  // Pages and files that are needed to sign in.
  'sign-in': 'anyone',
  'passkey-challenge': 'anyone',
  'passkey-sign-in': 'anyone',
  provider: 'anyone',
  callback: 'anyone',
  invitation: 'anyone',
  'accept-challenge': 'anyone',
  accept: 'anyone',
  files: 'anyone',
  // What visitors of the site and people with a link use.
  form: 'anyone',
  challenge: 'anyone',
  feedback: 'anyone',
  shared: 'anyone',
  'shared-comment': 'anyone',
  // The own account.
  '': 'reader',
  me: 'reader',
  'change-me': 'reader',
  'sign-out': 'reader',
  'sign-out-everywhere': 'reader',
  sessions: 'reader',
  'end-session': 'reader',
  'new-passkey-challenge': 'reader',
  'add-passkey': 'reader',
  'remove-passkey': 'reader',
  notices: 'reader',
  'read-notices': 'reader',
  events: 'reader',
  // Work together.
  proposals: 'reader',
  comment: 'reader',
  propose: 'writer',
  'withdraw-proposal': 'writer',
  share: 'writer',
  'end-share': 'writer',
  approve: 'editor',
  'send-back': 'editor',
  publishing: 'reader',
  'publish-again': 'editor',
  // What visitors sent.
  received: 'editor',
  'received-file': 'editor',
  'export-received': 'editor',
  'delete-received': 'editor',
  'feedback-shares': 'reader',
  // People and settings.
  people: 'owner',
  invite: 'owner',
  'withdraw-invitation': 'owner',
  'change-person': 'owner',
  'remove-person': 'owner',
  recover: 'owner',
  'end-sessions': 'owner',
  audit: 'owner',
  settings: 'owner',
} as const satisfies Record<string, Access>;

export type Operation = keyof typeof operationRoles;

/** Request to an operation. */
export interface DeskRequest {
  request: IncomingMessage;
  query: URLSearchParams;
  /** Path after that of the operation, for operations that are folders. */
  rest: string;
  language: MessageLanguage;
  /** Network address of the client. */
  address: string;
  session: Session | undefined;
  person: Person | undefined;
}

/** Request of a signed-in person. */
export type SignedRequest = DeskRequest & { session: Session; person: Person };

interface OperationBase<Request> {
  method: 'GET' | 'POST';
  /** Whether it also answers the paths below it. */
  isFolder?: boolean;
  /** Accepts POST requests of other origins and without a token, e.g. forms of the site; it checks the origin itself. */
  isPublicPost?: boolean;
  answer: (asked: Request) => Answer | Promise<Answer>;
}

type NameWith<Wanted extends boolean> = {
  [Name in Operation]: ((typeof operationRoles)[Name] extends 'anyone' ? false : true) extends Wanted ? Name : never;
}[Operation];

/** Operation with its name: the first part of its path below `/_desk/`. */
export type OperationEntry =
  | readonly [NameWith<false>, OperationBase<DeskRequest>]
  | readonly [NameWith<true>, OperationBase<SignedRequest>];
