import { createHmac, hash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod';
import { hasZeroBits, workText } from '../../../templates/components/desk/work.ts';
import { isSameSecret } from '../../core/util/is-same-secret.ts';
import { openJsonFile } from '../store/json-file.ts';

/** File of a visitor that waits for the form to be sent. */
const waitingFile = z.object({ field: z.string(), id: z.string(), name: z.string(), bytes: z.number() });

const contentSchema = z.object({
  /** `work`: needs a proof of work. `review`: handed out with a page on which the visitor checks the answers. */
  kind: z.enum(['work', 'review']),
  /** Form that it was handed out for; absent for `work`. */
  form: z.string().optional(),
  at: z.number(),
  nonce: z.string(),
  files: z.array(waitingFile).optional(),
});

export type TokenContent = z.infer<typeof contentSchema>;
export type WaitingFile = z.infer<typeof waitingFile>;

/** Tokens that the desk signs: nothing is stored for those that are not used. */
export interface Tokens {
  create: (content: Pick<TokenContent, 'kind' | 'form' | 'files'>) => string;
  /** Signs a token once more, so that its age goes on. */
  renew: (content: TokenContent) => string;
  /** Content of a token with a valid signature. */
  read: (token: string) => TokenContent | undefined;
}

/** Opens the key that tokens are signed with; created at the first start. */
export function openTokens(folder: string, now: () => number): Tokens {
  const file = openJsonFile(join(folder, 'token-key.json'), z.object({ key: z.string() }), { key: '' });
  if (file.value.key === '') file.set({ key: randomBytes(32).toString('base64url') });
  const key = Buffer.from(file.value.key, 'base64url');
  const sign = (body: string) => createHmac('sha256', key).update(body).digest('base64url');
  const renew = (content: TokenContent) => {
    const body = Buffer.from(JSON.stringify(content)).toString('base64url');
    return `${body}.${sign(body)}`;
  };
  return {
    renew,
    create: (content) => renew({ ...content, at: now(), nonce: randomBytes(12).toString('base64url') }),
    read: (token) => {
      const [body = '', signature = '', ...rest] = token.split('.');
      if (rest.length > 0 || !isSameSecret(signature, sign(body))) return undefined;
      return contentSchema.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8'))).data;
    },
  };
}

/** Difficulty of the proof of work. */
export interface WorkSize {
  parts: number;
  bits: number;
}

/** Whether a proof of work is right: one counter for each part of the token. */
export function isWorkDone(token: string, work: string, { parts, bits }: WorkSize): boolean {
  const counters = work.split(',');
  return (
    counters.length === parts &&
    counters.every((counter, part) => {
      if (!/^\d{1,9}$/.test(counter)) return false;
      return hasZeroBits(hash('sha256', workText(token, part, Number(counter)), 'buffer'), bits);
    })
  );
}
