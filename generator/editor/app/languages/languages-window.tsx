import { css } from '@linaria/core';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import type { LanguageReport, LanguagesReport } from '../../document/protocol-languages.ts';
import type { Path } from '../model/places.ts';
import { Drawing } from '../parts/drawing.tsx';
import { useEditor, useSnapshot } from '../store/use-editor.ts';
import { button, row } from '../style/controls.ts';
import { count, fill, isolated, useLanguage, useWords } from '../words/words.tsx';
import { AddLanguage, ChangeLanguage } from './language-forms.tsx';
import { RemoveLanguage } from './remove-language.tsx';
import { languageBox } from './style.ts';
import { useLanguageNames, useLanguagesReport } from './use-languages.ts';

const list = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.5rem;
    padding-block: 0.875rem;
    border-block-end: 1px solid var(--hairline);
  }

  & small {
    font-size: 0.8125rem;
    color: var(--soft);
  }

  & progress {
    inline-size: 100%;
    block-size: 0.5rem;
    overflow: hidden;
    appearance: none;
    background: var(--hairline);
    border: 0;
    border-radius: 0.25rem;
  }

  & progress::-webkit-progress-bar {
    background: var(--hairline);
  }

  & progress::-webkit-progress-value {
    background: var(--accent);
  }

  & progress::-moz-progress-bar {
    background: var(--accent);
  }
`;

/** What the window shows. */
type View = { of: 'list' | 'add' } | { of: 'change' | 'remove'; tag: string };

interface RowProps {
  language: LanguageReport;
  isFirst: boolean;
  onShow: (view: View) => void;
  onTranslate: () => void;
}

function TranslationActions({ language, onShow, onTranslate }: Omit<RowProps, 'isFirst'>) {
  const { languages: w } = useWords();
  const reader = useLanguage();
  const { tag, all } = language;
  const name = useLanguageNames()(tag);
  const isDone = all.done === all.texts;
  const nameOf = (what: string) => fill(w.goOnIn, { what, name });
  const words = isDone ? w.allDone : fill(w.progress, { done: all.done, texts: count(w.ofTexts, all.texts, reader) });
  const go = all.done === 0 ? w.begin : w.goOn;
  return (
    <>
      <progress max={Math.max(1, all.texts)} value={all.done} aria-label={nameOf(words)} />
      <span>{words}</span>
      <div className={row}>
        {isDone ? null : (
          <Button className={button} data-main="" aria-label={nameOf(go)} onPress={onTranslate}>
            {go}
          </Button>
        )}
        <Button className={button} aria-label={nameOf(w.change)} onPress={() => onShow({ of: 'change', tag })}>
          {w.change}
        </Button>
        <Button className={button} aria-label={nameOf(w.remove)} onPress={() => onShow({ of: 'remove', tag })}>
          <Drawing name="trash" size={18} />
          {w.remove}
        </Button>
      </div>
    </>
  );
}

function LanguageRow({ isFirst, ...props }: RowProps) {
  const { languages: w, comma } = useWords();
  const { tag, name, direction, prefix, isDraft } = props.language;
  const own = useLanguageNames()(tag);
  const about = [
    own === name ? '' : own,
    isFirst ? w.original : fill(w.begins, isolated({ prefix })),
    isDraft ? w.hidden : '',
  ].filter(Boolean);
  return (
    <li>
      <div>
        <strong>
          <bdi lang={tag} dir={direction}>
            {name}
          </bdi>
        </strong>{' '}
        <small>{about.join(comma)}</small>
      </div>
      {isFirst ? null : <TranslationActions {...props} />}
    </li>
  );
}

interface ListProps {
  report: LanguagesReport;
  /** Message about the last change. */
  message: string;
  onShow: (view: View) => void;
  onTranslate: (tag: string) => void;
}

function LanguageList({ report, message, onShow, onTranslate }: ListProps) {
  const { languages: w } = useWords();
  return (
    <div className={languageBox}>
      <p role="status">{message}</p>
      <ul className={list}>
        {report.languages.map((language, index) => (
          <LanguageRow
            key={language.tag}
            language={language}
            isFirst={index === 0}
            onShow={onShow}
            onTranslate={() => onTranslate(language.tag)}
          />
        ))}
      </ul>
      <Button
        className={button}
        autoFocus
        data-main={report.languages.length < 2 ? '' : undefined}
        onPress={() => onShow({ of: 'add' })}
      >
        <Drawing name="plus" size={18} />
        {w.add}
      </Button>
    </div>
  );
}

/** Opens the editor in a language, optionally at its next text to translate. */
function openEdition(tag: string | undefined, goesOn: boolean): void {
  const address = new URL(location.href);
  for (const key of ['edition', 'of', 'page']) address.searchParams.delete(key);
  if (tag !== undefined) address.searchParams.set('edition', tag);
  if (goesOn) address.searchParams.set('next', 'text');
  location.assign(address);
}

/** Languages of the site: their progress, adding one, choosing its pages, removing it. */
export function LanguagesWindow({ onJump }: { onJump: (at: Path) => void }) {
  const w = useWords();
  const { api } = useEditor();
  const { state } = useSnapshot();
  const nameOf = useLanguageNames();
  const report = useLanguagesReport();
  const [view, setView] = useState<View>({ of: 'list' });
  const [message, setMessage] = useState('');
  if (!report) return <p>{w.loading}</p>;
  const edited = state?.edition?.tag;
  const back = () => setView({ of: 'list' });
  const written = (what: 'added' | 'changed' | 'removed') => (tag: string) => {
    if (what === 'removed' && tag === edited) openEdition(undefined, false);
    setMessage(fill(w.languages[what], { name: nameOf(tag) }));
    back();
  };
  const translate = async (tag: string) => {
    if (tag !== edited) return openEdition(tag, true);
    const { at } = await api.nextText({});
    if (at) onJump(at);
  };
  if (view.of === 'add') return <AddLanguage report={report} onBack={back} onWritten={written('added')} />;
  const language = 'tag' in view ? report.languages.find(({ tag }) => tag === view.tag) : undefined;
  if (view.of === 'change' && language)
    return <ChangeLanguage report={report} language={language} onBack={back} onWritten={written('changed')} />;
  if (view.of === 'remove' && language)
    return <RemoveLanguage language={language} onBack={back} onWritten={written('removed')} />;
  return (
    <LanguageList report={report} message={message} onShow={setView} onTranslate={(tag) => translate(tag).catch(reportError)} />
  );
}
