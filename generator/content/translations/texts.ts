import type { Kind } from '../../../templates/schema/kind-table.ts';
import type { Path } from '../../core/json/path.ts';

/** A text of a site in its languages. */
export interface SiteText {
  /** Where it stands. */
  path: Path;
  kind: Kind | undefined;
  /** The path of the page that it is on; undefined for what stands on all, such as a header. */
  page: string | undefined;
  /** In the default language. */
  source: string;
  /** By language: null where it is left out on purpose. */
  translations: ReadonlyMap<string, string | null>;
  /** The other languages that its page has. */
  wanted: readonly string[];
}

/** The languages of a site: tags of BCP 47. */
export interface SiteLanguages {
  default: string;
  others: readonly string[];
}
