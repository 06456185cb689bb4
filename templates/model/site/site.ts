import type * as z from 'zod';
import type { Content } from '../../schema/kinds.ts';
import type { GeneralLabels } from '../labels/schema.ts';
import type { announcementSchema } from './announcement-schema.ts';
import type { footerSchema } from './footer-schema.ts';
import type { headerSchema } from './header-schema.ts';
import type { settingsSchema } from './settings-schema.ts';

/** Makes keys required: their defaults are filled in. */
export type WithRequired<Type, Key extends keyof Type> = Omit<Type, Key> & Required<Pick<Type, Key>>;

type SettingsContent = Content<z.infer<ReturnType<typeof settingsSchema>>>;

/** Site settings with all defaults, and the labels outside blocks. */
export type SiteSettings = Omit<
  WithRequired<SettingsContent, 'direction' | 'numerals' | 'icon' | 'contact' | 'social' | 'breadcrumbHeight'>,
  'motion' | 'labels' | 'search'
> & {
  search?: { path: string; synonyms?: { words: string[] }[] | undefined } | undefined;
  motion: Required<NonNullable<SettingsContent['motion']>>;
  labels: GeneralLabels;
};

/** Language of a multilingual site, as pages of each edition know it. */
export interface EditionLanguage {
  /** BCP 47 tag. */
  tag: string;
  /** Name of the language in itself. */
  name: string;
  direction: 'rtl' | 'ltr';
  /** Base URL of its pages, without trailing slash. */
  url: string;
  /** Note in this language that a page is not translated. */
  missing: string;
}

/** Relation of an edition to the others of its site. */
export interface Edition {
  /** URL of the whole site without trailing slash: base of files that editions share. */
  url: string;
  /** Prefix of its own addresses: empty, or e.g. `/en`. */
  prefix: string;
  /** All languages, the default first. */
  languages: readonly EditionLanguage[];
  /** Paths of each page by language tag. */
  pages: readonly Readonly<Record<string, string>>[];
  /** Untranslated texts that it shows in the default language. */
  fallbacks: readonly string[];
}

export type Announcement = Content<z.infer<typeof announcementSchema>>;
export type Header = WithRequired<Content<z.infer<typeof headerSchema>>, 'links'>;
export type Footer = WithRequired<Content<z.infer<typeof footerSchema>>, 'legal' | 'columns'>;
