import type { MessageLanguage } from '../../templates/files/language.ts';
import type { OwnIcon } from '../../templates/icons/own-icon.ts';
import type { EntryType } from '../../templates/vocabulary/entry-types.ts';
import type { GridForm } from '../../templates/vocabulary/grids.ts';
import type { Kind } from '../../templates/vocabulary/kind-table.ts';
import type { Piece } from '../diagnostics/marked-text.ts';
import type { RecipeId } from '../diagnostics/messages/recipes.ts';
import type { MessageTask } from '../diagnostics/messages/words.ts';
import type { Path } from '../json/path.ts';
import type { Json } from '../json/value.ts';
import type { Problem } from './problem.ts';
import type { Operation } from './text/operation.ts';

/**
 * What the editor and the preview's server say to each other. The file is the only truth: the editor asks for changes of
 * places that it has seen, the server writes them into the text of the file as small edits, or says why not.
 */

/** A sentence of the list of what was done: a key of the editor's words, and what stands in it. */
export interface Summary {
  key: string;
  values: Record<string, string>;
}

/** What is done in one go and undone in one go. */
export interface Change {
  /** Names the change: asked for again, as when the answer was lost, it is not made twice. */
  id?: string;
  /** The file that the editor has seen: `EditState.base`. */
  base: string;
  /** The language in which the places were seen, of a site in several; absent: they are those of the file. */
  edition?: string;
  /** What the editor has asked for since and does not count as a change of others: places of `operations` are those after it. */
  own?: Operation[];
  operations: Operation[];
  summary: Summary;
  /**
   * What stood at the places when they were seen, by JSON Pointer. The server knows what the file held at `base` for as long
   * as its journal goes back, and goes by that; beyond, a place is still the same one only when it holds what was seen, and
   * places without an entry are taken as they are.
   */
  seen?: Record<string, Json>;
  /** Files that the operations name and that the site may not have yet: they are put into its assets where they are missing. */
  brings?: BroughtFile[];
}

/** A neutral drawing, or an empty sheet, that stands where a site has no picture or file of its own. */
export type BroughtFile = 'picture' | 'file' | 'audio';

/** A place where the file was changed elsewhere while it was being changed here. */
export interface Conflict {
  at: Path;
  /** The place in words. */
  where: string;
  /** What the change wants there, and what the file has there now; undefined: nothing. */
  mine: Json | undefined;
  theirs: Json | undefined;
  /** What the place stood in is not there any more, or cannot be told from others: `at` is then where it was seen. */
  isGone?: true;
}

export type ChangeResult =
  /** Written. `lines` are those that the edit took away and put in. `base` names the file as it is now. */
  | { state: 'written'; base: string; lines: { removed: number; added: number } }
  /** Not written: the file would have errors that it has not now. Those stand at the places of the change. */
  | { state: 'refused'; base: string; problems: PlacedProblem[] }
  /**
   * Not written: somebody else has changed the same places. `operations` make the change all the same, of the file as it is;
   * those of places that are gone are left out.
   */
  | { state: 'conflict'; base: string; conflicts: Conflict[]; operations: Operation[] };

/** A diagnostic with the place that it is about. */
export interface PlacedProblem extends Problem {
  at: Path;
  /** Where it is certain how to repair it: edits of the text of the file at `EditState.base`, to be sent as a RepairRequest. */
  fix?: { from: number; to: number; text: string }[];
  /** The form of the editor that does what it asks for. */
  task?: MessageTask;
  /** Place in the file of the translation that somebody may find to be right as it is, to be sent as a ConfirmRequest. */
  confirms?: Path;
}

/** Body of POST `_edit/confirm`: a problem whose translations say the same as their texts. */
export interface ConfirmRequest {
  code: string;
  path: Path;
}

/** Body of POST `_edit/repair`; the answer is a ChangeResult. Offsets count UTF-16 units, from behind a byte order mark. */
export interface RepairRequest {
  base: string;
  edits: { from: number; to: number; text: string }[];
  summary: Summary;
}

/** An entry of what was done in the session; the newest comes first. */
export interface Done {
  id: number;
  summary: Summary;
  /** Milliseconds since 1970. */
  when: number;
  isUndone: boolean;
  /** It was undone and something else done since: it can be looked at and restored, not gone back to. */
  isLeft?: true;
}

/** A version of the site that was committed, with who did it. */
export interface CommittedVersion {
  /** To be asked for with GET `_edit/version?of=<id>`. */
  id: string;
  when: number;
  who: string;
  words: string;
  /** Whether it has been published; undefined where the branch leads nowhere. */
  isPublished?: boolean;
}

/** GET `_edit/history`: what was committed of the site, the newest first; none where its folder is in no repository. */
export interface HistoryReport {
  isInGit: boolean;
  versions: CommittedVersion[];
}

/** A field that two versions have otherwise, as texts; undefined: nothing. */
export interface ChangedField {
  where: string;
  before: string | undefined;
  now: string | undefined;
}

/** A page, a collection, a part of all pages, or the bytes of a file, that differs between a version and now. */
export interface ChangedPart {
  name: string;
  title: string;
  is: 'page' | 'collection' | 'part' | 'file';
  /** Seen from the version: since then it came, was changed, or went. */
  since: 'new' | 'changed' | 'removed';
  fields: ChangedField[];
  /** Fields that are not told. */
  more: number;
}

/** GET `_edit/version?of=<id>`, the id of a CommittedVersion or `step:` and that of a Done: what differs to the file as it is. */
export type VersionReport =
  | { state: 'known'; base: string; parts: ChangedPart[] }
  /** It cannot be read any more, or was no JSON. */
  | { state: 'unknown' };

/**
 * Body of POST `_edit/restore`; the answer is a ChangeResult, a conflict without places where the file is not what it was when
 * the version was looked at. `part`: the name of a ChangedPart; all of the site without it.
 */
export interface RestoreRequest {
  base: string;
  of: string;
  part?: string | undefined;
  summary: Summary;
}

/** Answer to POST `_edit/live` (`{ "page": <path> }`): whether visitors get the page that was built. */
export type LiveReport = { page: string; state: LiveState; address?: string };

export type LiveState =
  | 'live'
  /** Something else is there, or nothing yet. */
  | 'not-yet'
  /** Nothing to compare with: not built, or the file was changed since. */
  | 'not-built'
  | 'built-before'
  /** The address leads to another site, which is not asked. */
  | 'elsewhere'
  /** It does not answer. */
  | 'unreachable';

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

/** A file of the site's assets: GET `_edit/library`; GET `_edit/asset/<source>` shows a picture small, or as it is with `?size=whole`. */
export interface LibraryFile {
  /** As the content names it. */
  source: string;
  kind: 'picture' | 'drawing' | 'file';
  bytes: number;
  width?: number;
  height?: number;
  /** Places that name it; `alt` is the description of the picture there. */
  usedAt: { at: Path; where: string; alt?: string }[];
  /** Other files of content in the folder of the site that name it, by their names: absent, there are none. */
  usedIn?: string[];
}

/**
 * Body of POST `_edit/media`: a file of the assets gets another name, in its folder and with its ending; goes; or another is
 * named wherever it is, with other descriptions where some are given. One step each, with all that it changes in the site.
 */
export type MediaRequest =
  | { do: 'rename'; source: string; to: string }
  | { do: 'delete'; source: string }
  /** All of them, or none: `sources` are those that were seen to be unused. */
  | { do: 'deleteUnused'; sources: string[] }
  | { do: 'replace'; source: string; by: string; alts: { at: Path; alt: string }[] };

/** `source`: what the file is called now, which machines and addresses may have asked otherwise than it was wished. */
export type MediaAnswer = (ChangeResult & { source?: string }) | { state: 'unable'; reason: MediaRefusal };

export type MediaRefusal =
  | 'gone'
  | 'not-json'
  | 'bad-name'
  | 'name-taken'
  /** It has this name, or is named nowhere. */
  | 'nothing-to-do'
  /** Something names it. */
  | 'used'
  /** Something names one of them since they were looked at. */
  | 'used-meanwhile'
  /** Another file of content in the folder names it. */
  | 'used-elsewhere'
  /** A picture and a file that is none cannot stand for each other. */
  | 'other-kind';

/**
 * Answer to POST `_edit/upload?kind=picture|file&name=<name>` with the bytes as body. `known`: the library has the very same
 * bytes already, and nothing was written. `converted`: it was HEIC, and a JPEG was made of it.
 */
export type UploadResult =
  | { state: 'kept' | 'known'; file: LibraryFile; converted?: true }
  | { state: 'refused'; reason: string };

/**
 * Body of POST `_edit/crop`: a picture of the library and what of it to keep, in shares of the picture as it is seen, from its
 * left and upper edge whatever the direction of reading. The answer is an UploadResult: a new file beside the original.
 */
export interface CropRequest {
  source: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What a word of the content can name: GET `_edit/names?at=<JSON Pointer of the word>&of=<FieldModel.names>`, in the order of the file. */
export interface NamedThing {
  name: string;
  /** What it is called. */
  title: string;
}

/** An icon that content may name: GET `_edit/icons`. The first keyword of each language is its name. */
export interface IconEntry {
  name: string;
  keywords: Record<MessageLanguage, readonly string[]>;
  /** Strokes on a square of 24 by 24, as the `d` of a path. */
  drawing: string;
  /** It points along the line of reading: drawn for right-to-left, mirrored for left-to-right. */
  isDirectional: boolean;
}

/** An icon of the site, which content names by its file under `assets/`: GET `_edit/own-icons`, in the order of their names. */
export interface OwnIconEntry {
  source: string;
  icon: OwnIcon;
}

/** What two colours do on a paper: GET `_edit/contrast?brand=%23rrggbb&accent=%23rrggbb&paper=warm`; 400 for what is no colour. */
export interface ContrastReport {
  /** Given colours that cannot stay, and the nearest that can. */
  faults: { key: 'brand' | 'accent'; message: Piece[]; hint: Piece[]; nearest: string | undefined }[];
  /** Every pair of colours that meets, in both schemes: the ratio it has, from 1 to 21, and the least that it needs. */
  pairs: {
    /** Of the given colours the one by which the pair is judged. */
    of: 'brand' | 'accent';
    scheme: 'light' | 'dark';
    use: Localised;
    foreground: string;
    background: string;
    ratio: number;
    minimum: number;
  }[];
}

/** What visitors will find changed: GET `_edit/changes?since=build|commit`. */
export interface ChangesReport {
  since: 'build' | 'commit';
  /** Whether there is a build or commit, without errors, to compare with; `when` it was made, milliseconds since 1970. */
  isKnown: boolean;
  when?: number;
  pages: ChangedPage[];
  /** The file against the last commit, as a unified diff; only where its folder is a repository. */
  diff?: string;
  /** How the site can be published. */
  ways: { git?: { branch: string; upstream: string }; noGit?: GitObstacle; s3?: { bucket: string } };
}

/** Why a site is not published by git: it is in no repository, on no branch, or its branch leads nowhere. */
export type GitObstacle = 'no-repository' | 'detached' | 'no-upstream';

export interface ChangedPage {
  path: string;
  title: string;
  state: 'new' | 'changed' | 'removed';
  /** In the preview, as it is now; without scripts, as it was. To be shown side by side. */
  address?: string;
  former?: string;
  /** What the page no longer says and what it says anew, in its order, at most forty pieces each. */
  removed: string[];
  added: string[];
}

/**
 * What is told while POST `_edit/build` (`{}`) or POST `_edit/publish` (`PublishRequest`) works: an event stream in the
 * answer itself, each event a line `data: <WorkEvent>`; the last is `done`, `failed` or `conflict`. 409 while another is at work.
 */
export type WorkEvent =
  | { is: 'progress'; words: string; share?: number; left?: number }
  /** `more`: what came of others, line by line; `problems`: what only what was made shows, as that a page is heavy. */
  | { is: 'done'; words: string; more?: string[]; problems?: PlacedProblem[] }
  /** Others have published other values of the same places: nothing was done. To be asked again with what stays. */
  | { is: 'conflict'; conflicts: Conflict[]; seen: string }
  | { is: 'failed'; reason: string; problems: PlacedProblem[] };

/**
 * Nothing is ever published without being asked for here. `message`: the words of a commit. `settled`: whose values stay at the
 * places of a conflict, by its name.
 */
export type PublishRequest =
  | { by: 'git'; message: string; settled?: { takes: 'mine' | 'theirs'; seen: string } | undefined }
  | { by: 's3' };

/** What a text of a form is; `icon`: a name of those that GET `_edit/icons` tells. */
export type TextKind = Kind;

/** What a field of a form is: derived from the schema (GET `_edit/schema`), by names that refer to one another. */
export type FieldModel =
  | {
      is: 'text';
      kind: TextKind;
      /** What a word is chosen from: `Named` of `templates/vocabulary/kinds.ts`. */
      names?: string;
      longest?: number;
      pattern?: string;
    }
  | { is: 'choice'; options: { value: Json; label: Localised }[] }
  | { is: 'number'; least?: number; most?: number; isWhole: boolean }
  /** A switch; `only` when the file may hold one of the two values alone, and says the other by leaving the key out. */
  | { is: 'switch'; only?: boolean; whenAbsent?: WhenAbsent }
  /** A form by its name in `EditSchema.objects`. */
  | { is: 'object'; name: string }
  | { is: 'list'; item: FieldModel; least?: number; most?: number }
  | { is: 'record'; item: FieldModel }
  /** One of several forms, told apart by their `type`. */
  | { is: 'variants'; names: Record<string, string> }
  | { is: 'either'; options: FieldModel[] };

export type Localised = Record<MessageLanguage, string>;

export interface ObjectModel {
  /** What one is called, where people choose among several: blocks, pieces of a text, fields of a form. */
  label?: Localised;
  /** What it is, in a sentence. */
  about: Localised;
  /** What it stands for as a whole, such as `image` or `cards`. */
  reference?: string;
  /** It is written as a grid. */
  grid?: GridForm;
  /** Where the guide tells of it. */
  recipe?: RecipeId;
  properties: PropertyModel[];
}

/** What a switch says that the file leaves out: on or off, or the same as another switch of its object, by the key of that. */
export type WhenAbsent = boolean | { like: string };

export interface PropertyModel {
  key: string;
  /** A word or two, for the head of its control. */
  label: Localised;
  about: Localised;
  examples: Json[];
  isOptional: boolean;
  field: FieldModel;
  /** Where the guide tells of it more than of the object that it is in. */
  recipe?: RecipeId;
}

export interface EditSchema {
  root: FieldModel;
  objects: Record<string, ObjectModel>;
}

/**
 * Whole tasks, each planned by the server from the file as it is (POST `_edit/plan` with a TaskRequest as JSON, TaskAnswer as
 * answer; nothing is written) and made by sending `operations` as one change. Days are YYYY-MM-DD.
 */
export type TaskRequest =
  | {
      task: 'add-page';
      path: string;
      title: string;
      description: string;
      /** Path of the page that it is a copy of; without one it has an opening alone. */
      like?: string;
      /** Of the copy: all sections (by itself), or the first alone. */
      sections?: 'all' | 'first';
      /** A card for it, made after that of `like`, in the collection that this is in or the one named; and its lists. */
      card?: { collection?: string; description?: string };
      /** The words of a link to it at the end of the menu. */
      menu?: string;
    }
  /** Links follow, the former address leads on. `below`: so do the pages whose addresses begin with that of the page. */
  | { task: 'rename-page'; path: string; to: string; below?: boolean }
  /** Another title: what is called as the page is and leads to it follows, its own opening and trail too. */
  | { task: 'rename-title'; path: string; to: string }
  /** The same for a card, with the page that it leads to, or an article. */
  | { task: 'rename-entry'; collection: string; name: string; to: string }
  /** What links to it is taken away, or with `redirectTo` leads there, as its address does. */
  | { task: 'delete-page'; path: string; redirectTo?: string }
  /** A card or an article at the end of a collection; what it must have and is not among `values` is told by the check. */
  | { task: 'add-entry'; collection: string; values: { [key: string]: Json } }
  /** The first posts of a site: their collection, the page at `path` that lists them, and one post, dated `today`. */
  | {
      task: 'begin-posts';
      name: string;
      title: string;
      description: string;
      path: string;
      first: { name: string; title: string; summary: string };
      today: string;
    }
  /** A collection of cards or entries with the first of them, and at the end of a list of sections (`at`) one that shows it. */
  | {
      task: 'begin-cards';
      type: 'link-cards' | 'event-cards' | EntryType;
      name: string;
      title: string;
      first: { name: string; title: string };
      at: Path;
      today: string;
    }
  /** The announcement of a site that has none. */
  | { task: 'add-announcement'; text: string; until?: string }
  /** Takes a card or an article away, with the places that name it. */
  | { task: 'delete-entry'; collection: string; name: string }
  /** Events, announcements and holidays that are over on a day: `close` keeps events and marks them, `remove` takes them away. */
  | { task: 'remove-past'; today: string; events: 'close' | 'remove' }
  /** Takes a section away. */
  | { task: 'delete-section'; at: Path }
  /** A new section in a list of them (`at`), before the one at `index`; `today` dates what has to have a date. */
  | { task: 'insert-section'; at: Path; index: number; type: string; today?: string }
  /** Another kind of section in the place of one, with what fits of it. */
  | { task: 'replace-section'; at: Path; type: string; today?: string }
  /** A value in the place of a provisional one; without one that it was right. */
  | { task: 'resolve-placeholder'; at: Path; value?: Json };

/** What else a task does, or leaves to do, at a place: a key of the editor's words, and what stands in them. */
export interface Consequence {
  key: ConsequenceKey;
  /** The place in the file as it is before the task. */
  at: Path;
  values: Record<string, string>;
}

export type ConsequenceKey =
  /** What comes. */
  | 'page-added'
  | 'card-added'
  | 'card-listed'
  | 'menu-link-added'
  | 'entry-added'
  /** A text that was copied and is to be written anew. */
  | 'texts-copied'
  /** What leads elsewhere: `href` and `to`. */
  | 'link-follows'
  | 'title-changed'
  | 'title-follows'
  /** The title for browsers says something else. */
  | 'title-kept'
  | 'former-address-kept'
  | 'redirect-added'
  | 'page-moves-too'
  /** What goes. */
  | 'page-removed'
  | 'link-removed'
  | 'card-removed'
  | 'name-removed'
  | 'words-unlinked'
  | 'section-added'
  | 'collection-added'
  /** A collection of posts with its list at `path`. */
  | 'posts-begun'
  | 'announcement-added'
  | 'section-removed'
  | 'entry-removed'
  | 'redirect-removed'
  | 'event-closed'
  | 'event-removed'
  | 'announcement-removed'
  | 'holiday-removed'
  /** What of a section has no place in the other kind. */
  | 'value-lost'
  /** What the other kind of section needs. */
  | 'value-needed';

export type TaskAnswer =
  | {
      state: 'planned';
      base: string;
      operations: Operation[];
      summary: Summary;
      consequences: Consequence[];
      brings: BroughtFile[];
    }
  /** `field`: the key of the request that is wrong. */
  | { state: 'refused'; reason: TaskRefusal; field: string };

export type TaskRefusal =
  | 'no-such-place'
  | 'address-taken'
  | 'bad-address'
  | 'bad-name'
  | 'name-taken'
  | 'last-of-its-kind'
  | 'nothing-to-do'
  /** A page has one title, and has it. */
  | 'has-title'
  /** It gives the page its title, which the other kind does not. */
  | 'title-needed'
  /** It gives a page its title, and is to stand on every page. */
  | 'in-pages-only'
  /** It shows an article, and there is none. */
  | 'posts-needed'
  /** Something links to the page that must link somewhere: only another target helps. */
  | 'target-needed';

/**
 * A kind of section, and why it cannot stand at a place: GET `_edit/sections?at=<pointer of the list>&index=<number>`, with
 * `&replaces=yes` for in the place of the one that stands there.
 */
export interface SectionOffer {
  type: string;
  refusal?: TaskRefusal;
}
