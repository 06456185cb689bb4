import type { Content } from './content.ts';
import type { Command } from './measure.ts';

export const scenarios = ['cold', 'unchanged', 'title', 'new'] as const;
/** Nothing kept from before; nothing changed; the title of one page changed; other words on every page. */
export type Scenario = (typeof scenarios)[number];

/** Something that makes a site of the neutral content. */
export interface Contender {
  name: string;
  scenarios: readonly Scenario[];
  /** Writes what it reads; not measured. */
  give: (content: Content) => Promise<void>;
  /** Measured: run one after another. */
  commands: Command[];
  /** Removes everything that a build leaves behind; not measured. */
  clean: () => Promise<void>;
  /** The page of a path in what it wrote; absent for one that writes none. */
  fileOf?: (path: string) => string;
}
