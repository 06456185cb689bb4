import type { Action, HeadingRole } from '../../schema/fields.ts';
import type { InlineText } from './values.ts';

/** Page in a list of pages. */
export interface PlannedPageLink {
  label: string;
  href: string;
  /** Description; absent beside another. */
  text?: string | undefined;
}

/** Block of the pages below a page, ready to render. */
export interface PlannedPages {
  type: 'pages';
  id?: string;
  eyebrow?: string;
  heading?: string;
  headingRole?: HeadingRole | undefined;
  text?: InlineText;
  action?: Action;
  look: 'cards' | 'contents' | 'around';
  pages: PlannedPageLink[];
  around?: { previous?: PlannedPageLink | undefined; next?: PlannedPageLink | undefined } | undefined;
}
