import type { Path } from './places.ts';

/** Values that a form begins with. */
export interface TaskSeed {
  /** Name of the collection to add to. */
  collection?: string;
  /** Path of the section to add to. */
  at?: Path;
  /** Tag that the calendar is limited to. */
  tag?: string;
  /** YYYY-MM-DD. */
  day?: string;
  /** Path of what the form changes, instead of adding. */
  edits?: Path;
}
