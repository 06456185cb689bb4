import type { MessageLanguage } from '../../../templates/model/files/language.ts';
import type { Path } from '../../core/json/path.ts';
import type { Json } from '../../core/json/value.ts';
import type { PlacedProblem } from './protocol-changes.ts';
import type { HistoryItem } from './protocol-history.ts';
import type { Progress } from './protocol-languages.ts';

/** Content of the file: pages, collections, problems, values, and targets of links and names. */

/** GET `_edit/state`; editors request it again after each version event of the preview. */
export interface EditState {
  base: string;
  language: MessageLanguage;
  canUndo: boolean;
  canRedo: boolean;
  done: HistoryItem[];
  pages: EditablePage[];
  collections: EditableCollection[];
  problems: PlacedProblem[];
  /** Time zone of times of the site: IANA name or UTC offset. */
  timeZone: string;
  /** For a site in several languages: the edited one and all of them. */
  edition?: {
    tag: string;
    languages: EditedLanguage[];
    /** Absent for the default language. */
    progress?: Progress;
  };
}

/** Language of the edited site. */
export interface EditedLanguage {
  tag: string;
  /** Name of the language in itself. */
  name: string;
  direction: 'rtl' | 'ltr';
}

/** Text that has, or may have, several languages. */
export interface Translations {
  /** The text is that of the default language, as the edited language has none. */
  isFallback?: true;
  /** What the edition shows instead, if not that text as it is: the title for a missing description. */
  shown?: string;
  /** Texts of other languages. */
  others: { tag: string; text: string }[];
}

/** Parts of the state that are large and rarely change. */
export type StatePart = 'pages' | 'collections' | 'problems';

/** Answer of GET `_edit/state`. A part is omitted if the query contains its current name under the same key. */
export interface StateAnswer extends Omit<EditState, StatePart>, Partial<Pick<EditState, StatePart>> {
  names: Record<StatePart, string>;
}

/** Origin of a page that is generated, i.e. not listed in `routes`. */
export type GeneratedPageKind = 'post' | 'entry' | 'list' | 'category' | 'tag' | 'author' | 'search' | 'not-found';

export interface EditablePage {
  /** Path in the file; for a generated page the path of its source. */
  at: Path;
  /** Absent for pages listed in `routes`. */
  made?: GeneratedPageKind;
  /** For lists: indexes of the posts in their collection, in order. */
  lists?: number[];
  path: string;
  title: string;
  /** Address in the preview. */
  address: string;
  isPlaceholder: boolean;
}

export interface EditableCollection {
  at: Path;
  name: string;
  /** Display name. */
  title: string;
  type: string;
  items: { at: Path; name: string; title: string }[];
}

/** GET `_edit/value?at=<JSON Pointer>`: value of a place. */
export interface PlacedValue {
  base: string;
  at: Path;
  value: Json | undefined;
  /** Other pages that display the value, if it belongs to a collection. */
  alsoOn: { path: string; title: string }[];
  /** The value belongs to a part of all pages, which are then not listed. */
  isEverywhere?: true;
  /** Texts in other languages by JSON Pointer; absent if none. */
  translations?: Record<string, Translations>;
}

/** Possible link target: GET `_edit/targets?q=<words>`. */
export interface LinkTarget {
  href: string;
  /** Title of the target. */
  title: string;
  /** Title of the page that contains the heading. */
  where?: string;
  kind: 'page' | 'heading' | 'file';
  /** The heading has no id yet: a link to it sets this one in the same change. */
  gives?: { at: Path; id: string };
}

/** Possible name: GET `_edit/names?at=<JSON Pointer of the word>&of=<FieldModel.names>`, in file order. */
export interface NamedItem {
  name: string;
  /** Display name. */
  title: string;
}
