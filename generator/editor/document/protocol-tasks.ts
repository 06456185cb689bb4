import type { EntryType } from '../../../templates/schema/entry-types.ts';
import type { Path } from '../../core/json/path.ts';
import type { Json } from '../../core/json/value.ts';
import type { BroughtFile, Summary } from './protocol-changes.ts';
import type { Operation } from './text/operation.ts';

/**
 * Whole tasks, each planned by the server and made as one change.
 */

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
