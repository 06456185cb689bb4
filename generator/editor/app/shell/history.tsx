import { css } from '@linaria/core';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import type { HistoryReport } from '../../document/protocol-history.ts';
import { useMay } from '../desk/use-desk.ts';
import { stepsIn } from '../model/steps.ts';
import { DialogFrame } from '../parts/dialog-frame.tsx';
import { IconButton } from '../parts/icon-button.tsx';
import { Segments } from '../parts/segments.tsx';
import { fetchWithRetry } from '../store/fetch-with-retry.ts';
import { useEditor, useSnapshot } from '../store/use-editor.ts';
import { button, row } from '../style/controls.ts';
import { fill, isolated, tell, useLanguage, useWords } from '../words/words.tsx';
import { useClock } from './use-clock.ts';
import { type Version, VersionView } from './version-view.tsx';
import { useView } from './view.ts';

const list = css`
  position: relative;
  display: grid;
  align-content: start;
  overflow: auto;

  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: 0.375rem 0.75rem;
    align-items: center;
    justify-content: space-between;
    padding-block: 0.5rem;
    border-block-end: 1px solid var(--hairline);
  }

  & > li > div:first-child {
    flex: 1 1 16rem;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  & > li[data-undone] > div:first-child {
    color: var(--soft);
    text-decoration: line-through;
  }

  & small {
    display: block;
    font-size: 0.8125rem;
    color: var(--soft);
  }
`;

interface HistoryRowProps {
  words: string;
  about: string;
  isUndone?: boolean;
  onLook: () => void;
  children?: ReactNode;
}

function HistoryRow({ words, about, isUndone, onLook, children }: HistoryRowProps) {
  const { history } = useWords();
  return (
    <li data-undone={isUndone || undefined}>
      <div>
        <bdi>{words}</bdi>
        <small>{about}</small>
      </div>
      <div className={row}>
        {children}
        <Button className={button} onPress={onLook} aria-label={fill(history.lookName, isolated({ what: words }))}>
          {history.look}
        </Button>
      </div>
    </li>
  );
}

interface ListProps {
  onLook: (version: Version) => void;
}

/** Button that undoes or redoes to a change. @param here id of the current last change */
function GoToStepButton({ id, words, here }: { id: number; words: string; here: number }) {
  const { history: w } = useWords();
  const { actions } = useEditor();
  const mayTravel = useMay('editor');
  if (id === here) return <strong>{w.here}</strong>;
  if (!mayTravel) return null;
  return (
    <Button className={button} onPress={() => actions.goTo(id)} aria-label={fill(w.goToName, isolated({ what: words }))}>
      {w.goTo}
    </Button>
  );
}

/** Changes of this session, each with a button that goes to its state. */
function Session({ onLook }: ListProps) {
  const w = useWords();
  const language = useLanguage();
  const done = useSnapshot().state?.done ?? [];
  const clock = useClock();
  const here = stepsIn(done).last?.id ?? 0;
  if (done.length === 0) return <p>{w.bar.nothingDone}</p>;
  const steps = (
    <ol className={list}>
      {done.map(({ id, summary, when, by, isOthers, isUndone, isLeft }) => {
        const words = tell(summary, language);
        const time = by === undefined ? clock(when) : fill(w.history.by, { ...isolated({ who: by }), when: clock(when) });
        const about = [time, isUndone ? w.bar.undone : ''].filter(Boolean).join(w.comma);
        return (
          <HistoryRow
            key={id}
            words={words}
            about={about}
            isUndone={isUndone}
            onLook={() => onLook({ id: `step:${id}`, title: words })}
          >
            {isLeft || isOthers ? null : <GoToStepButton id={id} words={words} here={here} />}
          </HistoryRow>
        );
      })}
      <li>
        <div>{w.history.begin}</div>
        <GoToStepButton id={0} words={w.history.begin} here={here} />
      </li>
    </ol>
  );
  if (!done.some(({ isOthers }) => isOthers)) return steps;
  return (
    <>
      <p>{w.history.ownOnly}</p>
      {steps}
    </>
  );
}

/** Commits with their authors. */
function Versions({ onLook }: ListProps) {
  const { history, comma, changes } = useWords();
  const { api } = useEditor();
  const clock = useClock();
  const [report, setReport] = useState<HistoryReport | undefined>(undefined);
  useEffect(() => fetchWithRetry(api.history, setReport), [api]);
  if (!report) return <p>{changes.comparing}</p>;
  if (report.versions.length === 0) return <p>{report.isInGit ? history.none : history.noGit}</p>;
  return (
    <ol className={list}>
      {report.versions.map(({ id, when, who, words, isPublished }) => {
        const by = fill(history.by, { ...isolated({ who }), when: clock(when) });
        const about = [by, isPublished === false ? history.unpublished : ''].filter(Boolean).join(comma);
        return <HistoryRow key={id} words={words} about={about} onLook={() => onLook({ id, title: words })} />;
      })}
    </ol>
  );
}

const lists = { session: Session, versions: Versions } as const;

function Contents({ onDone }: { onDone: () => void }) {
  const { history } = useWords();
  const [shown, setShown] = useState<keyof typeof lists>('session');
  const [version, setVersion] = useState<Version | undefined>(undefined);
  const List = lists[shown];
  if (version) return <VersionView version={version} onBack={() => setVersion(undefined)} onDone={onDone} />;
  return (
    <>
      <Segments
        label={history.title}
        options={[
          { id: 'session', words: history.session },
          { id: 'versions', words: history.versions },
        ]}
        value={shown}
        onChange={setShown}
      />
      <List onLook={setVersion} />
    </>
  );
}

/** Button that opens the history. */
export function HistoryButton() {
  const { bar } = useWords();
  const { show } = useView();
  return <IconButton label={bar.done} drawing="history" aria-haspopup="dialog" onPress={() => show({ dialog: 'history' })} />;
}

/** Dialog of the history: earlier states of the site and how to restore them. */
export function HistoryDialog() {
  const { history } = useWords();
  const { view, show } = useView();
  return (
    <DialogFrame
      title={history.title}
      recipe="history"
      isOpen={view.dialog === 'history'}
      onOpenChange={(isOpen) => show({ dialog: isOpen ? 'history' : undefined })}
    >
      {(close) => <Contents onDone={close} />}
    </DialogFrame>
  );
}
