import * as z from 'zod';

const fileSchema = z.object({
  /** Random: also its name on disk. */
  id: z.string(),
  label: z.string(),
  /** As the visitor's computer named it. */
  name: z.string(),
  bytes: z.number(),
});

const fieldSchema = z.object({
  name: z.string(),
  label: z.string(),
  value: z.string(),
  /** What was agreed to, as it was written on the form. */
  isConsent: z.literal(true).optional(),
});

/** What a visitor sent, as a line of the log. */
export const storedAnswerSchema = z.object({
  id: z.string(),
  at: z.number(),
  /** Id of the form, and its name then. */
  form: z.string(),
  heading: z.string(),
  /** Path of the page on the host, and its title then. */
  page: z.string(),
  title: z.string(),
  language: z.string(),
  fields: z.array(fieldSchema),
  files: z.array(fileSchema),
  /** Answer to "was this page useful?". */
  isUseful: z.boolean().optional(),
  comment: z.string().optional(),
  /** Of the token with which it was sent: none is used twice. */
  nonce: z.string().optional(),
});

export type StoredAnswer = z.infer<typeof storedAnswerSchema>;
export type StoredFile = z.infer<typeof fileSchema>;
export type StoredField = z.infer<typeof fieldSchema>;

/** Remains of a deleted answer while its token is valid: nothing of what was sent. */
export const usedTokenSchema = z.object({ usedNonce: z.string(), at: z.number() });
