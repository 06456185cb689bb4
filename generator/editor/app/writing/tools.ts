import type { MarkName } from './schema.ts';

/** Marks without a value that a toolbar sets. */
export type ToggledMark = Exclude<MarkName, 'link' | 'abbreviation'>;

/** Text being edited, for the toolbar. Commands act on the selection, or on the word at the caret. */
export interface WritingTools {
  element: HTMLElement;
  hasMarks: boolean;
  /** Whether the text may contain notes. */
  hasNotes: boolean;
  read: () => string;
  /** Sets another text, e.g. an accepted suggestion, as user input. */
  write: (text: string) => void;
  focus: () => void;
  toggleMark: (name: ToggledMark) => void;
  /** An empty address removes the link. */
  setLink: (href: string) => void;
  linkAround: () => string;
  /** An empty meaning removes the mark. */
  setMeaning: (meaning: string) => void;
  meaningAround: () => string;
}
