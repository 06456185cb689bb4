import { plainWords } from '../../../content/text/inline/read.ts';
import { chosen, roleOfField } from '../model/fields.ts';
import { type Path, toPointer } from '../model/places.ts';
import { fieldOf } from '../store/field-of.ts';
import { loadedValueAt, type Snapshot } from '../store/snapshot.ts';
import { shownNodes } from '../writing/line-surface.ts';
import { textRun } from './text-run.ts';
import { editableTextOf } from './texts.ts';

/** Text that was typed in the panel, and the nodes that show it until the page is rendered again. */
interface TypedText {
  words: string;
  nodes: ChildNode[];
}

const typedIn = new WeakMap<Element, TypedText>();

/** Nodes of a text typed before; undefined if the page was rendered since. */
function typedRun(element: Element): ChildNode[] | undefined {
  const { words, nodes = [] } = typedIn.get(element) ?? {};
  if (words === undefined || nodes.some((node) => node.parentNode !== element)) return undefined;
  // Blank nodes are no run of text, but the next letters belong there.
  const isSame = words.trim() === '' ? nodes.every(({ textContent }) => textContent === words) : textRun(element, words);
  return isSame ? nodes : undefined;
}

/**
 * Shows a text on the page while it is typed in the panel; the rendered version follows once it is in the file. Skips elements
 * that show something else, such as a formatted date.
 */
export function showTyped(root: Document, snapshot: Snapshot, path: Path, text: string): void {
  const found = fieldOf(snapshot, path);
  if (!found) return;
  const { hasMarks } = roleOfField(chosen(found.field, text));
  for (const element of root.querySelectorAll(`[data-pointer="${CSS.escape(toPointer(path))}"]`)) {
    const run = typedRun(element) ?? editableTextOf(snapshot, element, path, loadedValueAt(snapshot, path))?.run;
    const [first, ...rest] = run ?? [];
    if (!first) continue;
    const nodes = hasMarks && text !== '' ? shownNodes(text, root) : [root.createTextNode(text)];
    for (const node of rest) node.remove();
    first.replaceWith(...nodes);
    typedIn.set(element, { words: hasMarks ? plainWords(text) : text, nodes });
  }
}
