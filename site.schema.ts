import * as z from 'zod';
import { redirectSchema } from './templates/model/addresses/schema.ts';
import { announcementSchema } from './templates/model/site/announcement-schema.ts';
import { contentVersion } from './templates/model/site/content-version.ts';
import { footerSchema } from './templates/model/site/footer-schema.ts';
import { headerSchema } from './templates/model/site/header-schema.ts';
import { settingsSchema } from './templates/model/site/settings-schema.ts';
import type { Edition, Footer, Header, SiteSettings, WithRequired } from './templates/model/site/site.ts';
import type { Author, Post, PostCollection, PostEvent, Tag } from './templates/registry/collections/posts/schema.ts';
import { collectionSchema } from './templates/registry/collections/schema.ts';
import { type Labels, labelsSchema } from './templates/registry/labels-schema.ts';
import { everyPageExample, everyPageSchema } from './templates/registry/routes/every-page-schema.ts';
import { routeFields, routeSchema } from './templates/registry/routes/schema.ts';
import type { EventCard, LinkCard } from './templates/schema/cards/schema.ts';
import { diagnosticCode } from './templates/schema/diagnostic-codes.ts';
import { describe, plainText } from './templates/schema/fields.ts';
import { type Content, kind, type PathsWithoutKind } from './templates/schema/kinds.ts';

/**
 * Schema of `site.json`. Every object is strict: an unknown key is an error. Rules that span several places (links, duplicates,
 * files) are in `generator/check/rules/`.
 */

export const siteSchema = z
  .strictObject({
    $schema: kind('word', plainText)
      .optional()
      .meta(
        describe(
          'موضع قواعد هذا الملف للمحرر؛ اتركه كما هو.',
          'Where editors find the rules of this file; leave it as it is.',
          './generator/site.schema.json',
        ),
      ),
    version: z
      .int()
      .min(1, { error: diagnosticCode('bad-version') })
      .max(contentVersion, { error: diagnosticCode('newer-version') })
      .optional()
      .meta(
        describe(
          'إصدار المحتوى الذي كُتب له هذا الملف؛ إن حُذف فالأول. يرفعه الأمر upgrade.',
          'The version of content that this file is written for; absent: the first. The command upgrade raises it.',
          1,
        ),
      ),
    site: settingsSchema(labelsSchema).meta(describe('ما يخص الموقع كله.', 'What concerns the whole site.')),
    announcement: announcementSchema
      .optional()
      .meta(
        describe(
          'شريط فوق أعلى كل صفحة يعلن أمرًا؛ إن حُذف فلا شريط.',
          'A strip above the header of every page that announces something; absent: none.',
        ),
      ),
    header: headerSchema.optional().meta(describe('أعلى كل صفحة: القائمة والزر.', 'The top of every page: menu and button.')),
    footer: footerSchema.optional().meta(describe('تذييل كل صفحة.', 'The bottom of every page.')),
    collections: z
      .record(
        z
          .string()
          .regex(/^[a-z][a-z0-9-]*$/, { error: diagnosticCode('bad-id') })
          .meta(describe('اسم المجموعة بحروف لاتينية صغيرة.', 'Name of the collection, in small Latin letters.', 'services')),
        collectionSchema,
      )
      .optional()
      .meta(
        describe(
          'مجموعات البطاقات والمقالات؛ المفتاح اسم المجموعة الذي تذكره الأقسام.',
          'Collections of cards and posts; the key is the name by which blocks refer to one.',
        ),
      ),
    routes: z.array(routeSchema).min(1).meta(describe('صفحات الموقع.', 'The pages of the site.')),
    redirects: z
      .array(redirectSchema)
      .optional()
      .meta(
        describe(
          'تحويلات من عناوين قديمة إلى صفحات الموقع أو إلى مواقع أخرى. وعناوينها في موقع بعدة لغات عناوين الموقع كله.',
          'Redirects from former addresses to pages of the site, or elsewhere. In a site in several languages they are addresses of the whole site.',
        ),
      ),
    notFound: z
      .strictObject(routeFields)
      .optional()
      .meta(
        describe(
          'الصفحة التي تظهر لعنوان غير موجود (404.html)؛ إن حُذفت فصفحة قصيرة بكلمات المحرك.',
          'The page shown for an address that does not exist (404.html); absent: a short one in the words of the engine.',
        ),
      ),
    everyPage: everyPageSchema
      .optional()
      .meta(
        describe(
          'أقسام تظهر في كل صفحة، حول محتواها: صفحات المقالات والوسوم والبحث و404 كذلك.',
          'Sections on every page, around its content: on those of posts, tags, the search and 404 too.',
          everyPageExample,
        ),
      ),
  })
  .meta(describe('محتوى الموقع كله.', 'The content of the whole site.'));

/** Fails to compile if a string in the content has no kind; the type error names its place. */
type Declared<Places extends never> = Places;
export type EveryFieldHasAKind = Declared<PathsWithoutKind<z.infer<typeof siteSchema>>>;

/** Content as written: fields with a default are optional. */
export type WrittenSite = Content<z.infer<typeof siteSchema>>;
export type WrittenRoute = WrittenSite['routes'][number];

type Written<Key extends keyof WrittenSite> = NonNullable<WrittenSite[Key]>;

export type Route = WithRequired<WrittenRoute, 'breadcrumb'>;

/** Content with all defaults filled in, as every stage after the check reads it. See `generator/content/site/defaults.ts`. */
export interface Site
  extends Omit<WrittenSite, 'site' | 'everyPage' | 'header' | 'footer' | 'collections' | 'routes' | 'notFound'> {
  site: SiteSettings & { labels: Labels };
  /** Strips with no content are absent. */
  everyPage?: Written<'everyPage'> | undefined;
  header: Header;
  footer: Footer;
  collections: Written<'collections'>;
  routes: Route[];
  notFound: WithRequired<Written<'notFound'>, 'breadcrumb'>;
  /** Absent for a site in one language. */
  edition?: Edition;
}

export type Card = LinkCard | EventCard;
export type { Author, EventCard, LinkCard, Post, PostCollection, PostEvent, Tag };
