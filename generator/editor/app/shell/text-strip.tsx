import { css } from '@linaria/core';
import { useEffect, useState } from 'react';
import type { ActiveText } from '../frame/text-work.ts';
import { toPointer } from '../model/places.ts';
import { fetchWithRetry } from '../store/fetch-with-retry.ts';
import { useEditor } from '../store/use-editor.ts';
import { lengthOf } from '../text/clean.ts';
import { count, fill, useLanguage, useWords } from '../words/words.tsx';
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

/** Titles of other pages that show the same text. */
function useAlsoOn(path: string): string[] {
  const { api } = useEditor();
  const [also, setAlso] = useState<string[]>([]);
  useEffect(() => {
    setAlso([]);
    return fetchWithRetry(
      () => api.value(path),
      ({ alsoOn }) => setAlso(alsoOn.map(({ title }) => title)),
    );
  }, [api, path]);
  return also;
}

function Strip({ written: activeText }: { written: ActiveText }) {
  const w = useWords();
  const language = useLanguage();
  const { shown, edited, text } = activeText;
  const also = useAlsoOn(toPointer(shown.path));
  const { longest } = shown.field;
  const length = lengthOf(text);
  return (
    <>
      <strong>{shown.found.property?.label[language]}</strong>
      <span data-over={(longest !== undefined && length > longest) || undefined}>
        {count(w.text.characters, length, language)} {longest === undefined ? null : fill(w.text.most, { most: longest })}
      </span>
      {also.length > 0 ? <small>{fill(w.text.alsoOn, { pages: also.join(w.comma) })}</small> : null}
      <small>{edited.hasMarks ? w.text.hintMarks : w.text.hint}</small>
    </>
  );
}

/** Messages about the text being edited, in a fixed place. Its tools are in `TextTools`. */
export function TextStrip() {
  const w = useWords();
  const activeText = useActiveText(useView().activeText);
  return (
    <section className={strip} aria-label={w.text.name} data-idle={activeText ? undefined : ''}>
      {activeText ? <Strip key={toPointer(activeText.path)} written={activeText} /> : <PageState />}
    </section>
  );
}
