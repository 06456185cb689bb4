import { TextSelection } from 'prosemirror-state';
import { inlineOf, writtenText } from '../inline.ts';
import { toolsOf, type WritingTools } from '../tools.ts';
import type { Surface } from './surface.ts';
import type { TextPlace } from './text-places.ts';

/** Tools for a text of a list. */
export function textTools({ view, list }: Surface, { node, pos }: Pick<TextPlace, 'node' | 'pos'>): WritingTools {
  const now = () => view.state.doc.nodeAt(pos) ?? node;
  return toolsOf(view, {
    element: view.nodeDOM(pos) as HTMLElement,
    hasMarks: true,
    hasNotes: list.model.hasNotes,
    read: () => writtenText(now()),
    write: (text) => {
      const tr = view.state.tr.replaceWith(pos + 1, pos + 1 + now().content.size, inlineOf(text));
      view.dispatch(tr.setSelection(TextSelection.create(tr.doc, pos + 1 + (tr.doc.nodeAt(pos)?.content.size ?? 0))));
    },
  });
}
