import type { Json } from '../../../core/json/value.ts';
import type { Operation } from '../../document/text/operation.ts';
import { roleOfField } from '../model/fields.ts';
import { toPointer } from '../model/places.ts';
import { type PastedPictures, pasteInto, pasteNotesOf, picturesFor } from '../paste/paste.ts';
import type { PastedContent } from '../paste/pieces.ts';
import { type SelectionContext, unnamedTable } from '../paste/plan-paste.ts';
import type { TableNames } from '../paste/table.ts';
import type { Editor } from '../store/editor.ts';
import type { FieldEdit } from '../store/field-edit.ts';
import { placeOf } from '../store/naming.ts';
import { loadedValueAt } from '../store/snapshot.ts';
import type { ActiveText } from '../writing/active-text.ts';
import { type LineKey, LineSurface } from '../writing/line-surface.ts';
import { wrap } from './text-run.ts';
import type { EditableText } from './texts.ts';

export interface TextWorkHost {
  onText: (written: ActiveText | undefined) => void;
  /** Default names of pasted tables and their columns. */
  names: TableNames;
  /** Called with the changes made to pasted text, as keys of a message. */
  onPasted: (noteKeys: string[]) => void;
  onPictures: (offered: PastedPictures) => void;
  onLink: () => void;
  onMove: (from: HTMLElement, step: 1 | -1) => void;
  /** `next` is the pointer of the text to edit next, once the page contains it. */
  onEnd: (next: string | undefined) => void;
}

type TextWorkEditor = Pick<Editor, 'state' | 'drafts' | 'changes' | 'notes'>;

/** Debounce after the last key before a text is written, in milliseconds. */
const pause = 900;

interface Work {
  shown: EditableText;
  box: HTMLElement;
  surface: LineSurface;
  /** `sentText`: text last sent to the file. `former`: text that Escape restores. */
  sentText: string;
  former: string;
  entry: FieldEdit;
}

/** Edits one text in the page at a time. */
export class TextWork {
  readonly #editor: TextWorkEditor;
  readonly #host: TextWorkHost;
  #work: Work | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(editor: TextWorkEditor, host: TextWorkHost) {
    this.#editor = editor;
    this.#host = host;
  }

  get isActive(): boolean {
    return this.#work !== undefined;
  }

  /**
   * Makes a text editable, with the caret after a number of characters.
   * @returns the editable element
   */
  begin(shown: EditableText, offset: number): HTMLElement | undefined {
    this.finish();
    const refused = this.#editor.state.snapshot().rejectedValues.get(toPointer(shown.path))?.value;
    const text = typeof refused === 'string' ? refused : shown.value;
    const box = wrap(shown.run);
    if (!box) return undefined;
    const { hasMarks, hasNotes } = roleOfField(shown.field);
    const surface = new LineSurface(box, {
      text,
      hasMarks,
      hasNotes,
      handlers: {
        onInput: (now) => this.#typed(now),
        names: this.#host.names,
        onPaste: (pasted, context, files) => this.#paste(pasted, context, files),
        onPasted: ({ notes }) => this.#host.onPasted(pasteNotesOf(notes)),
        onKey: (key) => this.#key(key),
        onLeave: () => this.#left(),
      },
    });
    const entry = this.#editor.drafts.begin(shown.path);
    entry.showValue = (value) => this.#replaceText(value);
    this.#work = { shown, box, surface, sentText: shown.value, former: shown.value, entry };
    this.#hold(text);
    this.#host.onText({ path: shown.path, shown, edited: surface.tools, text });
    surface.placeCaret(offset);
    return box;
  }

  /** Places the caret in the text being edited, after a number of characters. */
  placeCaret(offset: number): void {
    this.#work?.surface.placeCaret(offset);
  }

  /** Registers the draft, so that it is sent before the editor navigates away. */
  #hold(text: string): void {
    const work = this.#work;
    if (work) this.#editor.drafts.hold(work.entry, () => this.finish(), text !== work.sentText);
  }

  /** Called when a conflict is settled in favour of the file: shows the file's text, or ends editing if it was removed. */
  #replaceText(value: Json | undefined): void {
    const work = this.#work;
    if (!work) return;
    if (typeof value !== 'string') {
      this.#cancel();
      return;
    }
    work.sentText = value;
    work.former = value;
    work.surface.show(value);
    this.#hold(value);
  }

  #typed(text: string): void {
    const work = this.#work;
    if (!work) return;
    this.#hold(text);
    this.#host.onText({ path: work.shown.path, shown: work.shown, edited: work.surface.tools, text });
    clearTimeout(this.#timer);
    // An empty text is sent only when editing ends.
    if (text !== '') this.#timer = setTimeout(() => this.#ask(text), pause);
  }

  #ask(text: string): void {
    const work = this.#work;
    if (!work || text === work.sentText) return;
    work.sentText = text;
    const { entry } = work;
    const values = { ...placeOf(this.#editor.state.snapshot(), entry.now), text };
    this.#editor.changes.change(this.#operations(entry, text), { key: 'text', values }, { from: entry });
  }

  /** An empty text removes its key if that is optional, or its list item if it is not the only one. */
  #operations({ path, now }: FieldEdit, text: string): Operation[] {
    const list = loadedValueAt(this.#editor.state.snapshot(), now.slice(0, -1));
    const isOptional = this.#work?.shown.found.property?.isOptional === true && typeof path.at(-1) === 'string';
    const isRemovable = Array.isArray(list) && list.length > 1;
    if (text === '' && (isOptional || isRemovable)) return [{ do: 'remove', at: path }];
    return [{ do: 'set', at: path, value: text }];
  }

  /** On blur, sends the text but does not end editing: the focus may move to the toolbar and back. */
  #left(): void {
    const work = this.#work;
    if (!work) return;
    clearTimeout(this.#timer);
    const text = work.surface.tools.read();
    if (text !== '') this.#ask(text);
  }

  /** Sends the text and ends editing. @param next pointer of the text to edit next */
  finish(next?: string): void {
    const work = this.#work;
    if (!work) return;
    clearTimeout(this.#timer);
    this.#ask(work.surface.tools.read());
    this.#close(work, next);
  }

  #close(work: Work, next?: string): void {
    this.#work = undefined;
    delete work.entry.showValue;
    this.#editor.drafts.release(work.entry);
    const context = work.box.parentElement;
    const { activeElement } = work.box.ownerDocument;
    // Asked before editing ends, which takes the focus away.
    const hadFocus = activeElement === work.box && work.box.ownerDocument.hasFocus();
    work.surface.end();
    work.box.replaceWith(...work.box.childNodes);
    // Keyboard navigation continues from here.
    if (hadFocus && context && context.tabIndex < 0) context.tabIndex = -1;
    if (hadFocus) context?.focus({ preventScroll: true });
    this.#host.onText(undefined);
    this.#host.onEnd(next);
  }

  /** Restores the text from before editing, and ends editing. */
  #takeBack(): void {
    const work = this.#work;
    if (!work) return;
    if (work.surface.tools.read() !== work.former) work.surface.tools.write(work.former);
    this.finish();
  }

  /** Ends editing of a text that was removed. */
  #cancel(): void {
    clearTimeout(this.#timer);
    if (this.#work) this.#close(this.#work);
  }

  #key(key: LineKey): void {
    const work = this.#work;
    if (!work) return;
    if (key === 'escape') this.#takeBack();
    else if (key === 'link') this.#host.onLink();
    else if (key === 'next' || key === 'previous') this.#host.onMove(work.box, key === 'next' ? 1 : -1);
    else if (!this.#split(work)) this.finish();
  }

  /** Inserts several pasted pieces as list items, in one step. */
  #paste(pasted: PastedContent, context: SelectionContext, files: File[]): boolean {
    const work = this.#work;
    if (!work) return true;
    const { entry } = work;
    const { now } = entry;
    const placed = work.surface.tools.hasMarks ? pasteInto(this.#editor, entry, pasted, context) : undefined;
    const offered = picturesFor(this.#editor.state.snapshot(), entry, pasted, files, placed?.added ?? 0);
    if (offered) this.#host.onPictures(offered);
    if (!placed) return false;
    // The element shows the text from before the paste; nothing must be sent for it.
    work.sentText = work.surface.tools.read();
    const index = now.at(-1);
    const last = typeof index === 'number' ? [...now.slice(0, -1), index + placed.added] : [...now, placed.added];
    const unnamed = unnamedTable(placed, this.#host.names.caption);
    this.finish(unnamed || placed.isOpen ? toPointer(unnamed ?? last) : undefined);
    if (unnamed) this.#editor.notes.show('nameless');
    return true;
  }

  /** Splits a paragraph at the caret. @returns whether it was split; false at its start or end */
  #split({ entry, surface }: Work): boolean {
    const { path, now } = entry;
    const [index, shownIndex] = [path.at(-1), now.at(-1)];
    const list = loadedValueAt(this.#editor.state.snapshot(), now.slice(0, -1));
    const halves = surface.tools.hasMarks && typeof index === 'number' && Array.isArray(list) ? surface.halves() : undefined;
    if (!halves) return false;
    const [first, rest] = halves;
    const at = path.slice(0, -1);
    const next = [...now.slice(0, -1), Number(shownIndex) + 1];
    this.#editor.changes.change(
      [
        { do: 'set', at: path, value: first },
        { do: 'insert', at, index: Number(index) + 1, value: rest },
      ],
      { key: 'split', values: placeOf(this.#editor.state.snapshot(), now) },
      { from: entry, typed: [first, rest] },
    );
    surface.show(first);
    if (this.#work) this.#work.sentText = first;
    this.finish(toPointer(next));
    return true;
  }
}
