import * as z from 'zod';
import { actionSchema, hrefSchema, imageSchema, textSchema } from './templates/blocks/fields.ts';
import { blockSchema } from './templates/blocks/schemas.ts';
import { networkNames } from './templates/parts/icon-names.ts';

/**
 * The contract of `site.json`. Every object is strict: a key that is not listed here is an error.
 * Rules that look at more than one place (links, duplicates, files) are in `generator/rules/`.
 */

/** First segments that files of the built site have, or that hosts and the preview keep for themselves. */
const reserved = new Set(['assets', '404.html', 'robots.txt', 'sitemap.xml', 'favicon.ico', 'site.webmanifest']);

/** Whether a page can be written and served under a path: no clash with other files, no segment too long for a disk. */
function isFreePath(path: string): boolean {
  const segments = path.slice(1).split('/');
  if (reserved.has(segments[0]?.toLowerCase() ?? '')) return false;
  return segments.every(
    (segment) =>
      !/^[._]/.test(segment) && segment.toLowerCase() !== 'index.html' && new TextEncoder().encode(segment).length <= 200,
  );
}

/** Whether an address can be that of a site: as browsers write it themselves, without credentials. */
function isSiteUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  try {
    decodeURI(url.pathname);
  } catch {
    return false;
  }
  return url.username === '' && url.href.replace(/\/$/, '') === text;
}

/** A path as visitors see it: `/` or `/a/b`, no trailing slash, no `.` or `..` segment, nothing that URLs give a meaning. */
export const routePathSchema = z
  .string()
  .refine(isFreePath, { error: 'reserved-path' })
  .regex(/^(?:\/|(?:\/(?!\.{1,2}(?:\/|$))[^\s/?#%\\:*"<>|\p{Cc}\p{Cf}\p{Cs}]+)+)$/u, { error: 'bad-path' })
  .describe('Address of the page within the site, for example /services/training.');

const breadcrumbItemSchema = z.strictObject({
  label: textSchema,
  href: hrefSchema.optional().describe('Absent on the last item: the page itself.'),
});

const cardFields = {
  name: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9-]*$/, { error: 'bad-id' })
    .describe('Name by which blocks refer to the card.'),
  id: z.int().min(1).describe('Number of the card; its appearance is delayed by this number times site.motion.stagger.'),
  image: imageSchema,
  title: textSchema,
  description: textSchema,
};

const linkCardSchema = z.strictObject({ ...cardFields, href: hrefSchema });

const eventCardSchema = z.strictObject({
  ...cardFields,
  date: z.iso.date({ error: 'bad-date' }).describe('Day of the event, as YYYY-MM-DD; shown in words.'),
  action: actionSchema,
});

const collectionSchema = z
  .discriminatedUnion('type', [
    z.strictObject({ type: z.literal('link-cards'), cards: z.array(linkCardSchema) }).describe('Cards that lead to a page.'),
    z
      .strictObject({ type: z.literal('event-cards'), cards: z.array(eventCardSchema) })
      .describe('Cards with a date and a button.'),
  ])
  .describe('Cards, written once and shown by any block that names the collection.');

const placeholder = z
  .literal(true)
  .optional()
  .describe('true: the value is not yet known; the build warns, and refuses with --strict.');

const contactSchema = z.strictObject({
  email: z.strictObject({ label: textSchema, value: z.email({ error: 'bad-email' }), placeholder }),
  phone: z.strictObject({
    label: textSchema,
    value: z.string().regex(/^\+?[0-9][0-9 -]+[0-9]$/, { error: 'bad-phone' }),
    placeholder,
  }),
  address: z.strictObject({ label: textSchema, value: textSchema, placeholder }),
});

const socialSchema = z
  .array(z.strictObject({ network: z.enum(networkNames), label: textSchema, href: hrefSchema, placeholder }))
  .describe('Profiles in social networks, in the order shown.');

const counted = (what: string) => z.string().includes('%s', { error: 'no-count' }).describe(`${what}; %s stands for the number.`);

const labelsSchema = z
  .strictObject({
    skipToContent: textSchema,
    mainNavigation: textSchema.describe('Name of the main navigation, spoken by screen readers.'),
    openMenu: textSchema,
    closeMenu: textSchema,
    breadcrumb: textSchema.describe('Name of the breadcrumb, spoken by screen readers.'),
    socialNetworks: textSchema,
    contactDetails: textSchema,
    showPassword: textSchema,
    hidePassword: textSchema,
    passwordShown: textSchema.describe('Announced when the password becomes visible.'),
    passwordHidden: textSchema.describe('Announced when the password becomes hidden.'),
    requiredMark: textSchema.describe('Mark beside the name of a required field.'),
    carousel: z.strictObject({
      description: textSchema.describe('What the moving row is called, for example "carousel".'),
      slide: textSchema.describe('What one of its parts is called, for example "slide".'),
      slideLabel: z
        .string()
        .regex(/%s.*%s/s, { error: 'no-count' })
        .describe('Name of a slide; %s stands for its number, then for how many there are.'),
      pause: textSchema,
      play: textSchema,
      previous: textSchema,
      next: textSchema,
      first: textSchema,
      last: textSchema,
      choose: textSchema.describe('Name of the row of dots.'),
      goToSlide: counted('Name of a dot for one slide'),
      goToPage: counted('Name of a dot for a group of slides'),
    }),
    search: z.strictObject({
      results: counted('Announced after filtering'),
      noResults: textSchema,
    }),
  })
  .describe('Words of the interface, visible or spoken.');

const motionSchema = z
  .strictObject({
    sections: z.int().min(0).max(3000).describe('Milliseconds in which a section appears.'),
    cards: z.int().min(0).max(3000).describe('Milliseconds in which a card appears.'),
    stagger: z.int().min(0).max(500).describe("Milliseconds of delay for each step of a card's id."),
  })
  .describe('Appearance of sections on scrolling. Never used in print, without scripts or with reduced motion.');

const routeFields = {
  title: textSchema.describe('Title of the page in the browser; the name of the site is added.'),
  description: textSchema.describe('What the page offers, for search engines: one sentence or two.'),
  breadcrumb: z.array(breadcrumbItemSchema).min(1).describe('The way from the home page to this page.'),
  blocks: z.array(blockSchema).min(1).describe('The sections of the page, from top to bottom.'),
};

export const routeSchema = z.strictObject({
  path: routePathSchema,
  ...routeFields,
  scrollToTop: z.boolean().optional().describe('true: the page starts at its top even after going back or reloading.'),
  placeholder,
});

const footerSchema = z.strictObject({
  related: z.strictObject({
    heading: textSchema,
    items: z.array(z.strictObject({ label: textSchema, href: hrefSchema.optional() })),
  }),
  pages: z.strictObject({
    heading: textSchema,
    label: textSchema.describe('Name of this navigation, spoken by screen readers.'),
  }),
  about: textSchema.describe('A sentence about the organisation.'),
  legal: z.array(textSchema).describe('Names of legal texts, not linked.'),
  copyright: z.strictObject({
    year: z.int().min(1900).max(2200),
    text: textSchema.describe('Follows the year.'),
  }),
});

export const siteSchema = z.strictObject({
  $schema: z.string().optional().describe('Where editors find the rules of this file.'),
  site: z.strictObject({
    name: textSchema,
    url: z
      .string()
      .regex(/^https:\/\/[^\s/?#]+(?:\/[^\s?#]*[^\s?#/])?$/, { error: 'bad-url' })
      .refine(isSiteUrl, { error: 'bad-url' })
      .describe('Address of the site, without a slash at the end; it may have a path.'),
    language: z.enum(['ar', 'en']).describe('Language of the content.'),
    direction: z.enum(['rtl', 'ltr']),
    numerals: z.enum(['latn', 'arab']).describe('Digits of dates: latn 0123456789, arab ٠١٢٣٤٥٦٧٨٩.'),
    logo: imageSchema,
    icon: imageSchema.describe('Picture in the browser tab: a square svg.'),
    contact: contactSchema,
    social: socialSchema,
    breadcrumbHeight: z.int().min(32).max(160).describe('Height of the breadcrumb bar in CSS pixels.'),
    motion: motionSchema,
    labels: labelsSchema,
  }),
  header: z.strictObject({
    links: z
      .array(z.strictObject({ label: textSchema, href: hrefSchema }))
      .describe('Links of the main navigation; none: the header has no menu.'),
    action: actionSchema,
  }),
  footer: footerSchema,
  collections: z.record(z.string().regex(/^[a-z][a-z0-9-]*$/, { error: 'bad-id' }), collectionSchema),
  routes: z.array(routeSchema).min(1),
  notFound: z.strictObject(routeFields).describe('The page shown for an address that does not exist (404.html).'),
});

export type Site = z.infer<typeof siteSchema>;
export type Route = Site['routes'][number];
export type Labels = Site['site']['labels'];
export type LinkCard = z.infer<typeof linkCardSchema>;
export type EventCard = z.infer<typeof eventCardSchema>;
export type Card = LinkCard | EventCard;
