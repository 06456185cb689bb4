import { TextSelection } from 'prosemirror-state';
import { inlineOf, writtenText } from '../inline.ts';
import { linkAround, meaningAround, setLink, setMeaning, toggleMark } from '../marking.ts';
import type { WritingTools } from '../tools.ts';
import type { Surface } from './surface.ts';
import type { TextPlace } from './text-places.ts';

/** Tools for the text with the caret. */
export function toolsOf(surface: Surface, { node, pos }: Pick<TextPlace, 'node' | 'pos'>): WritingTools {
  const { view, list } = surface;
  const element = view.nodeDOM(pos) as HTMLElement;
  const now = () => view.state.doc.nodeAt(pos) ?? node;
  return {
    element,
    hasMarks: true,
    hasNotes: list.model.hasNotes,
    read: () => writtenText(now()),
    write: (text) => {
      const end = pos + 1 + now().content.size;
      const tr = view.state.tr.replaceWith(pos + 1, end, inlineOf(text));
      view.dispatch(tr.setSelection(TextSelection.create(tr.doc, pos + 1 + (tr.doc.nodeAt(pos)?.content.size ?? 0))));
      view.focus();
    },
    focus: () => view.focus(),
    toggleMark: (name) => {
      surface.run(toggleMark(name));
      view.focus();
    },
    setLink: (href) => surface.run(setLink(href)),
    linkAround: () => linkAround(view.state),
    setMeaning: (meaning) => surface.run(setMeaning(meaning)),
    meaningAround: () => meaningAround(view.state),
  };
}

