import { Button } from 'react-aria-components';
import type { LanguageReport } from '../../document/protocol-languages.ts';
import { button, row } from '../style/controls.ts';
import { count, fill, isolated, useLanguage, useWords } from '../words/words.tsx';
import { languageBox } from './style.ts';
import { useFocusedHeading, useLanguageChange, useLanguageNames } from './use-languages.ts';

interface RemoveLanguageProps {
  language: LanguageReport;
  onBack: () => void;
  onWritten: (tag: string) => void;
}

/** Asks before a language is removed, and says what is lost. */
export function RemoveLanguage({ language, onBack, onWritten }: RemoveLanguageProps) {
  const w = useWords();
  const reader = useLanguage();
  const { tag, lost, lostPages } = language;
  const name = useLanguageNames()(tag);
  const { isRunning, reason, run } = useLanguageChange();
  const heading = useFocusedHeading();
  const remove = () => run({ task: 'remove-language', tag }, () => onWritten(tag)).catch(reportError);
  return (
    <div className={languageBox}>
      <h3 ref={heading} tabIndex={-1}>
        {fill(w.languages.removeTitle, { name })}
      </h3>
      <p>{fill(w.languages.loses, { texts: count(w.languages.texts, lost, reader) })}</p>
      {lostPages.length === 0 ? null : <p>{fill(w.languages.losesPages, isolated({ pages: lostPages.join(w.comma) }))}</p>}
      <p>{w.languages.undoable}</p>
      <p role="alert">{reason}</p>
      <div className={row}>
        <Button className={button} data-main="" isDisabled={isRunning} onPress={remove}>
          {fill(w.languages.doRemove, { name })}
        </Button>
        <Button className={button} onPress={onBack}>
          {w.cancel}
        </Button>
      </div>
    </div>
  );
}
