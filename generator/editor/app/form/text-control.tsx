import { css } from '@linaria/core';
import { use, useEffect, useRef, useState } from 'react';
import type { FieldModel } from '../../document/protocol-forms.ts';
import { roleOfField } from '../model/fields.ts';
import { type Path, toPointer } from '../model/places.ts';
import { type PastedPictures, pasteInto, pasteNotesOf, picturesFor } from '../paste/paste.ts';
import { PastedPicturesContext, showPasteNotes, tableNames } from '../paste/paste-messages.ts';
import type { PastedContent } from '../paste/pieces.ts';
import { type SelectionContext, unnamedTable } from '../paste/plan-paste.ts';
import type { Editor } from '../store/editor.ts';
import type { FieldEdit } from '../store/field-edit.ts';
import { useEditor, useSnapshot } from '../store/use-editor.ts';
import { input } from '../style/controls.ts';
import { survives } from '../writing/inline.ts';
import { LineSurface } from '../writing/line-surface.ts';
import { type ControlProps, useFieldEdit } from './field-context.ts';

const area = css`
  display: block;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  resize: none;
  field-sizing: content;

  & a {
    color: var(--accent);
  }

  & code {
    padding-inline: 0.25rem;
    background: var(--sunken);
    border-radius: 0.25rem;
  }
`;

/** Debounce after the last key before a text is written, in milliseconds. */
const pause = 900;

/** Draft of a text, written after a pause in typing and on blur. */
export function useDraft(path: Path, value: string, commit: (text: string, from?: FieldEdit) => void) {
  const [draft, setDraft] = useState<string | undefined>(undefined);
  const entering = useFieldEdit(path);
  const latest = useRef<() => void>(() => undefined);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const end = () => {
    clearTimeout(timer.current);
    setDraft(undefined);
    return entering.end();
  };
  const type = (text: string) => {
    const write = () => {
      const from = end();
      if (from) commit(text, from);
    };
    setDraft(text);
    entering.begin(write, text);
    clearTimeout(timer.current);
    if (text !== '') timer.current = setTimeout(write, pause);
    latest.current = write;
  };
  const restore = () => {
    if (draft !== undefined) entering.begin(end, value);
    end();
  };
  return { shown: draft ?? value, type, write: () => draft !== undefined && latest.current(), restore };
}

export const asText = (value: ControlProps['value']) => (typeof value === 'string' ? value : '');

/** An empty text removes the key if it is optional. */
export const written = (text: string, { property, path }: ControlProps) =>
  text === '' && property?.isOptional && typeof path.at(-1) === 'string' ? undefined : text;

/** Technical values such as addresses are left-to-right. Invalid dates may have either direction. */
function directionOf(field: FieldModel): 'ltr' | 'auto' {
  const { textRole: words, date } = roleOfField(field);
  return words || date ? 'auto' : 'ltr';
}

/** Control for plain text. */
export function TextControl(props: ControlProps) {
  const { path, value, label, isInvalid, describedBy, commit, field } = props;
  const draft = useDraft(path, asText(value), (text, from) => commit(written(text, props), from));
  return (
    <textarea
      className={`${input} ${area}`}
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      dir={directionOf(field)}
      rows={1}
      value={draft.shown}
      onChange={({ target }) => draft.type(target.value)}
      onBlur={draft.write}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          event.preventDefault();
          draft.write();
        } else if (event.key === 'Escape') draft.restore();
      }}
    />
  );
}

/** Rich text control that shows marks as formatting. Shows the source if the formatting would not survive a round trip. */
export function SentenceControl(props: ControlProps) {
  const [isMarked] = useState(() => survives(asText(props.value)));
  return isMarked ? <MarkedControl {...props} /> : <TextControl {...props} />;
}

function MarkedControl(props: ControlProps) {
  const { path, value, label, isInvalid, describedBy } = props;
  const editor = useEditor();
  const element = useRef<HTMLDivElement>(null);
  const work = useRef<SentenceWork | undefined>(undefined);
  const offer = use(PastedPicturesContext);
  const latest = useRef(props);
  latest.current = props;
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const own = new SentenceWork(current, editor, () => latest.current, offer);
    work.current = own;
    return () => own.end();
  }, [editor, offer]);
  const text = asText(value);
  const place = path.join('/');
  // After a conflict was settled in favour of the file, the value may be the same as before.
  const isAsked = useSnapshot().clashes.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the text or place changes
  useEffect(() => {
    if (!isAsked) work.current?.follow();
  }, [text, place, isAsked]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: no HTML form control shows inline formatting
    <div
      ref={element}
      className={`${input} ${area}`}
      role="textbox"
      tabIndex={0}
      aria-multiline="true"
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      dir="auto"
    />
  );
}

type SentenceEditor = Pick<Editor, 'state' | 'drafts' | 'changes' | 'notes' | 'navigation'>;

/** Editing session of a rich text in the panel. */
class SentenceWork {
  readonly #editor: SentenceEditor;
  readonly #props: () => ControlProps;
  readonly #offer: (offered: PastedPictures) => void;
  readonly #surface: LineSurface;
  #entry: FieldEdit;
  /** Text in the file, and the text as the editor reads it without changes. */
  #text: string;
  #untouched: string;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(element: HTMLElement, editor: SentenceEditor, props: () => ControlProps, offer: (offered: PastedPictures) => void) {
    this.#editor = editor;
    this.#props = props;
    this.#offer = offer;
    this.#text = asText(props().value);
    this.#surface = new LineSurface(element, {
      text: this.#text,
      hasMarks: true,
      hasNotes: roleOfField(props().field).hasNotes,
      handlers: {
        onInput: (now) => this.#typed(now),
        names: tableNames(editor.state.snapshot()),
        onPaste: (pasted, around, files) => this.#paste(pasted, around, files),
        onPasted: ({ notes }) => showPasteNotes(editor.notes, pasteNotesOf(notes)),
        onKey: (key) => {
          if (key === 'escape') this.#surface.tools.write(asText(this.#props().value));
          if (key === 'next' || key === 'previous') moveFocus(element, key === 'next' ? 1 : -1);
        },
        onLeave: () => this.#write(),
      },
    });
    this.#untouched = this.#surface.tools.read();
    this.#entry = editor.drafts.begin(props().path);
  }

  get #isTouched(): boolean {
    return this.#surface.tools.read() !== this.#untouched;
  }

  #typed(now: string): void {
    clearTimeout(this.#timer);
    if (now === this.#untouched) this.#editor.drafts.release(this.#entry);
    else this.#editor.drafts.hold(this.#entry, () => this.#write());
    this.#editor.drafts.type(this.#entry, now);
    if (now === this.#untouched) return;
    if (now !== '') this.#timer = setTimeout(() => this.#write(), pause);
  }

  /** Inserts several pasted pieces as list items, in one step that includes the text typed before. */
  #paste(pasted: PastedContent, around: SelectionContext, files: File[]): boolean {
    const placed = pasteInto(this.#editor, this.#entry, pasted, around);
    const offered = picturesFor(this.#editor.state.snapshot(), this.#entry, pasted, files, placed?.added ?? 0);
    if (offered) this.#offer(offered);
    if (!placed) return false;
    clearTimeout(this.#timer);
    this.#untouched = this.#surface.tools.read();
    this.#editor.drafts.release(this.#entry);
    this.#entry = this.#editor.drafts.begin(this.#props().path);
    const unnamed = unnamedTable(placed, tableNames(this.#editor.state.snapshot()).caption);
    if (unnamed) {
      this.#editor.navigation.focus(unnamed);
      this.#editor.notes.show('nameless');
    }
    return true;
  }

  #write(): void {
    clearTimeout(this.#timer);
    if (!this.#isTouched) return;
    const props = this.#props();
    this.#text = this.#surface.tools.read();
    this.#untouched = this.#text;
    this.#editor.drafts.release(this.#entry);
    props.commit(written(this.#text, props), this.#entry);
  }

  /** Shows the current value of the file, unless a text is being typed. */
  follow(): void {
    const { value, path } = this.#props();
    const text = asText(value);
    if (this.#isTouched) return;
    if (text !== this.#text) this.#put(text);
    else if (toPointer(path) !== toPointer(this.#entry.now)) this.#entry = this.#editor.drafts.begin(path);
  }

  #put(text: string): void {
    this.#text = text;
    this.#surface.show(text);
    this.#untouched = this.#surface.tools.read();
    this.#editor.drafts.release(this.#entry);
    this.#entry = this.#editor.drafts.begin(this.#props().path);
  }

  end(): void {
    this.#write();
    this.#surface.end();
  }
}

/** Moves the focus on Tab, as for any other control. */
function moveFocus(from: HTMLElement, step: 1 | -1): void {
  const all = [...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select, [tabindex="0"]')];
  const reachable = all.filter((one) => one.tabIndex >= 0 && one.offsetParent !== null && !one.hasAttribute('disabled'));
  reachable[reachable.indexOf(from) + step]?.focus();
}
