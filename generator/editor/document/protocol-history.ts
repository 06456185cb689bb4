import type { Summary } from './protocol-changes.ts';

/** Versions of the site: changes of the session and commits, their differences, and restoring them. */

/** Entry of the list of changes, newest first. */
export interface HistoryItem {
  id: number;
  summary: Summary;
  /** Milliseconds since 1970. */
  when: number;
  /** Name of who made it; absent without accounts. */
  by?: string;
  /** Made by somebody else than who asks: undo and redo leave it alone. */
  isOthers?: true;
  isUndone: boolean;
  /** Undone and superseded by other changes: can be viewed and restored, but not redone. */
  isLeft?: true;
}

/** Committed version of the site. */
export interface CommittedVersion {
  /** Id for GET `_edit/version?of=<id>`. */
  id: string;
  when: number;
  who: string;
  words: string;
  /** Whether it is published; undefined if the branch has no upstream. */
  isPublished?: boolean;
}

/** GET `_edit/history`: commits of the site, newest first; empty if the folder is not in a repository. */
export interface HistoryReport {
  isInGit: boolean;
  versions: CommittedVersion[];
}

/** Field that differs between two versions; texts as visitors read them, undefined: none. */
export interface ChangedField {
  is: 'text' | 'picture' | 'link' | 'setting';
  where: string;
  /** Label of the field, if it has one. */
  label?: string;
  before: string | undefined;
  now: string | undefined;
}

/** Page, collection, shared part or file that differs between a version and now. */
export interface ChangedPart {
  name: string;
  title: string;
  is: 'page' | 'collection' | 'part' | 'file';
  /** What happened to it since that version. */
  since: 'new' | 'changed' | 'removed';
  fields: ChangedField[];
  /** Number of fields that are not listed. */
  more: number;
}

/** GET `_edit/version?of=<id>` (id of a CommittedVersion, or `step:` and the id of a Done): differences to the present file. */
export type VersionReport =
  | { state: 'known'; base: string; parts: ChangedPart[] }
  /** Unreadable, or not valid JSON. */
  | { state: 'unknown' };

/**
 * Body of POST `_edit/restore`; the answer is a ChangeResult, with an empty conflict if the file changed since the version was
 * viewed. `part`: name of a ChangedPart; without it the whole site is restored.
 */
export interface RestoreRequest {
  base: string;
  of: string;
  part?: string | undefined;
  summary: Summary;
}
