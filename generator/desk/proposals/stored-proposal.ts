import * as z from 'zod';

const personName = z.strictObject({ id: z.string(), name: z.string() });

const page = z.strictObject({ path: z.string(), title: z.string(), address: z.string() });

const comment = z.strictObject({
  id: z.string(),
  at: z.number(),
  /** Colleague; absent for a guest. */
  by: personName.optional(),
  /** Name that a guest with a link typed. */
  guest: z.string().optional(),
  text: z.string(),
  page: z.string().optional(),
  sentence: z.string().optional(),
});

const share = z.strictObject({
  id: z.string(),
  /** SHA-256 of the secret in the link, hex. */
  hash: z.string(),
  by: personName,
  createdAt: z.number(),
  expiresAt: z.number(),
});

/** Proposal as it is stored: pages of the draft that a writer puts before editors. */
export const proposalSchema = z.strictObject({
  id: z.string(),
  by: personName,
  at: z.number(),
  note: z.string(),
  pages: z.array(page),
  /** Hash of the site file when it was proposed. */
  version: z.string(),
  state: z.enum(['open', 'approved', 'sent-back', 'withdrawn', 'published']),
  comments: z.array(comment),
  shares: z.array(share),
  decision: z.strictObject({ by: personName, at: z.number(), reason: z.string().optional(), version: z.string() }).optional(),
});

export type Proposal = z.output<typeof proposalSchema>;
export type ProposedPage = z.output<typeof page>;
export type ProposalComment = z.output<typeof comment>;
export type Share = z.output<typeof share>;

/** Whether a proposal is still worked on. */
export const isActive = ({ state }: Proposal): boolean => state !== 'withdrawn' && state !== 'published';
