import { css } from '@linaria/core';
import { useEffect, useId, useState } from 'react';
import { Button, Toolbar } from 'react-aria-components';
import { LinkPicker } from '../form/link-picker.tsx';
import type { Written } from '../frame/text-work.ts';
import { toPointer } from '../model/places.ts';
import { IconButton } from '../parts/icon-button.tsx';
import { askFor } from '../store/asking.ts';
import { useEditor, usePart } from '../store/use-editor.ts';
import { button, row } from '../style/controls.ts';
import { readAddress } from '../text/address.ts';
import { lengthOf, withArabicSigns } from '../text/clean.ts';
import { linkAround, setLink, toggleMark } from '../text/toggle-mark.ts';
import { count, fill, useLanguage, useWords } from '../words/words.tsx';
import { useView } from './view.ts';
import { useWritten } from './written.ts';

const strip = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.75rem;
  min-block-size: 2.75rem;
  padding: 0.25rem 0.75rem;
  font-size: 0.8125rem;
  background: var(--surface);
  border-block-start: 1px solid var(--hairline);

  & > strong {
    font-weight: 600;
  }

  & > small {
    font-size: inherit;
    color: var(--soft);
  }

  & [data-over] {
    color: var(--error);
  }

  /* The page is more than what is said of it. */
  @media (max-width: 60rem) and (max-height: 30rem) {
    &[data-idle] {
      display: none;
    }

    & > small {
      display: none;
    }
  }
`;

/** Other pages that show the same text. */
function useAlsoOn(path: string): string[] {
  const { api } = useEditor();
  const [also, setAlso] = useState<string[]>([]);
  useEffect(() => {
    setAlso([]);
    return askFor(
      () => api.value(path),
      ({ alsoOn }) => setAlso(alsoOn.map(({ title }) => title)),
    );
  }, [api, path]);
  return also;
}

/** Keeps what is selected in the page: pressing a button would take the focus out of it. */
const keepSelection = (event: React.PointerEvent | React.MouseEvent) => event.preventDefault();

function Marks({ written }: { written: Written }) {
  const w = useWords();
  const { show } = useView();
  const { edited } = written;
  const mark = (name: 'strong' | 'code') => {
    toggleMark(name, edited.element);
    edited.element.focus();
    edited.touched();
  };
  return (
    <Toolbar aria-label={w.text.name} className={row} onMouseDownCapture={keepSelection} onPointerDownCapture={keepSelection}>
      <IconButton label={w.text.strong} drawing="bold" isSmall onPress={() => mark('strong')} />
      <IconButton label={w.text.code} drawing="latin" isSmall onPress={() => mark('code')} />
      <IconButton label={w.text.link} drawing="link" isSmall onPress={() => show({ isLinking: true })} />
    </Toolbar>
  );
}

/** Where the marked words lead. */
function LinkRow({ written }: { written: Written }) {
  const w = useWords();
  const { show } = useView();
  const { edited } = written;
  const page = usePart((snapshot) => snapshot.page);
  // What is selected in the page is gone when the focus is here.
  const [range] = useState(() => edited.element.ownerDocument.getSelection()?.getRangeAt(0).cloneRange());
  const [href, setHref] = useState(() => linkAround(edited.element));
  const [isWrong, setWrong] = useState(false);
  const about = useId();
  const apply = (to: string) => {
    edited.element.focus();
    const selection = edited.element.ownerDocument.getSelection();
    if (range && selection) {
      selection.removeAllRanges();
      selection.addRange(range);
    }
    setLink(to, edited.element);
    edited.touched();
    show({ isLinking: false });
  };
  const keep = () => {
    const to = href.trim() === '' ? '' : readAddress(href);
    if (to === undefined) setWrong(true);
    else apply(to);
  };
  return (
    <div className={row}>
      <LinkPicker
        label={w.text.linkTo}
        value={href}
        page={page}
        onChange={(next) => {
          setHref(next);
          setWrong(false);
        }}
        autoFocus
        isInvalid={isWrong}
        describedBy={isWrong ? about : undefined}
        onEscape={() => show({ isLinking: false })}
      />
      <Button className={button} data-main="" onPress={keep}>
        {w.text.apply}
      </Button>
      <Button className={button} onPress={() => apply('')}>
        {w.text.unlink}
      </Button>
      <small id={about} role="alert" data-over={isWrong || undefined}>
        {isWrong ? w.text.noAddress : ''}
      </small>
    </div>
  );
}

function Strip({ written }: { written: Written }) {
  const w = useWords();
  const language = useLanguage();
  const { view } = useView();
  const { shown, edited, text } = written;
  const also = useAlsoOn(toPointer(shown.path));
  const { longest } = shown.field;
  const length = lengthOf(text);
  const label = shown.found.property?.label[language];
  const better = withArabicSigns(text);
  if (view.isLinking && edited.hasMarks) return <LinkRow written={written} />;
  return (
    <>
      <strong>{label}</strong>
      {edited.hasMarks ? <Marks written={written} /> : null}
      <span data-over={(longest !== undefined && length > longest) || undefined}>
        {count(w.text.characters, length, language)} {longest === undefined ? null : fill(w.text.most, { most: longest })}
      </span>
      {better === text ? null : (
        <Button className={button} onPress={() => edited.write(better)}>
          {w.text.signs}
        </Button>
      )}
      {also.length > 0 ? <small>{fill(w.text.alsoOn, { pages: also.join(w.comma) })}</small> : null}
      <small>{edited.hasMarks ? w.text.hintMarks : w.text.hint}</small>
    </>
  );
}

/** What belongs to the text that is being written in the page; always in the same place, never over the text. */
export function TextStrip() {
  const w = useWords();
  const written = useWritten(useView().written);
  return (
    <section className={strip} aria-label={w.text.name} data-idle={written ? undefined : ''}>
      {written ? <Strip key={toPointer(written.path)} written={written} /> : <small>{w.frame.sandboxed}</small>}
    </section>
  );
}
