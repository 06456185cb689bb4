import type { Path } from '../../core/json/path.ts';

/** Page that a language gets. */
export interface ChosenPage {
  /** Path in the file: `TitledPage.at`. */
  at: Path;
  /** Title in the language; empty: the present one, or that of the default language. */
  title: string;
}

/** Tasks whose plan applies to the file, not to an edition. */
export type LanguageTask =
  | {
      task: 'add-language';
      /** BCP 47 tag. */
      tag: string;
      /** Beginning of its addresses (default: `/` and the tag). */
      path?: string;
      /** Shown in the preview only. */
      isDraft: boolean;
      /** Name of the site in the language; empty: shown as in the default language. */
      name: string;
      /** Pages that exist in the language; the home page always does. */
      pages: ChosenPage[];
    }
  /** Changes which pages a language has, and whether visitors see it. Texts of pages that are left out stay in the file. */
  | { task: 'change-language'; tag: string; isDraft: boolean; pages: ChosenPage[] }
  /** Removes a language other than the default one, with all its texts. */
  | { task: 'remove-language'; tag: string };
