import { useState } from 'react';
import { Button, Input, Label, Select, Switch, TextField } from 'react-aria-components';
import type { LanguageReport, LanguagesReport } from '../../document/protocol-languages.ts';
import { Choices } from '../parts/choices.tsx';
import { button, input, row } from '../style/controls.ts';
import { track } from '../style/switch.ts';
import { fill, useWords } from '../words/words.tsx';
import { chosenIn, requestedPages } from './chosen-pages.ts';
import { PagesChoice } from './pages-choice.tsx';
import { labelled, languageBox } from './style.ts';
import { useFocusedHeading, useLanguageChange, useLanguageNames } from './use-languages.ts';

interface FormProps {
  report: LanguagesReport;
  onBack: () => void;
  /** Called when the change is written. */
  onWritten: (tag: string) => void;
}

/** Switch that shows a language to visitors. */
function VisibleSwitch({ isVisible, onChange }: { isVisible: boolean; onChange: (isVisible: boolean) => void }) {
  const { languages: w } = useWords();
  return (
    <div className={labelled}>
      <Switch className={track} isSelected={isVisible} onChange={onChange}>
        <span />
        {w.isVisible}
      </Switch>
      <small>{w.isVisibleAbout}</small>
    </div>
  );
}

interface ActionsProps {
  label: string;
  isDisabled: boolean;
  onDo: () => void;
  onBack: () => void;
}

function Actions({ label, isDisabled, onDo, onBack }: ActionsProps) {
  const { languages: w } = useWords();
  return (
    <div className={row}>
      <Button className={button} data-main="" isDisabled={isDisabled} onPress={onDo}>
        {label}
      </Button>
      <Button className={button} onPress={onBack}>
        {w.back}
      </Button>
    </div>
  );
}

interface LanguageChoiceProps {
  offered: LanguagesReport['offered'];
  tag: string | undefined;
  onChange: (tag: string) => void;
}

/** Choice of a language by its name in itself and in the language of the interface. */
function LanguageChoice({ offered, tag, onChange }: LanguageChoiceProps) {
  const { languages: w, tasks } = useWords();
  const nameOf = useLanguageNames();
  const options = offered.map((one) => {
    const name = nameOf(one.tag);
    return { id: one.tag, words: name === one.name ? name : `\u2068${name}\u2069 — \u2068${one.name}\u2069` };
  });
  const state = offered.find((one) => one.tag === tag)?.words ?? 'confirmed';
  return (
    <Select
      className={labelled}
      placeholder={tasks.choose}
      value={tag ?? null}
      onChange={(key) => onChange(String(key))}
      autoFocus
    >
      <Label>{w.language}</Label>
      <Choices options={options} />
      {w.interfaceWords[state] === '' ? null : <small>{w.interfaceWords[state]}</small>}
    </Select>
  );
}

/** Form that adds a language. */
export function AddLanguage({ report, onBack, onWritten }: FormProps) {
  const { languages: w } = useWords();
  const { isRunning, reason, run } = useLanguageChange();
  const [tag, setTag] = useState<string | undefined>(undefined);
  const [path, setPath] = useState('');
  const [name, setName] = useState('');
  const [isVisible, setVisible] = useState(false);
  const [chosen, setChosen] = useState(() => chosenIn(report.pages, undefined));
  const language = report.offered.find((one) => one.tag === tag);
  const usualPath = tag === undefined ? '' : `/${tag.toLowerCase()}`;
  const add = () => {
    if (tag === undefined) return;
    const pages = requestedPages(report.pages, chosen);
    const own = path.trim() === '' ? {} : { path: path.trim() };
    run({ task: 'add-language', tag, ...own, isDraft: !isVisible, name, pages }, () => onWritten(tag)).catch(reportError);
  };
  return (
    <div className={languageBox}>
      <h3>{w.add}</h3>
      <LanguageChoice offered={report.offered} tag={tag} onChange={setTag} />
      {report.name === undefined ? null : (
        <TextField className={labelled} value={name} onChange={setName}>
          <Label>{w.siteName}</Label>
          <Input className={input} placeholder={report.name} lang={tag} dir="auto" />
        </TextField>
      )}
      <PagesChoice pages={report.pages} about={w.firstAbout} language={language} chosen={chosen} onChange={setChosen} />
      <TextField className={labelled} value={path} onChange={setPath}>
        <Label>{w.prefix}</Label>
        <Input className={input} placeholder={usualPath} dir="ltr" />
      </TextField>
      <VisibleSwitch isVisible={isVisible} onChange={setVisible} />
      <p role="alert">{reason}</p>
      <Actions label={w.doAdd} isDisabled={tag === undefined || isRunning} onDo={add} onBack={onBack} />
    </div>
  );
}

/** Form that changes which pages a language has, and whether visitors see it. */
export function ChangeLanguage({ report, language, onBack, onWritten }: FormProps & { language: LanguageReport }) {
  const { languages: w } = useWords();
  const { tag } = language;
  const { isRunning, reason, run } = useLanguageChange();
  const heading = useFocusedHeading();
  const [isVisible, setVisible] = useState(!language.isDraft);
  const [chosen, setChosen] = useState(() => chosenIn(report.pages, tag));
  const save = () => {
    const pages = requestedPages(report.pages, chosen);
    run({ task: 'change-language', tag, isDraft: !isVisible, pages }, () => onWritten(tag)).catch(reportError);
  };
  return (
    <div className={languageBox}>
      <h3 ref={heading} tabIndex={-1}>
        {fill(w.changeTitle, { name: useLanguageNames()(tag) })}
      </h3>
      <VisibleSwitch isVisible={isVisible} onChange={setVisible} />
      <PagesChoice pages={report.pages} about={w.keptAbout} language={language} chosen={chosen} onChange={setChosen} />
      <p role="alert">{reason}</p>
      <Actions label={w.save} isDisabled={isRunning} onDo={save} onBack={onBack} />
    </div>
  );
}
