import * as z from 'zod';
import { iconNames } from '../parts/icon-names.ts';

/** Fields that several blocks share. Strings hold plain text: no markup is ever read from content. */

/** Characters that no text needs: controls other than a line feed, and halves of surrogate pairs. */
const forbiddenCharacters = /(?!\n)\p{Cc}|\p{Cs}/u;

/** Visible or spoken text: never empty, never only white space, no control characters. */
export const textSchema = z
  .string()
  .regex(/\S/, { error: 'empty-text' })
  .refine((text) => !forbiddenCharacters.test(text), { error: 'bad-character' });

export const paragraphsSchema = z.array(textSchema).min(1).describe('Paragraphs of plain text, one string a paragraph.');

/** Fragment identifier of a block or tab: what follows `#` in a link. */
export const idSchema = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, { error: 'bad-id' })
  .describe('Name for links to this place (#name): small Latin letters, digits and hyphens.');

/** Whether browsers and hosts can read an address: sound escapes, and for https: a plain host without credentials. */
function isUsableAddress(address: string): boolean {
  if (!address.isWellFormed() || /\p{Cc}/u.test(address)) return false;
  try {
    decodeURI(address);
    if (!address.startsWith('https:')) return true;
    const { host, username, password } = new URL(address);
    return /^[a-z0-9.-]+(?::\d+)?$/.test(host) && username === '' && password === '';
  } catch {
    return false;
  }
}

/**
 * Where a link may lead: a route path with an optional fragment, or an https:, mailto: or tel: address.
 * Anything else (javascript:, data:, http:, relative paths) is refused.
 */
export const hrefSchema = z
  .string()
  .refine(isUsableAddress, { error: 'bad-href' })
  .regex(/^(\/(?![/\\])[^\s\\]*|https:\/\/[^\s\\/]+[^\s\\]*|mailto:[^\s@]+@[^\s@]+|tel:\+?[0-9][0-9-]*)$/, { error: 'bad-href' })
  .describe('A page of this site (/services/training, optional #fragment), or an https:, mailto: or tel: address.');

export const externalHrefSchema = z
  .string()
  .refine(isUsableAddress, { error: 'bad-href' })
  .regex(/^https:\/\/[^\s\\/]+[^\s\\]*$/, { error: 'bad-href' })
  .describe('An https: address on another site.');

export const actionSchema = z
  .strictObject({
    label: textSchema.describe('The words on the button.'),
    href: hrefSchema,
  })
  .describe('A button: its words and where it leads.');

const imageSourceSchema = z
  .string()
  .regex(/^(?!.*(?:^|\/)\.)[A-Za-z0-9_\-./]+\.(?:svg|png|jpe?g|webp|avif)$/, { error: 'bad-image-path' })
  .describe('A file under assets/, for example illustrations/training.svg.');

/** An image; `alt` may be empty only where the image is said to be decorative. */
export const imageSchema = z
  .strictObject({
    src: imageSourceSchema,
    alt: z.string().describe('What the picture shows, for those who cannot see it; empty only with "decorative": true.'),
    decorative: z.literal(true).optional().describe('true: the picture adds nothing to the text beside it.'),
  })
  .refine((image) => (image.decorative === true ? image.alt === '' : /\S/.test(image.alt)), {
    error: 'bad-alt',
    path: ['alt'],
  })
  .describe('A picture.');

export const iconSchema = z.enum(iconNames).describe('Name of an icon.');

/** Cards that a block shows: a whole collection, or some of its cards by name, in the order given. */
export const cardsSchema = z
  .strictObject({
    collection: z.string().describe('Name of a collection of this file.'),
    names: z.array(z.string()).min(1).optional().describe('Names of cards, in the order shown; absent: all of them.'),
  })
  .describe('Which cards are shown. Cards are written once, under "collections".');

/** Keys that every section may have: a link target and a heading group. */
export const sectionFields = {
  id: idSchema.optional(),
  eyebrow: textSchema.optional().describe('A few words above the heading.'),
  heading: textSchema.describe('Heading of the section.'),
};

export type Action = z.infer<typeof actionSchema>;
export type Image = z.infer<typeof imageSchema>;
export type CardsReference = z.infer<typeof cardsSchema>;
