import { css } from '@linaria/core';
import { useEffect, useRef, useState } from 'react';
import { useEditor } from '../store/use-editor.ts';
import { input } from '../style/controls.ts';
import { editText, type TextSession } from '../text/edit-text.ts';
import type { ControlProps } from './field-context.ts';

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

/** How long after the last key a text is written to the file. Milliseconds. */
const pause = 900;

/** A text that is written when the fingers rest, and when it is left. */
function useDraft(value: string, commit: (text: string) => void) {
  const [draft, setDraft] = useState(value);
  const [isEdited, setEdited] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const write = (text: string) => {
    clearTimeout(timer.current);
    setEdited(false);
    commit(text);
  };
  const type = (text: string) => {
    setDraft(text);
    setEdited(true);
    clearTimeout(timer.current);
    if (text !== '') timer.current = setTimeout(() => write(text), pause);
  };
  const restore = () => {
    clearTimeout(timer.current);
    setEdited(false);
    setDraft(value);
  };
  return { shown: isEdited ? draft : value, type, write: () => isEdited && write(draft), restore };
}

const asText = (value: ControlProps['value']) => (typeof value === 'string' ? value : '');

/** An empty text goes, where the file can do without it. */
const written = (text: string, { property, path }: ControlProps) =>
  text === '' && property?.isOptional && typeof path.at(-1) === 'string' ? undefined : text;

/** Kinds whose words are Latin by nature. */
const latin = new Set(['word', 'id', 'path', 'target', 'address', 'href', 'colour']);

/** Words without marks. */
export function TextControl(props: ControlProps) {
  const { value, label, isInvalid, describedBy, commit, field } = props;
  const draft = useDraft(asText(value), (text) => commit(written(text, props)));
  const kind = field.is === 'text' ? field.kind : '';
  return (
    <textarea
      className={`${input} ${area}`}
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      dir={latin.has(kind) ? 'ltr' : 'auto'}
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

/** A sentence whose marks are shown as what they mean. */
export function SentenceControl(props: ControlProps) {
  const { value, label, isInvalid, describedBy, commit } = props;
  const editor = useEditor();
  const element = useRef<HTMLDivElement>(null);
  const session = useRef<TextSession | undefined>(undefined);
  const write = useRef(commit);
  write.current = (text) => commit(written(asText(text), props));
  const text = asText(value);
  const first = useRef(text);
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = () => {
      clearTimeout(timer);
      const now = session.current?.read();
      if (now !== undefined && now !== first.current) write.current(now);
    };
    const begun = editText(current, {
      text: first.current,
      hasMarks: true,
      handlers: {
        onInput: (now) => {
          clearTimeout(timer);
          if (now !== '') timer = setTimeout(leave, pause);
        },
        onCleaned: (cleaned) => editor.say(['cleaned', ...cleaned].join(' ')),
        onKey: (key) => {
          if (key === 'escape') session.current?.write(first.current);
          if (key === 'next' || key === 'previous') moveFocus(current, key === 'next' ? 1 : -1);
        },
        onLeave: leave,
      },
    });
    session.current = begun.session;
    return () => {
      clearTimeout(timer);
      begun.end();
    };
  }, [editor]);
  useEffect(() => {
    first.current = text;
    if (element.current !== document.activeElement && session.current?.read() !== text) session.current?.write(text);
  }, [text]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: no control of HTML shows marks within a text
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

/** Tab leaves an editable text as it leaves any other control. */
function moveFocus(from: HTMLElement, step: 1 | -1): void {
  const all = [...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select, [tabindex="0"]')];
  const reachable = all.filter((one) => one.tabIndex >= 0 && one.offsetParent !== null && !one.hasAttribute('disabled'));
  reachable[reachable.indexOf(from) + step]?.focus();
}
