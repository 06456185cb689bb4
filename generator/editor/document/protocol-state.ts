import type { MessageLanguage } from '../../../templates/model/files/language.ts';
import type { Path } from '../../core/json/path.ts';
import type { Json } from '../../core/json/value.ts';
import type { PlacedProblem } from './protocol-changes.ts';
import type { Done } from './protocol-history.ts';

/**
 * What the file says: pages, collections, problems, values at places, and what links and words can name.
 */

/** Asked for with GET `_edit/state`; open editors ask again after each version that the preview's events tell of. */
export interface EditState {
  base: string;
  language: MessageLanguage;
  canUndo: boolean;
  canRedo: boolean;
  done: Done[];
  pages: PageEntry[];
  collections: CollectionEntry[];
  problems: PlacedProblem[];
  /** Of a site in several languages: the one that is edited, and all of them. */
  edition?: { tag: string; languages: EditedLanguage[] };
}

/** A language of the site that is edited. */
export interface EditedLanguage {
  tag: string;
  /** What it calls itself. */
  name: string;
  direction: 'rtl' | 'ltr';
}

/** A text that stands in several languages, or might. */
export interface Translations {
  /** It is that of the default language, for want of one in the language that is edited. */
  isFallback?: true;
  /** What other languages have. */
  others: { tag: string; text: string }[];
}

/** What of the state is long in a large site, and most changes leave as it is. */
export type StatePart = 'pages' | 'collections' | 'problems';

/**
 * What GET `_edit/state` answers. Who names a part as the last answer did, in a query of the same key, gets it only where it
 * has become another since.
 */
export interface StateAnswer extends Omit<EditState, StatePart>, Partial<Pick<EditState, StatePart>> {
  names: Record<StatePart, string>;
}

/** What a page follows from that has no entry among the pages of the file. */
export type MadePage = 'post' | 'entry' | 'list' | 'category' | 'tag' | 'author' | 'search' | 'not-found';

export interface PageEntry {
  /** Its place in the file; of a page that follows from something, the place of that. */
  at: Path;
  /** Absent: it is one of the pages of the file. */
  made?: MadePage;
  /** Of a list: places of its articles in their collection, in its order. */
  lists?: number[];
  path: string;
  title: string;
  /** Its address in the preview. */
  address: string;
  isPlaceholder: boolean;
}

export interface CollectionEntry {
  at: Path;
  name: string;
  /** What people call it. */
  title: string;
  type: string;
  items: { at: Path; name: string; title: string }[];
}

/** Asked for with GET `_edit/value?at=<JSON Pointer>`: what the file has at a place. */
export interface PlacedValue {
  base: string;
  at: Path;
  value: Json | undefined;
  /** Other pages that show the same, as addresses, when it stands in a collection or in a part of all pages. */
  alsoOn: { path: string; title: string }[];
  /** It stands in a part of all pages: they are then not named one by one. */
  isEverywhere?: true;
  /** Texts of it in other languages, by their JSON Pointers; absent where there are none. */
  translations?: Record<string, Translations>;
}

/** A place to which a link can lead: GET `_edit/targets?q=<words>`. */
export interface LinkTarget {
  href: string;
  /** What it is called. */
  title: string;
  /** The page that a heading stands on, by its name. */
  where?: string;
  kind: 'page' | 'heading' | 'file';
  /** The heading has no id: a link to it comes with this one, which is written there in the same change. */
  gives?: { at: Path; id: string };
}

/** What a word of the content can name: GET `_edit/names?at=<JSON Pointer of the word>&of=<FieldModel.names>`, in the order of the file. */
export interface NamedThing {
  name: string;
  /** What it is called. */
  title: string;
}
