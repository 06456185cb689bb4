import type { SlipName } from './slip-name.ts';

/** A syntax slip at an offset; `line` is the line that it refers to. */
export interface Slip {
  name: SlipName;
  offset: number;
  found?: string;
  line?: number;
  /** Number of occurrences that this slip represents. */
  count?: number;
  /** The versions to choose from. */
  list?: string[];
  /** The repair, if it is certain and affects several places. */
  edits?: { from: number; to: number; text: string }[];
}
