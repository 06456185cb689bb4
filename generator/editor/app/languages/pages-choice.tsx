import { css } from '@linaria/core';
import { Button } from 'react-aria-components';
import type { PageReport } from '../../document/protocol-languages.ts';
import { button, input, row } from '../style/controls.ts';
import { count, fill, isolated, useLanguage, useWords } from '../words/words.tsx';
import { allChosen, type Chosen, isHome, keyOf, withChosen } from './chosen-pages.ts';

const box = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5rem;
  min-inline-size: 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0;
    font-weight: 500;
  }

  & > p {
    font-size: 0.8125rem;
    color: var(--soft);
  }

  & > ul {
    border-block-start: 1px solid var(--hairline);
  }

  & ul ul {
    padding-inline-start: 1.75rem;
  }

  & summary {
    padding-block: 0.25rem;
    padding-inline-start: 1.75rem;
    font-size: 0.8125rem;
    color: var(--soft);
    cursor: pointer;
  }
`;

const pageRow = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 0.25rem 0.75rem;
  align-items: center;
  min-block-size: 2.75rem;
  padding-block: 0.25rem;
  border-block-end: 1px solid var(--hairline);

  & > label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 0.625rem;
    align-items: center;
    overflow-wrap: anywhere;
    cursor: pointer;
  }

  & > label > input {
    grid-row: span 2;
    inline-size: 1.125rem;
    block-size: 1.125rem;
    accent-color: var(--accent-ground);
  }

  & > label > bdi {
    justify-self: start;
  }

  & small {
    font-size: 0.8125rem;
    color: var(--soft);
  }

  @media (max-width: 34rem) {
    grid-template-columns: minmax(0, 1fr);

    & > input {
      margin-inline-start: 1.75rem;
      inline-size: calc(100% - 1.75rem);
    }
  }
`;

interface ChoiceProps {
  /** Language of the titles; undefined until one is chosen. */
  language: { tag: string; direction: 'rtl' | 'ltr' } | undefined;
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
}

const sumOf = (pages: readonly PageReport[], key: 'texts' | 'words') => pages.reduce((sum, page) => sum + page[key], 0);

/** Number of texts of pages, or progress if a language already has them. */
function useAmount(pages: readonly PageReport[], tag: string | undefined): string {
  const { languages: w } = useWords();
  const reader = useLanguage();
  const editions = pages.flatMap(({ editions: all }) => (tag !== undefined && all[tag] ? [all[tag]] : []));
  if (editions.length === 0) return count(w.texts, sumOf(pages, 'texts'), reader);
  const [done, texts] = (['done', 'texts'] as const).map((key) => editions.reduce((sum, one) => sum + one[key], 0)) as [
    number,
    number,
  ];
  return fill(w.progress, { done, texts: count(w.ofTexts, texts, reader) });
}

interface PageRowProps extends ChoiceProps {
  page: PageReport;
  items: readonly PageReport[];
}

function PageRow({ page, items, language, chosen, onChange }: PageRowProps) {
  const { languages: w, comma } = useWords();
  const reader = useLanguage();
  const key = keyOf(page);
  const isSome = chosen.has(key) || items.some((item) => chosen.has(keyOf(item)));
  const all = [page, ...items];
  const words = count(w.words, sumOf(all, 'words'), reader);
  const amount = [useAmount(all, language?.tag), words, isHome(page) ? w.always : ''];
  return (
    <div className={pageRow}>
      <label>
        <input
          type="checkbox"
          checked={isSome}
          disabled={isHome(page)}
          onChange={({ target }) => onChange(withChosen(chosen, page, items, target.checked))}
        />
        <bdi>{page.title}</bdi>
        <small>{amount.filter(Boolean).join(comma)}</small>
      </label>
      {isSome ? (
        <input
          className={input}
          aria-label={fill(w.titleOf, { title: page.title })}
          placeholder={page.title}
          lang={language?.tag}
          dir={chosen.get(key) ? language?.direction : 'auto'}
          value={chosen.get(key) ?? ''}
          onChange={({ target }) => onChange(new Map([...chosen, [key, target.value]]))}
        />
      ) : null}
    </div>
  );
}

/** Items of a collection, folded. */
function Items({ page, items, ...props }: PageRowProps) {
  const { languages: w } = useWords();
  if (items.length === 0) return null;
  const own = items.filter((item) => props.chosen.has(keyOf(item))).length;
  return (
    <details>
      <summary>{fill(w.itemsOf, { ...isolated({ title: page.title }), chosen: own, all: items.length })}</summary>
      <ul>
        {items.map((item) => (
          <li key={keyOf(item)}>
            <PageRow page={item} items={[]} {...props} />
          </li>
        ))}
      </ul>
    </details>
  );
}

interface PagesChoiceProps extends ChoiceProps {
  pages: readonly PageReport[];
  about: string;
}

/** Sum of the chosen pages. */
function ChosenAmount({ pages }: { pages: readonly PageReport[] }) {
  const { languages: w } = useWords();
  const reader = useLanguage();
  const amounts = {
    pages: count(w.pages, pages.filter(({ path }) => path !== undefined).length, reader),
    texts: count(w.texts, sumOf(pages, 'texts'), reader),
    words: count(w.words, sumOf(pages, 'words'), reader),
  };
  return <p role="status">{fill(w.chosen, amounts)}</p>;
}

const itemsOf = ({ collection }: PageReport, pages: readonly PageReport[]) =>
  collection === undefined ? [] : pages.filter((one) => one.isItem && one.collection === collection);

/** Choice of the pages that a language has, with their titles in it. */
export function PagesChoice({ pages, about, ...props }: PagesChoiceProps) {
  const { languages: w } = useWords();
  const { chosen, onChange } = props;
  const home = pages.filter(isHome);
  return (
    <fieldset className={box}>
      <legend>{w.first}</legend>
      <p>{about}</p>
      <div className={row}>
        <Button className={button} onPress={() => onChange(allChosen(chosen, pages))}>
          {w.all}
        </Button>
        <Button className={button} onPress={() => onChange(allChosen(chosen, home))}>
          {w.onlyHome}
        </Button>
      </div>
      <ul>
        {pages
          .filter(({ isItem }) => !isItem)
          .map((page) => (
            <li key={keyOf(page)}>
              <PageRow page={page} items={itemsOf(page, pages)} {...props} />
              <Items page={page} items={itemsOf(page, pages)} {...props} />
            </li>
          ))}
      </ul>
      <ChosenAmount pages={pages.filter((page) => chosen.has(keyOf(page)))} />
    </fieldset>
  );
}
