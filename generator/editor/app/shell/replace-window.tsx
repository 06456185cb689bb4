import { css } from '@linaria/core';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import type { Path } from '../model/places.ts';
import { GuideLink } from '../parts/guide-link.tsx';
import { IconButton } from '../parts/icon-button.tsx';
import { ProblemLines } from '../parts/problem-lines.tsx';
import { OccurrenceList } from '../replacing/occurrence-list.tsx';
import { QueryFields } from '../replacing/query-fields.tsx';
import { type Replacing, useReplacing } from '../replacing/use-replacing.ts';
import { useEditor } from '../store/use-editor.ts';
import { button, dialogHead } from '../style/controls.ts';
import { keyHint } from '../style/key-hint.ts';
import { count, fill, useLanguage, useWords } from '../words/words.tsx';
import { useNarrow } from './use-narrow.ts';
import { useView, type View } from './view.ts';

/** Beside the page, over the panel: the page stays in view. */
const beside = css`
  position: relative;
  z-index: 20;
  grid-area: 2 / 1;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  gap: 0.75rem;
  justify-self: end;
  align-self: start;
  inline-size: min(100%, 27rem);
  max-block-size: 100%;
  padding: 0.875rem;
  background: var(--raised);
  border-inline-start: 1px solid var(--hairline);
  border-end-start-radius: 0.75rem;
  box-shadow: var(--shadow);

  & > [data-body] {
    display: grid;
    align-content: start;
    gap: 0.75rem;
    padding: 0.25rem;
    margin: -0.25rem;
    overflow: auto;
  }

  &[data-folded] {
    gap: 0;
  }

  &[data-folded] > [data-body] {
    display: none;
  }

  & [data-body] > small {
    color: var(--soft);
  }

  & [role="alert"],
  & [role="status"] {
    /* It is there before it says something, so that it is spoken, and takes no room. */
    &:empty {
      position: absolute;
    }
  }

  & [role="alert"]:not(:empty) {
    display: grid;
    gap: 0.5rem;
    padding: 0.625rem;
    background: var(--error-wash);
    border-radius: var(--radius);
  }
`;

/** Focuses the first input at the start and after a replacement, and, at the end, what had the focus before. */
function useFocus(first: RefObject<HTMLInputElement | null>, isDone: boolean): void {
  useEffect(() => {
    let before: Element | null = null;
    // Waits until a menu has restored the focus.
    const timer = setTimeout(() => {
      before = document.activeElement;
      first.current?.focus();
    }, 50);
    return () => {
      clearTimeout(timer);
      if (before instanceof HTMLElement) before.focus();
    };
  }, [first]);
  // Without results there is no button that keeps the focus.
  useEffect(() => {
    if (isDone) first.current?.focus();
  }, [first, isDone]);
}

/** What was found. */
function useStatus({ answer, request, isBusy, result }: Replacing): string {
  const { replacing: w } = useWords();
  const language = useLanguage();
  if (request.find.trim() === '') return '';
  if (!answer || isBusy) return w.searching;
  if (answer.isTooMany) return w.tooMany;
  const { occurrences, parts } = answer.total;
  const found = fill(w.found, {
    occurrences: count(w.occurrences, occurrences, language),
    parts: count(w.parts, parts, language),
  });
  const done = result === 'written' ? w.done : '';
  return [done, answer.parts.length === 0 ? (done === '' ? w.none : '') : found].filter(Boolean).join(' ');
}

function Failure({ replacing: { result, problems } }: { replacing: Replacing }) {
  const { replacing: w } = useWords();
  const text = result === 'refused' ? w.refused : result === 'conflict' ? w.stale : result === 'failed' ? w.failed : undefined;
  return (
    <div role="alert">
      {text ? <p>{text}</p> : null}
      <ProblemLines problems={problems} />
    </div>
  );
}

function ReplaceButton({ replacing }: { replacing: Replacing }) {
  const { replacing: w } = useWords();
  const language = useLanguage();
  const { answer, chosen, request, replace } = replacing;
  const label = fill(request.by === '' ? w.remove : w.replace, {
    occurrences: count(w.occurrences, chosen.occurrences, language),
    parts: count(w.parts, chosen.parts, language),
  });
  return (
    <Button className={button} data-main="" isDisabled={chosen.occurrences === 0 || answer === undefined} onPress={replace}>
      {chosen.occurrences === 0 ? w.noneChosen : label}
    </Button>
  );
}

interface BodyProps {
  replacing: Replacing;
  first: RefObject<HTMLInputElement | null>;
  onJump: (at: Path) => void;
}

function Body({ replacing, first, onJump }: BodyProps) {
  const { replacing: w } = useWords();
  const language = useLanguage();
  const more = replacing.shown?.more ?? 0;
  return (
    <div data-body="">
      <QueryFields replacing={replacing} first={first} />
      <p role="status">{useStatus(replacing)}</p>
      <Failure replacing={replacing} />
      {replacing.shown && replacing.shown.parts.length > 0 ? (
        <>
          <ReplaceButton replacing={replacing} />
          <small className={keyHint}>{w.keys}</small>
          <OccurrenceList replacing={replacing} onJump={onJump} />
          {more > 0 ? <small>{count(w.more, more, language)}</small> : null}
        </>
      ) : null}
    </div>
  );
}

interface HeadProps {
  /** Id of the title. */
  id: string;
  tools: RefObject<HTMLDivElement | null>;
  isFolded: boolean;
  onFold: (isFolded: boolean) => void;
  onClose: () => void;
}

/** Title and buttons. On a phone the list can be folded, to see the page. */
function Head({ id, tools, isFolded, onFold, onClose }: HeadProps) {
  const w = useWords();
  const { name, fold, unfold } = w.replacing;
  return (
    <div className={dialogHead}>
      <h2 id={id}>{name}</h2>
      <div ref={tools}>
        {useNarrow() ? (
          <IconButton label={isFolded ? unfold : fold} drawing={isFolded ? 'list' : 'page'} onPress={() => onFold(!isFolded)} />
        ) : null}
        <GuideLink recipe="replace-text" about={name} />
        <IconButton label={w.close} drawing="close" onPress={onClose} />
      </div>
    </div>
  );
}

function OpenWindow({ replacement }: Pick<View, 'replacement'>) {
  const { navigation } = useEditor();
  const { show } = useView();
  const isNarrow = useNarrow();
  const [isFolded, setFolded] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const tools = useRef<HTMLDivElement>(null);
  const title = useId();
  const replacing = useReplacing(replacement);
  useFocus(first, replacing.result === 'written');
  const close = () => show({ isReplacing: false, replacement: undefined });
  const jump = (at: Path) => {
    show({ part: 'frame' });
    navigation.jump(at);
    if (!isNarrow) return;
    setFolded(true);
    tools.current?.querySelector('button')?.focus();
  };
  return (
    <section
      className={beside}
      role="dialog"
      aria-labelledby={title}
      data-folded={(isNarrow && isFolded) || undefined}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <Head id={title} tools={tools} isFolded={isFolded} onFold={setFolded} onClose={close} />
      <Body replacing={replacing} first={first} onJump={jump} />
    </section>
  );
}

/** Finding and replacing in the whole site. Not modal: the page beside it can be looked at and edited. */
export function ReplaceWindow() {
  const { isReplacing, replacement } = useView().view;
  return isReplacing ? <OpenWindow key={JSON.stringify(replacement)} replacement={replacement} /> : null;
}
