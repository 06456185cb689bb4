import type { Kind } from '../../../templates/schema/field-roles.ts';
import type { Path } from '../../core/json/path.ts';

/** A text of a site with its translations. */
export interface SiteText {
  /** Path in the site file. */
  path: Path;
  kind: Kind | undefined;
  /** Path of its page; undefined for texts of all pages, such as those of the header. */
  page: string | undefined;
  /** Text in the default language. */
  source: string;
  /** By language; null if left out on purpose. */
  translations: ReadonlyMap<string, string | null>;
  /** The other languages in which its page exists. */
  targetLanguages: readonly string[];
}

/** Languages of a site, as BCP 47 tags. */
export interface SiteLanguages {
  default: string;
  others: readonly string[];
}
