import type { EntryType } from '../../../templates/schema/entry-types.ts';
import type { Path } from '../../core/json/path.ts';
import type { Json } from '../../core/json/value.ts';
import type { PlaceholderFile, Summary } from './protocol-changes.ts';
import type { LanguageTask } from './protocol-language-tasks.ts';
import type { ReadyPage } from './ready-pages.ts';
import type { Operation } from './text/operation.ts';

/** Tasks that the server plans as a whole and the editor applies as one change. */

/**
 * Task planned by the server from the present file: POST `_edit/plan` with a TaskRequest, answered by a TaskAnswer; nothing is
 * written. The editor applies it by sending `operations` as one change. Dates are YYYY-MM-DD.
 */
export type TaskRequest =
  | {
      task: 'add-page';
      path: string;
      title: string;
      /** Empty: marked as not written yet. */
      description: string;
      /** Path of the page to copy; without it the page has only an opening. */
      like?: string;
      /** Ready page to begin with, instead of a copy. */
      ready?: ReadyPage;
      /** Sections to copy (default: all). */
      sections?: 'all' | 'first';
      /** Adds a card after that of `like`, in its collection or the given one, and to the lists of that. */
      card?: { collection?: string; description?: string };
      /** Label of a link to add at the end of the menu. */
      menu?: string;
    }
  /** Updates links and redirects the former address. `below`: also pages below this address. */
  | { task: 'rename-page'; path: string; to: string; below?: boolean }
  /** Changes the title, and equal labels of links to the page, its opening and its breadcrumb. */
  | { task: 'rename-title'; path: string; to: string }
  /** Changes the title of a post, or of a card and the page that it links to. */
  | { task: 'rename-entry'; collection: string; name: string; to: string }
  /** Removes links to the page, or with `redirectTo` retargets them and redirects the address. */
  | { task: 'delete-page'; path: string; redirectTo?: string }
  /** Adds a card or post at the end of a collection; missing required values are reported by the check. */
  | { task: 'add-entry'; collection: string; values: { [key: string]: Json } }
  /** Adds news to a collection of posts (default: the first), or starts one. */
  | {
      task: 'add-news';
      collection?: string;
      title: string;
      summary: string;
      /** Paragraphs; without any, the summary is the text. */
      text: string[];
      image?: string;
      /** Description of the picture; empty: decorative. */
      alt?: string;
      date: string;
      /** Last part of the address (default: derived from the title). */
      name?: string;
    }
  /** Adds an event to a collection of posts or of event cards (default: one that `page` shows), or starts one. */
  | {
      task: 'add-event';
      collection?: string;
      /** Tag that the calendar is limited to. */
      tag?: string;
      page: string;
      title: string;
      /** Day, or moment with its UTC offset. */
      start: string;
      place?: string;
      /** Sentence about the event (default: its title and place). */
      summary?: string;
      today: string;
    }
  /** Adds a person to a collection or section (default: one that `page` shows), or starts a section. */
  | {
      task: 'add-person';
      /** Path of a collection of people, or of a section with people. */
      at?: Path;
      page: string;
      title: string;
      role?: string;
      /** Title of the department; it is added if the collection has none of this title. */
      department?: string;
      image?: string;
      email?: string;
    }
  /** Changes a person of a collection or of a section; keys without a value are removed. */
  | {
      task: 'edit-person';
      at: Path;
      title: string;
      role?: string;
      /** Title of the only department; empty: none, absent: unchanged. */
      department?: string;
      image?: string;
      email?: string;
    }
  /** Changes an event: a post, or a card with a date. Its end moves with its start. */
  | { task: 'edit-event'; at: Path; title: string; start: string; place?: string; summary?: string }
  /** Inserts a form section in a list (`at`) before `index`. */
  | {
      task: 'add-form';
      at: Path;
      index: number;
      heading: string;
      /** E-mail address or https address that receives the answers (default: the e-mail address of the site). */
      to: string;
      fields: FormFieldRequest[];
    }
  /** Starts a blog: a collection, its list page at `path`, and one post dated `today`. */
  | {
      task: 'begin-posts';
      name: string;
      title: string;
      description: string;
      path: string;
      first: { name: string; title: string; summary: string };
      today: string;
    }
  /**
   * Starts a collection of cards or entries with one item, and adds a section that displays it to the list of sections `at`.
   */
  | {
      task: 'begin-cards';
      type: 'link-cards' | 'event-cards' | EntryType;
      name: string;
      title: string;
      first: { name: string; title: string };
      at: Path;
      today: string;
    }
  /** Adds the announcement, if the site has none. */
  | { task: 'add-announcement'; text: string; until?: string }
  /** Deletes a card or post and all references to it. */
  | { task: 'delete-entry'; collection: string; name: string }
  /** Past events, announcements and holidays: `close` keeps events and marks them, `remove` deletes them. */
  | { task: 'remove-past'; today: string; events: 'close' | 'remove' }
  /** Deletes a section. */
  | { task: 'delete-section'; at: Path }
  /** Inserts a section in a list (`at`) before `index`; `today` is used for required dates. */
  | { task: 'insert-section'; at: Path; index: number; type: string; today?: string }
  /** Changes the type of a section and keeps the values that fit. */
  | { task: 'replace-section'; at: Path; type: string; today?: string }
  /** Replaces a placeholder value; without `value` the present one is confirmed. */
  | { task: 'resolve-placeholder'; at: Path; value?: Json }
  | LanguageTask;

/** Tasks that the server applies at once: POST `_edit/replace` replaces texts, or removes them. */
type AppliedTask = 'replace-text' | 'remove-text';

/** Key of the editor's message about a finished task. An item is renamed with the words of a page. */
export type TaskSummaryKey = `task-${Exclude<TaskRequest['task'], 'rename-entry'> | AppliedTask}`;

/** Types of form fields; `name` is a text field for the name of the visitor. */
export const formFieldTypes = ['name', 'email', 'tel', 'text', 'textarea', 'number', 'date', 'select', 'consent'] as const;

export interface FormFieldRequest {
  type: (typeof formFieldTypes)[number];
  label: string;
  isRequired: boolean;
  /** Choices of a `select`. */
  options?: string[];
}

/** Side effect of a task, or work that it leaves to do: key of a message of the editor, and its values. */
export interface Consequence {
  key: ConsequenceKey;
  /** Path in the file before the task. */
  at: Path;
  values: Record<string, string>;
}

export type ConsequenceKey =
  /** Additions. */
  | 'page-added'
  | 'card-added'
  | 'card-listed'
  | 'menu-link-added'
  | 'entry-added'
  /** A copied text that must be rewritten. */
  | 'texts-copied'
  /** Retargeted links: `href` and `to`. */
  | 'link-follows'
  | 'title-changed'
  | 'title-follows'
  /** The title for browsers differs and is kept. */
  | 'title-kept'
  | 'former-address-kept'
  | 'redirect-added'
  | 'page-moves-too'
  /** Removals. */
  | 'page-removed'
  | 'link-removed'
  | 'card-removed'
  | 'name-removed'
  | 'words-unlinked'
  | 'section-added'
  | 'collection-added'
  /** Collection of posts with its list at `path`. */
  | 'posts-begun'
  | 'announcement-added'
  | 'section-removed'
  | 'entry-removed'
  | 'redirect-removed'
  | 'event-closed'
  | 'event-removed'
  | 'announcement-removed'
  | 'holiday-removed'
  /** Value of a section that the other type cannot hold. */
  | 'value-lost'
  /** Value that the other type requires. */
  | 'value-needed';

export type TaskAnswer =
  | {
      state: 'planned';
      base: string;
      operations: Operation[];
      summary: Summary;
      consequences: Consequence[];
      brings: PlaceholderFile[];
      /** Path of the page that shows what was added. */
      opens?: string;
    }
  /** `field`: the invalid key of the request. */
  | { state: 'refused'; reason: TaskProblem; field: string };

export type TaskProblem =
  | 'no-such-place'
  | 'address-taken'
  | 'bad-address'
  | 'bad-name'
  | 'name-taken'
  | 'last-of-its-kind'
  | 'nothing-to-do'
  /** The page already has a title section. */
  | 'has-title'
  /** The section is the title of the page, which the other type cannot be. */
  | 'title-needed'
  /** Title sections are not allowed in parts of all pages. */
  | 'in-pages-only'
  /** The section displays posts, and the site has none. */
  | 'posts-needed'
  /** The section sends to the desk, and the site has none. */
  | 'desk-needed'
  /** The address is an example, which nobody receives. */
  | 'example-address'
  /** A required link targets the page, so a new target is needed. */
  | 'target-needed';

/**
 * Section type, and why it is not allowed at a place: GET `_edit/sections?at=<pointer of the list>&index=<number>`, with
 * `&replaces=yes` to replace the section there.
 */
export interface SectionOffer {
  type: string;
  refusal?: TaskProblem;
}
