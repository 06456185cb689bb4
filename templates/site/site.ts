import type * as z from 'zod';
import type { GeneralLabels } from '../labels/schema.ts';
import type { Content } from '../vocabulary/kinds.ts';
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
  search?: { path: string } | undefined;
  motion: Required<NonNullable<Written['motion']>>;
  labels: GeneralLabels;
};

export type Announcement = Content<z.infer<typeof announcementSchema>>;
export type Header = Filled<Content<z.infer<typeof headerSchema>>, 'links'>;
export type Footer = Filled<Content<z.infer<typeof footerSchema>>, 'legal' | 'columns'>;
