import { css } from '@linaria/core';
import { useEffect } from 'react';
import { Button } from 'react-aria-components';
import type { CleanupKind } from '../../../core/util/characters/clean.ts';
import type { Path } from '../model/places.ts';
import { isSameSummary, stepsIn } from '../model/steps.ts';
import { IconButton } from '../parts/icon-button.tsx';
import { ProblemLines } from '../parts/problem-lines.tsx';
import type { OmittedKind } from '../paste/sentence.ts';
import type { Note, TextReplacement } from '../store/snapshot.ts';
import { useEditor, useSnapshot } from '../store/use-editor.ts';
import { button } from '../style/controls.ts';
import { count, fill, isolated, tell, useLanguage, useWords } from '../words/words.tsx';
import { RejectedChanges } from './rejected-changes.tsx';
import { useClock } from './use-clock.ts';
import { useView } from './view.ts';

const box = css`
  position: fixed;
  inset-block-end: 3.75rem;
  inset-inline: 0;
  /* Below dialogs: over them it could neither be read past nor be closed. */
  z-index: 40;
  display: grid;
  justify-items: center;
  padding-inline: 1rem;
  pointer-events: none;

  /* Above the tools of a text, and the buttons of the parts. */
  @media (max-width: 60rem) {
    inset-block-end: 7.25rem;
  }

  & > [role="status"] {
    display: contents;
  }

  & > [data-held],
  & > [role="status"] > div {
    display: flex;
    gap: 0.75rem;
    align-items: flex-start;
    max-inline-size: 40rem;
    padding: 0.75rem 1rem;
    color: var(--ink);
    pointer-events: auto;
    background: var(--raised);
    border: 1px solid var(--control);
    border-radius: 0.75rem;
    box-shadow: var(--shadow);
  }

  & > [role="status"] > div:not(:has(ul)) {
    align-items: center;
  }

  & > [data-held] {
    max-block-size: 60dvh;
    overflow: auto;
  }

  & blockquote {
    max-block-size: 12rem;
    margin-block: 0.375rem;
    overflow: auto;
    white-space: pre-wrap;
  }

  & ul {
    margin-block-start: 0.375rem;
  }
`;

/** Time before a note without actions disappears, in milliseconds. */
const passing = 7000;

/** A dialog covers notes, so they wait until it is closed. */
const isCovered = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/** Text of a note. */
function useNoteText(note: Note | undefined): string {
  const w = useWords();
  const language = useLanguage();
  const clock = useClock();
  if (note?.by) {
    const changedBy = fill(w.clash.changedBy, { ...isolated({ who: note.by.name }), when: clock(note.by.when) });
    return fill(w.notes.undoConflictWith, { changedBy });
  }
  if (note?.done) {
    const what = tell(note.done, language);
    return note.returned ? fill(w.bar.returned[note.returned], { what }) : what;
  }
  if (note?.oldValue) {
    const { find, places } = note.oldValue;
    return fill(w.replacing.oldValue, { ...isolated({ find }), places: count(w.replacing.otherPlaces, places, language) });
  }
  const [key = '', ...parts] = (note?.text ?? '').split(' ');
  if (key !== 'cleaned') return w.notes[key as keyof typeof w.notes] ?? '';
  const said = (part: string) => {
    const [name = '', n] = part.split(':');
    return n === undefined ? w.cleaned[name as CleanupKind] : count(w.pasted.left[name as OmittedKind], Number(n), language);
  };
  return fill(w.cleaned.said, { what: parts.map(said).join(w.comma) });
}

/** Hides a note after a while, unless it has problems or an action. */
function usePassing(note: Note | undefined): void {
  const { notes } = useEditor();
  const isPassing = note !== undefined && note.problems.length === 0 && !note.at && !note.oldValue;
  useEffect(() => {
    if (!isPassing) return undefined;
    const timer = setInterval(() => isCovered() || notes.dismiss(), passing);
    return () => clearInterval(timer);
  }, [isPassing, notes]);
}

/** Undoes the reported action, as long as it is the last one. */
function UndoButton({ note: { done, returned } }: { note: Note }) {
  const w = useWords();
  const { notes, actions } = useEditor();
  const { last } = stepsIn(useSnapshot().state?.done ?? []);
  if (done === undefined || returned || !last || !isSameSummary(done, last.summary)) return null;
  const undo = () => {
    notes.dismiss();
    actions.undo().catch(reportError);
  };
  return (
    <Button className={button} onPress={undo}>
      {w.bar.undo}
    </Button>
  );
}

/** Opens finding and replacing, filled with the old and the new value. */
function ReplaceOldValue({ find, by }: TextReplacement) {
  const { replacing: w } = useWords();
  const { notes } = useEditor();
  const { show } = useView();
  const open = () => {
    notes.dismiss();
    show({ isReplacing: true, replacement: { find, by } });
  };
  return (
    <Button className={button} onPress={open}>
      {w.replaceOld}
    </Button>
  );
}

/** Shows status messages and refused operations. */
export function Notes() {
  const w = useWords();
  const { notes, navigation } = useEditor();
  const { note } = useSnapshot();
  const { show } = useView();
  usePassing(note);
  const text = useNoteText(note);
  const go = (at: Path) => {
    notes.dismiss();
    navigation.jump(at);
    show({ part: 'panel' });
  };
  const { at } = note ?? {};
  return (
    <div className={box}>
      <RejectedChanges />
      <div role="status">
        {note ? (
          <div>
            <div>
              <p>{text}</p>
              <ProblemLines problems={note.problems} />
            </div>
            {at ? (
              <Button className={button} onPress={() => go(at)}>
                {note.returned ? w.pages.open : w.problems.jump}
              </Button>
            ) : null}
            <UndoButton note={note} />
            {note.oldValue ? <ReplaceOldValue {...note.oldValue} /> : null}
            <IconButton label={w.close} drawing="close" isSmall onPress={() => notes.dismiss()} />
          </div>
        ) : null}
      </div>
    </div>
  );
}
