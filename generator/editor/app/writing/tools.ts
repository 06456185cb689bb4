import type { Command } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { linkAround, meaningAround, setLink, setMeaning, toggleMark } from './marking.ts';
import type { ToggledMark } from './schema.ts';

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

/** Tools of the text that a view edits. */
export function toolsOf(
  view: EditorView,
  text: Pick<WritingTools, 'element' | 'hasMarks' | 'hasNotes' | 'read' | 'write'>,
): WritingTools {
  const run = (command: Command) => {
    command(view.state, view.dispatch);
    view.focus();
  };
  return {
    ...text,
    focus: () => view.focus(),
    toggleMark: (name) => run(toggleMark(name)),
    setLink: (href) => run(setLink(href)),
    linkAround: () => linkAround(view.state),
    setMeaning: (meaning) => run(setMeaning(meaning)),
    meaningAround: () => meaningAround(view.state),
  };
}
