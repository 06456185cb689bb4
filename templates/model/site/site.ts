import type * as z from 'zod';
import type { Content } from '../../schema/kinds.ts';
import type { GeneralLabels } from '../labels/schema.ts';
import type { announcementSchema } from './announcement-schema.ts';
import type { footerSchema } from './footer-schema.ts';
import type { headerSchema } from './header-schema.ts';
import type { settingsSchema } from './settings-schema.ts';

/** Keys that a default stands for where they are absent. */
export type Filled<Type, Key extends keyof Type> = Omit<Type, Key> & Required<Pick<Type, Key>>;

type Written = Content<z.infer<ReturnType<typeof settingsSchema>>>;

/** What concerns the whole site, with all defaults; of the words of the interface all but those of blocks. */
export type SiteSettings = Omit<
  Filled<Written, 'direction' | 'numerals' | 'icon' | 'contact' | 'social' | 'breadcrumbHeight'>,
  'motion' | 'labels' | 'search'
> & {
  search?: { path: string; synonyms?: { words: string[] }[] | undefined } | undefined;
  motion: Required<NonNullable<Written['motion']>>;
  labels: GeneralLabels;
};

/** A language of a site that has several, as the pages of each edition know it. */
export interface EditionLanguage {
  /** As BCP 47 writes it. */
  tag: string;
  /** What it calls itself. */
  name: string;
  direction: 'rtl' | 'ltr';
  /** Address below which its pages are, without a slash at its end. */
  url: string;
  /** Says in its own words that a page is not in it. */
  missing: string;
}

/** How an edition stands to the others of its site. */
export interface Edition {
  /** Address of the whole site, without a slash at its end: files that editions share are below it. */
  url: string;
  /** What its own addresses begin with: empty, or as `/en`. */
  prefix: string;
  /** All of them, the default first. */
  languages: readonly EditionLanguage[];
  /** Paths of each page in the languages that have it, by their tags. */
  pages: readonly Readonly<Record<string, string>>[];
  /** Texts that it has of the default language, for want of its own. */
  fallbacks: readonly string[];
}

export type Announcement = Content<z.infer<typeof announcementSchema>>;
export type Header = Filled<Content<z.infer<typeof headerSchema>>, 'links'>;
export type Footer = Filled<Content<z.infer<typeof footerSchema>>, 'legal' | 'columns'>;
