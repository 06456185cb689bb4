import * as z from 'zod';
import { messageLanguages } from '../../core/diagnostics/diagnostics.ts';
import { roles } from '../../editor/document/person.ts';

/** Characters that have no place in a name: control characters, line ends, overrides of direction, and those around e-mails. */
const unwanted = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069<>]/u;

/** What a name must have: one of invisible characters looks like none, and git refuses an author of punctuation alone. */
const wanted = /[\p{L}\p{N}]/u;

/** Name of a person or a passkey: it is shown to others, and is the author of commits. */
export const nameSchema = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .refine((name) => name.isWellFormed() && wanted.test(name) && !unwanted.test(name));

export const emailSchema = z.email().max(254);

export const roleSchema = z.enum(roles);

export const languageSchema = z.enum(messageLanguages);

const passkey = z.strictObject({
  id: z.string(),
  publicKey: z.string(),
  algorithm: z.int(),
  counter: z.int(),
  name: z.string(),
  createdAt: z.int(),
  usedAt: z.int().optional(),
});

const person = z.strictObject({
  id: z.string(),
  name: z.string(),
  email: z.string().optional(),
  role: roleSchema,
  language: languageSchema,
  isSuspended: z.literal(true).optional(),
  createdAt: z.int(),
  passkeys: z.array(passkey),
  identities: z.array(z.strictObject({ issuer: z.string(), subject: z.string() })),
});

export const invitationSchema = z.strictObject({
  id: z.string(),
  hash: z.string(),
  role: roleSchema,
  name: z.string(),
  email: z.string().optional(),
  by: z.string().optional(),
  recovers: z.string().optional(),
  createdAt: z.int(),
  expiresAt: z.int(),
});

/** `people.json`: people and invitations in one file, so that an invitation is used and its person created at once. */
export const peopleStateSchema = z.strictObject({
  people: z.array(person),
  invitations: z.array(invitationSchema),
});

export type PeopleState = z.output<typeof peopleStateSchema>;
