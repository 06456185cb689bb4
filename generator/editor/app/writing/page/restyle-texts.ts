import type { EditorView } from 'prosemirror-view';
import { indexesAt } from './piece-context.ts';
import { copyAttributes } from './rendered-attributes.ts';
import type { RenderedPieces } from './rendered-pieces.ts';

/** Gives the texts of a view the look of the newest rendering. @param container element of the list there */
export function restyleTexts(view: EditorView, container: HTMLElement, rendered: RenderedPieces): void {
  const { dom, state } = view;
  const own = [...dom.classList].filter((name) => name.startsWith('ProseMirror'));
  dom.className = [container.className, ...own].join(' ').trim();
  state.doc.descendants((node, pos) => {
    const found = node.type.name === 'atom' ? undefined : rendered.elementOf(state.doc, node, indexesAt(state.doc, pos))?.element;
    const element = view.nodeDOM(pos) as Element | null;
    if (found && element?.localName === found.localName) copyAttributes(element, found, true);
    return !node.isTextblock;
  });
}
