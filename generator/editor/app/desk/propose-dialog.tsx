import { css } from '@linaria/core';
import { type FormEvent, useEffect, useState } from 'react';
import { Button, Input, Label, Switch, TextArea, TextField, ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import type { ChangedPage, ChangesReport } from '../../document/protocol-publishing.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { DialogFrame } from '../parts/dialog-frame.tsx';
import type { DeskConnection } from '../store/desk-connection.ts';
import { fetchWithRetry } from '../store/fetch-with-retry.ts';
import { useEditor } from '../store/use-editor.ts';
import { button, input, row, segment } from '../style/controls.ts';
import { track } from '../style/switch.ts';
import { count, useLanguage, useWords } from '../words/words.tsx';
import { useDesk } from './use-desk.ts';

const form = css`
  display: grid;
  gap: 1rem;

  & > fieldset {
    display: grid;
    gap: 0.25rem;
    min-inline-size: 0;
    padding: 0;
    border: 0;
  }

  & legend,
  & .react-aria-Label {
    padding: 0;
    font-weight: 500;
  }

  & small {
    color: var(--soft);
  }

  & li > label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0.625rem;
    align-items: center;
    min-block-size: 2.5rem;
    overflow-wrap: anywhere;
    cursor: pointer;
    border-block-end: 1px solid var(--hairline);
  }

  & li input {
    inline-size: 1.125rem;
    block-size: 1.125rem;
    accent-color: var(--accent-ground);
  }

  & textarea {
    min-block-size: 5rem;
  }
`;

const field = css`
  display: grid;
  gap: 0.25rem;
`;

/** Days that a preview link may be valid. */
const shareDays = [1, 7, 30] as const;

type Days = (typeof shareDays)[number];

/** Longest note in characters, as the desk accepts it. */
const longestNote = 2000;

/** Pages that are there to be looked at. */
const shownPages = ({ pages }: ChangesReport) => pages.filter(({ state }) => state !== 'removed');

interface ProposeAnswer {
  id: string;
  link?: string;
}

interface Chosen {
  pages: readonly ChangedPage[];
  note: string;
  days: Days | undefined;
}

/** Sends a proposal. @returns the answer, or a sentence */
function useSend(desk: DeskConnection): (chosen: Chosen) => Promise<ProposeAnswer | string> {
  const { propose: w } = useWords().desk;
  const { base, changes, state } = useEditor();
  return async ({ pages, note, days }) => {
    await changes.finish();
    const known = state.snapshot().state?.pages ?? [];
    const addressOf = (path: string) => known.find((page) => page.path === path)?.address ?? base + path.replace(/^\//, '');
    const proposed = pages.map(({ path, title }) => ({ path, title, address: addressOf(path) }));
    const body = { note, pages: proposed, ...(days !== undefined && { days }) };
    const result = await desk.request<ProposeAnswer>('propose', body).catch(() => ({ message: '' }));
    return 'answer' in result ? result.answer : result.message || w.failed;
  };
}

function PageChoice({
  pages,
  left,
  onLeft,
}: {
  pages: readonly ChangedPage[];
  left: Set<string>;
  onLeft: (left: Set<string>) => void;
}) {
  const { desk, changes } = useWords();
  const toggle = (path: string) => {
    const next = new Set(left);
    if (!next.delete(path)) next.add(path);
    onLeft(next);
  };
  return (
    <fieldset>
      <legend>{desk.propose.pages}</legend>
      <ul>
        {pages.map(({ path, title, state }) => (
          <li key={path}>
            <label>
              <input type="checkbox" checked={!left.has(path)} onChange={() => toggle(path)} />
              <span>
                <bdi>{title}</bdi> <small>{changes[state]}</small>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function ShareChoice({ days, onDays }: { days: Days | undefined; onDays: (days: Days | undefined) => void }) {
  const { propose: w } = useWords().desk;
  const language = useLanguage();
  return (
    <>
      <Switch className={track} isSelected={days !== undefined} onChange={(isOn) => onDays(isOn ? 7 : undefined)}>
        <span />
        {w.share}
      </Switch>
      {days === undefined ? null : (
        <ToggleButtonGroup
          className={row}
          aria-label={w.days}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[days]}
          onSelectionChange={(keys) => onDays([...keys][0] as Days)}
        >
          <span aria-hidden="true">{w.days}</span>
          {shareDays.map((one) => (
            <ToggleButton key={one} id={one} className={segment}>
              {count(w.day, one, language)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
    </>
  );
}

interface ProposeFormProps {
  desk: DeskConnection;
  report: ChangesReport;
  onDone: (answer: ProposeAnswer) => void;
}

function ProposeForm({ desk, report, onDone }: ProposeFormProps) {
  const { propose: w } = useWords().desk;
  const send = useSend(desk);
  const [left, setLeft] = useState(new Set<string>());
  const [note, setNote] = useState('');
  const [days, setDays] = useState<Days | undefined>(undefined);
  const [problem, setProblem] = useState('');
  const [isSending, setSending] = useState(false);
  const pages = shownPages(report).filter(({ path }) => !left.has(path));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    if (pages.length === 0) return setProblem(w.choose);
    setSending(true);
    const answer = await send({ pages, note, days });
    setSending(false);
    if (typeof answer === 'string') setProblem(answer);
    else onDone(answer);
  };
  return (
    <form className={form} onSubmit={submit}>
      <p>{w.about}</p>
      <PageChoice pages={shownPages(report)} left={left} onLeft={setLeft} />
      {report.shared.length > 0 || report.isLookChanged ? <p>{w.shared}</p> : null}
      <TextField className={field} value={note} onChange={setNote} maxLength={longestNote}>
        <Label>{w.note}</Label>
        <TextArea className={input} dir="auto" placeholder={w.noteHint} />
      </TextField>
      <ShareChoice days={days} onDays={setDays} />
      <p role="alert">{problem}</p>
      <div className={row}>
        <Button className={button} data-main="" type="submit">
          {w.send}
        </Button>
      </div>
    </form>
  );
}

function Done({ link, onClose }: { link: string | undefined; onClose: () => void }) {
  const { propose: w } = useWords().desk;
  return (
    <>
      <p role="status">{w.done}</p>
      {link === undefined ? null : (
        <div className={field}>
          <TextField className={field} value={link} isReadOnly>
            <Label>{w.link}</Label>
            <Input className={input} dir="ltr" />
          </TextField>
          <p>{w.linkOnce}</p>
          <div className={row}>
            <CopyButton text={link} label={w.copy} />
          </div>
        </div>
      )}
      <div className={row}>
        <Button className={button} onPress={onClose} autoFocus>
          {w.close}
        </Button>
      </div>
    </>
  );
}

function Contents({ desk, onClose }: { desk: DeskConnection; onClose: () => void }) {
  const { propose: w } = useWords().desk;
  const { api, changes } = useEditor();
  const [report, setReport] = useState<ChangesReport | undefined>(undefined);
  const [answer, setAnswer] = useState<ProposeAnswer | undefined>(undefined);
  // What is being typed belongs to the changes.
  useEffect(() => fetchWithRetry(() => changes.finish().then(() => api.changes('commit')), setReport), [api, changes]);
  if (answer) return <Done link={answer.link} onClose={onClose} />;
  if (!report) return <p role="status">{w.comparing}</p>;
  if (shownPages(report).length === 0) return <p>{w.none}</p>;
  return <ProposeForm desk={desk} report={report} onDone={setAnswer} />;
}

/** Dialog that puts the changed pages before editors. */
export function ProposeDialog({ isOpen, onOpenChange }: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  const { propose: w } = useWords().desk;
  const desk = useDesk();
  if (!desk) return null;
  return (
    <DialogFrame title={w.title} isNarrow isDismissable={false} isOpen={isOpen} onOpenChange={onOpenChange}>
      {(close) => <Contents desk={desk} onClose={close} />}
    </DialogFrame>
  );
}
