import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MessageLanguage } from '../../core/diagnostics/diagnostics.ts';
import type { Engine } from '../../core/util/engine.mjs';
import type { Project } from '../../core/util/project.ts';
import type { Role } from '../../editor/document/person.ts';
import type { DeskConfig } from './config.ts';
import type { Identity, Invitation, Passkey, Person, Session } from './person.ts';

/** What is needed to invite a person. */
export interface InvitationRequest {
  role: Role;
  name: string;
  email?: string;
  by?: string;
  recovers?: string;
}

/** Accounts and invitations. Methods that change something write it to disk first. */
export interface People {
  all: () => readonly Person[];
  find: (id: string) => Person | undefined;
  findByPasskey: (credential: string) => Person | undefined;
  findByIdentity: (identity: Identity) => Person | undefined;
  /** @returns the invitation, and the secret of its link, which is not stored */
  invite: (request: InvitationRequest) => { invitation: Invitation; secret: string };
  /** Valid invitation of a secret; undefined if it is unknown, used or expired. */
  invitationOf: (secret: string) => Invitation | undefined;
  invitations: () => readonly Invitation[];
  withdraw: (invitation: string) => void;
  /** Uses an invitation: creates its person, or adds the first factor to the one who recovers. Former passkeys of that one end. */
  accept: (secret: string, factor: { passkey: Passkey } | { identity: Identity }, name: string) => Person;
  /** @throws DeskRefusal if the last owner would no longer be one */
  change: (
    id: string,
    changes: Partial<Pick<Person, 'name' | 'email' | 'role' | 'language' | 'isSuspended' | 'passkeys'>>,
  ) => Person;
  /** @throws DeskRefusal if it is the last owner */
  remove: (id: string) => void;
}

/** Server-side sessions. */
export interface Sessions {
  /** @returns the session, and the token for the cookie, which is not stored */
  create: (person: string, options: { isShared: boolean; device: string }) => { session: Session; token: string };
  /**
   * Session of a token; undefined if there is none, it has expired, or its person is suspended or gone. Requests in the background
   * do not keep it alive.
   */
  find: (token: string, options?: { isBackground?: boolean }) => Session | undefined;
  /** Sessions of a person that go on; none if the person is suspended or gone. */
  of: (person: string) => readonly Session[];
  end: (id: string) => void;
  /** Ends all sessions of a person, except one if given. */
  endAll: (person: string, except?: string) => void;
}

/** Entry of the audit list. */
export interface AuditEntry {
  at: number;
  /** Key of the sentence in the words of the desk. */
  event: string;
  /** Person who did it; absent: the server or somebody unknown. */
  by?: string;
  /** Values of the sentence; never secrets or received content. */
  values: Record<string, string>;
  /** Network address, as far as it is known. */
  address?: string;
}

export interface Audit {
  add: (entry: Omit<AuditEntry, 'at'>) => void;
  all: () => readonly AuditEntry[];
}

/** Entry of a person's list of notices; sent by e-mail too if that is configured. */
export interface Notice {
  id: string;
  at: number;
  /** Person it is for. */
  to: string;
  /** Key of the sentence in the words of the desk. */
  event: string;
  values: Record<string, string>;
  /** Address at the desk, a path. */
  href: string;
  isRead?: true;
}

export interface Notices {
  add: (notice: Pick<Notice, 'to' | 'event' | 'values' | 'href'>) => void;
  of: (person: string) => readonly Notice[];
  markRead: (person: string, ids: readonly string[]) => void;
}

/** Child process with the editor and the preview; started by the first request, ended when nobody needs it. */
export interface EditorProcess {
  /**
   * Passes a request on, with its person, and answers with what the process answers. Without a person: only pages of the site.
   * @param onPart called with each part of the answer
   */
  forward: (
    request: IncomingMessage,
    response: ServerResponse,
    signedIn: { person: Person; session: Session } | undefined,
    onPart?: (part: Buffer) => void,
  ) => Promise<void>;
  /** Ends it after the requests that it answers. */
  close: () => Promise<void>;
}

/** State of building and publishing, for the desk. */
export interface PublishingState {
  /** Now being done. */
  task?: { startedAt: number /** Expected end. */; endsAt?: number };
  last?: {
    at: number;
    /** Hash of the published commit; empty if it is unknown. */
    commit: string;
    isDone: boolean;
    /** Key of a sentence: why it failed; with `isDone`, why it may be outdated. */
    reason?: string;
    /** Message of the build or of git, for those who look after the server. */
    details?: string;
  };
  /** Next time at which something appears or disappears. */
  nextAt?: number;
}

/** Builds the published version and delivers it: one build at a time, in a child process. */
export interface Publisher {
  state: () => PublishingState;
  /** Builds and delivers the published version soon; requests during a build are joined. */
  request: (reason: 'published' | 'due' | 'started' | 'asked') => void;
  close: () => Promise<void>;
}

/** What the parts of the desk have in common. */
export interface Desk {
  config: DeskConfig;
  /** Folder of state. */
  state: string;
  project: Project;
  engine: Engine;
  /** Milliseconds since 1970. */
  now: () => number;
  language: MessageLanguage;
  people: People;
  sessions: Sessions;
  audit: Audit;
  notices: Notices;
  editor: EditorProcess;
  publisher: Publisher;
}

/** Refused operation, with the key of a sentence in the words of the desk. */
export class DeskRefusal extends Error {
  override name = 'DeskRefusal';
  readonly status: 400 | 403 | 404 | 409 | 413 | 415 | 429;
  readonly reason: string;

  constructor(status: DeskRefusal['status'], reason: string) {
    super(reason);
    this.status = status;
    this.reason = reason;
  }
}
