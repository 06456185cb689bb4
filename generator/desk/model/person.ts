import type { MessageLanguage } from '../../core/diagnostics/diagnostics.ts';
import type { Author, Role } from '../../editor/document/person.ts';

/** Public key of a passkey. */
export interface Passkey {
  /** Credential id, base64url. */
  id: string;
  /** Public key in SPKI form, base64url. */
  publicKey: string;
  /** COSE algorithm, e.g. -7 for ES256. */
  algorithm: number;
  /** Signature counter; 0 for authenticators without one. */
  counter: number;
  /** Given by the person, e.g. "office computer". */
  name: string;
  /** Milliseconds since 1970, like all times of the desk. */
  createdAt: number;
  usedAt?: number;
}

/** Account of a person at an OpenID provider. */
export interface Identity {
  issuer: string;
  subject: string;
}

/** Account of a person. Nothing in it is secret. */
export interface Person extends Author {
  role: Role;
  language: MessageLanguage;
  isSuspended?: true;
  createdAt: number;
  passkeys: Passkey[];
  identities: Identity[];
}

/** Invitation of a new person, or recovery of an account; only the hash of its link is stored. */
export interface Invitation {
  id: string;
  /** SHA-256 of the secret in the link, hex. */
  hash: string;
  role: Role;
  name: string;
  email?: string;
  /** Id of who invited; absent for the first owner and for the command at the server. */
  by?: string;
  /** Existing person who recovers access. */
  recovers?: string;
  createdAt: number;
  expiresAt: number;
}

/** Session of a signed-in person; only the hash of its 256-bit token is stored. */
export interface Session {
  /** Public id, for the list of sessions. */
  id: string;
  /** SHA-256 of the token in the cookie, hex. */
  hash: string;
  person: string;
  /** Token that forms and scripts of this session send with each POST. */
  csrf: string;
  /** On a computer that others use: ends with the browser, and after a short time without requests. */
  isShared: boolean;
  /** Browser and system in words, from the User-Agent header. */
  device: string;
  createdAt: number;
  seenAt: number;
  expiresAt: number;
}
