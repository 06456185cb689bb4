import { keydownHandler } from 'prosemirror-keymap';
import { DOMSerializer, type Fragment, type Node as TextNode } from 'prosemirror-model';
import { type Command, EditorState, Selection, TextSelection, type Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { pastedOf, picturesOf } from '../paste/clipboard.ts';
import type { PastedContent } from '../paste/pieces.ts';
import { asOneLine, type SelectionContext } from '../paste/plan-paste.ts';
import type { TableNames } from '../paste/table.ts';
import { withoutEdges } from '../text/edges.ts';
import { insertBreak } from './commands.ts';
import { inlineOf, textOf, writtenText } from './inline.ts';
import { markKeys, trustKeys } from './keymap.ts';
import { schema } from './schema.ts';
import { clipboardSerializer } from './slice.ts';
import { toolsOf, type WritingTools } from './tools.ts';

/** Keys that do not change the text. */
export type LineKey = 'enter' | 'escape' | 'next' | 'previous' | 'link';

export interface LineHandlers {
  onInput: (text: string) => void;
  /** Default names of pasted tables and their columns. */
  names: TableNames;
  /** Called for every paste. Returns whether the content was inserted; otherwise it is inserted as one line. */
  onPaste: (pasted: PastedContent, context: SelectionContext, files: File[]) => boolean;
  /** Called after something was pasted. */
  onPasted: (pasted: PastedContent) => void;
  onKey: (key: LineKey) => void;
  onLeave: () => void;
}

export interface LineOptions extends Pick<WritingTools, 'hasMarks' | 'hasNotes'> {
  text: string;
  handlers: LineHandlers;
}

/** Input types that would create markup that a text cannot have. */
const unwanted =
  /^(?:format|insertOrderedList|insertUnorderedList|insertHorizontalRule|insertFromDrop|insertParagraph|insertLineBreak)/;

/** Selects without waiting for the browser to report it: a paste may follow at once. */
const selectText: Command = ({ doc, tr }, dispatch) => {
  dispatch?.(tr.setSelection(TextSelection.create(doc, 0, doc.content.size)));
  return true;
};

const serializer = DOMSerializer.fromSchema(schema);

const contentOf = (text: string, hasMarks: boolean) => {
  if (hasMarks) return inlineOf(text);
  return text === '' ? undefined : schema.text(text);
};

/** DOM nodes that show a text with its marks. */
export const shownNodes = (text: string, root: Document): ChildNode[] => [
  ...serializer.serializeFragment(inlineOf(text), { document: root }).childNodes,
];

/** Text in an element of the page or the panel that is edited as one line. */
export class LineSurface {
  readonly tools: WritingTools;
  readonly #view: EditorView;
  readonly #element: HTMLElement;
  readonly #options: LineOptions;

  constructor(element: HTMLElement, options: LineOptions) {
    this.#element = element;
    this.#options = options;
    element.replaceChildren();
    const { hasMarks, hasNotes, handlers } = options;
    this.#view = new EditorView(
      { mount: element },
      {
        state: EditorState.create({ doc: this.#docOf(options.text) }),
        attributes: { spellcheck: 'true' },
        clipboardSerializer,
        dispatchTransaction: (made) => this.#apply(made),
        handleKeyDown: keydownHandler(this.#keys()),
        handleDOMEvents: {
          keydown: trustKeys,
          paste: (_, event) => this.#paste(event),
          drop: (_, event) => {
            event.preventDefault();
            return true;
          },
          beforeinput: (_, event) => this.#beforeInput(event),
          blur: () => handlers.onLeave(),
        },
      },
    );
    const write = (text: string) => {
      const { tr, doc } = this.#view.state;
      this.#view.dispatch(tr.replaceWith(0, doc.content.size, contentOf(text, hasMarks) ?? []));
    };
    this.tools = toolsOf(this.#view, { element, hasMarks, hasNotes, read: () => writtenText(this.#view.state.doc), write });
  }

  /** Phone keyboards send Enter without a key. */
  #beforeInput(event: InputEvent): boolean {
    if (!unwanted.test(event.inputType)) return false;
    event.preventDefault();
    const { hasMarks, handlers } = this.#options;
    if (event.inputType === 'insertLineBreak' && hasMarks) insertBreak(this.#view.state, this.#view.dispatch);
    else if (/^insert(?:Paragraph|LineBreak)$/.test(event.inputType)) handlers.onKey('enter');
    return true;
  }

  #docOf(text: string): TextNode {
    const { hasMarks } = this.#options;
    return schema.node(hasMarks ? 'sentence' : 'plain', { source: text }, contentOf(text, hasMarks));
  }

  #apply(made: Transaction): void {
    this.#view.updateState(this.#view.state.apply(made));
    if (made.docChanged) this.#options.handlers.onInput(this.tools.read());
  }

  #keys(): Record<string, Command> {
    const { hasMarks, handlers } = this.#options;
    const tell =
      (key: LineKey): Command =>
      () => {
        handlers.onKey(key);
        return true;
      };
    return {
      ...(hasMarks ? markKeys(() => handlers.onKey('link')) : { 'Shift-Enter': tell('enter') }),
      'Mod-a': selectText,
      Enter: tell('enter'),
      Escape: tell('escape'),
      Tab: tell('next'),
      'Shift-Tab': tell('previous'),
    };
  }

  /** Text before and after the selection. */
  around(): SelectionContext {
    const { doc, selection } = this.#view.state;
    const write = (content: Fragment) => (this.#options.hasMarks ? textOf(content) : content.textBetween(0, content.size));
    return { before: write(doc.content.cut(0, selection.from)), after: write(doc.content.cut(selection.to)) };
  }

  /** Texts before and after the selection, if both have words. */
  halves(): [string, string] | undefined {
    const { before, after } = this.around();
    const [first, rest] = [withoutEdges(before), withoutEdges(after)];
    return first === '' || rest === '' ? undefined : [first, rest];
  }

  #paste(event: ClipboardEvent): boolean {
    const { hasMarks, handlers } = this.#options;
    event.preventDefault();
    const pasted = pastedOf(event.clipboardData, hasMarks, handlers.names);
    if (!handlers.onPaste(pasted, this.around(), picturesOf(event.clipboardData, pasted))) {
      const [only] = pasted.pieces;
      const isOne = pasted.pieces.length === 1 && typeof only === 'string';
      const content = contentOf(isOne ? only : asOneLine(pasted.pieces, pasted.notes), hasMarks);
      if (content) this.#insert(content);
    }
    handlers.onPasted(pasted);
    return true;
  }

  #insert(content: Fragment | TextNode): void {
    const { tr, selection } = this.#view.state;
    const { from, to } = selection;
    const size = 'nodeSize' in content ? content.nodeSize : content.size;
    const inserted = tr.replaceWith(from, to, content);
    this.#view.dispatch(inserted.setSelection(TextSelection.create(inserted.doc, from + size)).scrollIntoView());
  }

  /** Shows a new value of the file; not user input. The caret stays where it was. */
  show(text: string): void {
    const { from } = this.#view.state.selection;
    const doc = this.#docOf(text);
    const selection = TextSelection.create(doc, Math.min(from, doc.content.size));
    this.#view.updateState(EditorState.create({ doc, selection }));
  }

  /** Focuses the text, with the caret after a number of characters, at most at the end. */
  placeCaret(offset: number): void {
    const { state } = this.#view;
    let place = 0;
    let left = offset;
    state.doc.forEach((node, start) => {
      if (left > 0) place = start + Math.min(left, node.nodeSize);
      left -= node.text?.length ?? 0;
    });
    this.#view.dispatch(state.tr.setSelection(Selection.near(state.doc.resolve(place))));
    this.#view.focus();
  }

  /** Ends editing. The element keeps showing the text. */
  end(): void {
    const shown = [
      ...serializer.serializeFragment(this.#view.state.doc.content, { document: this.#element.ownerDocument }).childNodes,
    ];
    this.#view.destroy();
    for (const name of ['contenteditable', 'spellcheck', 'translate']) this.#element.removeAttribute(name);
    this.#element.classList.remove('ProseMirror', 'ProseMirror-focused');
    this.#element.replaceChildren(...shown);
  }
}
