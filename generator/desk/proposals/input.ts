import * as z from 'zod';
import { decodedPart } from '../../../templates/model/addresses/decode.ts';
import { DeskRefusal } from '../model/desk.ts';

/** Maximum length of a comment, note or reason in characters. */
export const longestText = 2000;

/** Maximum length of a guest's name in characters. */
export const longestName = 60;

/** Days that a preview link may be valid. */
const shareDays = [1, 7, 30] as const;

/** Maximum number of pages of a proposal. */
const mostPages = 50;

/** Text without control characters but line breaks, without marks that reorder what follows, with at most one empty line. */
const plain = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[\u202A-\u202E\u2066-\u2069]|(?!\n)\p{Cc}/gu, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

const oneLine = (text: string) => plain(text).replaceAll(/\s+/g, ' ');

/**
 * Path without empty, dotted or escaped parts. Parts that begin with an underscore are the editor's and the desk's.
 */
export const isPlainPath = (path: string): boolean => /^\/(?:(?![_.])[^/\\?#%\p{Cc}\s]+(?:\/|$))*$/u.test(path);

const text = z.string().transform(plain).pipe(z.string().min(1).max(longestText));

const optionalText = z.string().transform(plain).pipe(z.string().max(longestText));

const line = (most: number) => z.string().transform(oneLine).pipe(z.string().min(1).max(most));

const path = z.string().max(1000).transform(oneLine);

const page = z.strictObject({
  path,
  title: line(300),
  address: z
    .string()
    .max(3000)
    .transform((escaped) => decodedPart(escaped) ?? '')
    .refine(isPlainPath),
});

const days = z.union(shareDays.map((one) => z.literal(one)));

const id = z.string().min(1).max(100);

/** Bodies of the operations. */
export const inputs = {
  propose: z.strictObject({
    note: optionalText,
    pages: z.array(page).min(1).max(mostPages),
    id: id.optional(),
    days: days.optional(),
  }),
  withdraw: z.strictObject({ id }),
  approve: z.strictObject({ id, version: z.string().max(100).optional() }),
  sendBack: z.strictObject({ id, reason: text }),
  comment: z.strictObject({
    proposal: id,
    text,
    page: path.optional(),
    sentence: line(longestText).optional(),
  }),
  share: z.strictObject({ proposal: id, days }),
  endShare: z.strictObject({ id }),
  guestComment: z.strictObject({ secret: id, name: line(longestName), text }),
};

/** Validated body. @throws DeskRefusal 400 if it is not valid */
export function validated<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (!result.success) throw new DeskRefusal(400, 'invalid');
  return result.data;
}
