import { css } from '@linaria/core';
import { useEffect, useState } from 'react';
import { lengthOf } from '../../../core/util/characters/clean.ts';
import type { PlacedValue } from '../../document/protocol-state.ts';
import { toPointer } from '../model/places.ts';
import { fetchWithRetry } from '../store/fetch-with-retry.ts';
import { useEditor, useSnapshot } from '../store/use-editor.ts';
import { keyHint } from '../style/key-hint.ts';
import { count, fill, useLanguage, useWords } from '../words/words.tsx';
import type { ActiveText } from '../writing/active-text.ts';
import { useActiveText } from './active-text.ts';
import { PageState } from './page-state.tsx';
import { useView } from './view.ts';

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

  & > [data-over] {
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

/** Maximum number of pages that are named. */
const mostNamed = 3;

/** Pages other than the current one that show the same text, in words; empty if there are none. */
function useAlsoOn(path: string): string {
  const { api } = useEditor();
  const w = useWords();
  const language = useLanguage();
  const { page } = useSnapshot();
  const [also, setAlso] = useState<PlacedValue['alsoOn']>([]);
  useEffect(() => {
    setAlso([]);
    return fetchWithRetry(
      () => api.value(path),
      ({ alsoOn }) => setAlso(alsoOn),
    );
  }, [api, path]);
  const titles = [...new Set(also.flatMap((one) => (one.path === page ? [] : [one.title])))];
  const rest = titles.length - mostNamed;
  // Isolated, so that a title in another script does not reorder its neighbours.
  const named = titles.slice(0, mostNamed).map((title) => `\u2068${title}\u2069`);
  return [...named, ...(rest > 0 ? [count(w.text.andOthers, rest, language)] : [])].join(w.comma);
}

function Strip({ written: activeText }: { written: ActiveText }) {
  const w = useWords();
  const language = useLanguage();
  const { shown, edited, text } = activeText;
  const also = useAlsoOn(toPointer(shown.path));
  const { longest } = shown.field;
  const single = edited.hasMarks ? w.text.hintMarks : w.text.hint;
  const hint = activeText.isQuiet === undefined ? single : w.text.hintPieces;
  const length = lengthOf(text);
  return (
    <>
      <strong>{shown.found.property?.label[language]}</strong>
      <span data-over={(longest !== undefined && length > longest) || undefined}>
        {count(w.text.characters, length, language)} {longest === undefined ? null : fill(w.text.most, { most: longest })}
      </span>
      {also === '' ? null : <small>{fill(w.text.alsoOn, { pages: also })}</small>}
      <small className={keyHint}>{hint}</small>
    </>
  );
}

/** Messages about the text being edited, in a fixed place. Its tools are in `TextTools`. */
export function TextStrip() {
  const w = useWords();
  const { view, activeText: active } = useView();
  const activeText = useActiveText(active);
  return (
    <section className={strip} aria-label={w.text.name} data-idle={activeText || view.mode !== 'edit' ? undefined : ''}>
      {activeText ? <Strip key={toPointer(activeText.path)} written={activeText} /> : <PageState />}
    </section>
  );
}
