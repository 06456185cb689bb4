import type { Summary } from './protocol-changes.ts';

/**
 * Versions of the site: steps of the session and commits, what they differ in, and how one is restored.
 */

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
