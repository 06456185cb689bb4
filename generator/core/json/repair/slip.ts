import type { SlipName } from './slip-name.ts';

/** A slip of writing at an offset of the text; `line` is the line that it refers to. */
export interface Slip {
  name: SlipName;
  offset: number;
  found?: string;
  line?: number;
  /** How often it is there, where one slip stands for all. */
  count?: number;
  /** The versions between which somebody has to choose. */
  list?: string[];
  /** What repairs it, where that is certain and more than one place. */
  edits?: { from: number; to: number; text: string }[];
}
