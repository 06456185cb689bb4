import { css } from '@linaria/core';
import { useEffect, useRef, useState } from 'react';
import { Button, Toolbar } from 'react-aria-components';
import { flushSync } from 'react-dom';
import { withArabicSigns } from '../../../core/util/characters/clean.ts';
import { toPointer } from '../model/places.ts';
import { IconButton } from '../parts/icon-button.tsx';
import { button, row } from '../style/controls.ts';
import { useWords } from '../words/words.tsx';
import type { ActiveText } from '../writing/active-text.ts';
import type { WritingTools } from '../writing/tools.ts';
import { useActiveText } from './active-text.ts';
import { LinkRow, MeaningRow } from './text-rows.tsx';
import { useToolbarPosition } from './use-toolbar-position.ts';
import { useView } from './view.ts';

const floating = css`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  inline-size: max-content;
  max-inline-size: calc(100% - 1rem);
  padding: 0.25rem;
  color: var(--ink);
  background: var(--raised);
  border: 1px solid var(--hairline);
  border-radius: 0.75rem;
  box-shadow: var(--shadow);

  &[data-quiet] {
    visibility: hidden;
  }

  & [role="alert"] {
    color: var(--error);
  }

  & [role="alert"]:empty {
    display: none;
  }
`;

/** Prevents a button press from taking the focus and clearing the page's selection. */
const keepSelection = (event: React.PointerEvent | React.MouseEvent) => event.preventDefault();

interface ToolsProps {
  edited: WritingTools;
}

function Marks({ edited, better }: ToolsProps & { better: string | undefined }) {
  const w = useWords();
  const { show } = useView();
  const { toggleMark: mark } = edited;
  const mend = (text: string) => {
    edited.write(text);
    edited.focus();
  };
  return (
    <Toolbar aria-label={w.text.tools} className={row} onMouseDownCapture={keepSelection} onPointerDownCapture={keepSelection}>
      {edited.hasMarks ? (
        <>
          <IconButton label={w.text.strong} drawing="bold" isSmall onPress={() => mark('strong')} />
          <IconButton label={w.text.emphasis} drawing="emphasis" isSmall onPress={() => mark('emphasis')} />
          <IconButton label={w.text.code} drawing="latin" isSmall onPress={() => mark('run')} />
          <IconButton label={w.text.key} drawing="key" isSmall onPress={() => mark('key')} />
          <IconButton label={w.text.formula} drawing="formula" isSmall onPress={() => mark('formula')} />
          <IconButton label={w.text.language} drawing="language" isSmall onPress={() => mark('language')} />
          <IconButton label={w.text.superscript} drawing="superscript" isSmall onPress={() => mark('superscript')} />
          <IconButton label={w.text.subscript} drawing="subscript" isSmall onPress={() => mark('subscript')} />
          <IconButton label={w.text.struck} drawing="struck" isSmall onPress={() => mark('struck')} />
          <IconButton label={w.text.abbreviation} drawing="abbreviation" isSmall onPress={() => show({ openRow: 'meaning' })} />
          {edited.hasNotes ? <IconButton label={w.text.note} drawing="note" isSmall onPress={() => mark('note')} /> : null}
          <IconButton label={w.text.link} drawing="link" isSmall onPress={() => show({ openRow: 'link' })} />
        </>
      ) : null}
      {better === undefined ? null : (
        <Button className={button} onPress={() => mend(better)}>
          {w.text.signs}
        </Button>
      )}
    </Toolbar>
  );
}

/** Alt+F10 moves the focus from the text to the toolbar, Escape back. An open tooltip must not handle that Escape. */
function useKeys(
  { element, focus }: WritingTools,
  tools: React.RefObject<HTMLElement | null>,
  { onCall, onBack }: { onCall: () => void; onBack: () => void },
): void {
  const call = useRef(onCall);
  const back = useRef(onBack);
  call.current = onCall;
  back.current = onBack;
  const focusText = useRef(focus);
  const text = element.ownerDocument;
  useEffect(() => {
    const enter = (event: KeyboardEvent) => {
      if (!event.altKey || event.key !== 'F10') return;
      event.preventDefault();
      call.current();
      tools.current?.querySelector<HTMLElement>('button, input')?.focus();
    };
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !tools.current?.contains(document.activeElement)) return;
      event.preventDefault();
      event.stopPropagation();
      focusText.current();
      back.current();
    };
    text.addEventListener('keydown', enter);
    addEventListener('keydown', leave, { capture: true });
    return () => {
      text.removeEventListener('keydown', enter);
      removeEventListener('keydown', leave, { capture: true });
    };
  }, [text, tools]);
}

const rows = { link: LinkRow, meaning: MeaningRow };

function Tools({ written: activeText, better }: { written: ActiveText; better: string | undefined }) {
  const { view, show } = useView();
  const { edited } = activeText;
  const element = useRef<HTMLDivElement>(null);
  useToolbarPosition(edited.element, element);
  // Tools that cannot be seen cannot take the focus.
  const [isCalled, setCalled] = useState(false);
  useKeys(edited, element, {
    onCall: () => flushSync(() => setCalled(true)),
    onBack: () => {
      setCalled(false);
      show({ openRow: undefined });
    },
  });
  const isQuiet = activeText.isQuiet === true && !isCalled && view.openRow === undefined;
  const Row = view.openRow && rows[view.openRow];
  return (
    <div ref={element} className={floating} data-quiet={isQuiet || undefined}>
      {Row && edited.hasMarks ? <Row edited={edited} /> : <Marks edited={edited} better={better} />}
    </div>
  );
}

/** Toolbar of the text being edited, placed beside it on the stage. */
export function TextTools() {
  const activeText = useActiveText(useView().activeText);
  if (!activeText) return null;
  const mended = withArabicSigns(activeText.text);
  const better = mended === activeText.text ? undefined : mended;
  if (!activeText.edited.hasMarks && better === undefined) return null;
  return <Tools key={toPointer(activeText.path)} written={activeText} better={better} />;
}
