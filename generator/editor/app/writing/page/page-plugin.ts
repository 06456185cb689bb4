import type { Node } from 'prosemirror-model';
import { Plugin, PluginKey, type Transaction } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import type { RenderedList } from './rendered-list.ts';

const key = new PluginKey<DecorationSet>('page');

type Others = Pick<RenderedList, 'before' | 'after'>;

/** Shows the other children of the container: a title before the pieces, notes after them. */
function widgetsOf(doc: Node, { before, after }: Others): Decoration[] {
  const widget = (pos: number, element: HTMLElement, side: number) =>
    Decoration.widget(pos, ({ dom }) => dom.ownerDocument.importNode(element, true), {
      side,
      key: `${side} ${element.outerHTML}`,
      ignoreSelection: true,
      stopEvent: () => true,
    });
  return [
    ...before.map((element, index) => widget(0, element, index - before.length)),
    ...after.map((element, index) => widget(doc.content.size, element, index + 1)),
  ];
}

let version = 0;

/**
 * Decorations of a document.
 * @param renewed positions of pieces that need a new element
 */
function decorationsOf(doc: Node, others: Others, renewed: readonly number[] = []): DecorationSet {
  version++;
  const marks = renewed.map((pos) => Decoration.node(pos, pos + (doc.nodeAt(pos)?.nodeSize ?? 1), {}, { version }));
  return DecorationSet.create(doc, [...widgetsOf(doc, others), ...marks]);
}

/** Transaction that shows the newest rendering of what is not text. */
export const showRendered = (tr: Transaction, others: Others, renewed: readonly number[]): Transaction =>
  tr.setMeta(key, decorationsOf(tr.doc, others, renewed)).setMeta('addToHistory', false);

export const pagePlugin = (others: Others) =>
  new Plugin<DecorationSet>({
    key,
    state: {
      init: (_, { doc }) => decorationsOf(doc, others),
      apply: (tr, set) => tr.getMeta(key) ?? set.map(tr.mapping, tr.doc),
    },
    props: { decorations: (state) => key.getState(state) },
  });
