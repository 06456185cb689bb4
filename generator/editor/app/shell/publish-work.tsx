import { css } from '@linaria/core';
import { type ReactNode, useEffect, useState } from 'react';
import { Button, Input, Modal, ModalOverlay, TextField } from 'react-aria-components';
import type { ChangesReport, PublishRequest, WorkEvent } from '../../document/protocol-publishing.ts';
import { Drawing } from '../parts/drawing.tsx';
import { RequestError } from '../store/api.ts';
import { useEditor } from '../store/use-editor.ts';
import { button, input, modal, overlay, row } from '../style/controls.ts';
import { fill, useWords } from '../words/words.tsx';
import { BeforePublishing, useIsStopped } from './before-publishing.tsx';
import { ClashChoice } from './clash-dialog.tsx';
import { LiveCheck } from './live-check.tsx';
import { Report } from './publish-report.tsx';

const box = css`
  display: grid;
  gap: 0.75rem;
  padding-block-start: 0.75rem;
  border-block-start: 1px solid var(--hairline);

  & progress {
    inline-size: 100%;
    accent-color: var(--accent-ground);
  }

  & > p {
    font-size: 0.875rem;
    color: var(--soft);
  }

  & [role="status"] li {
    padding-block: 0.75rem;
    border-block-start: 1px solid var(--hairline);
  }

  & [role="status"] ul {
    margin-block-start: 0.75rem;
  }

  & [role="status"] li > p:first-child {
    font-weight: 600;
  }

  & [role="status"] li > div {
    margin-block-start: 0.375rem;
  }

  & [data-state="live"] {
    display: flex;
    gap: 0.5rem;
    align-items: center;
    font-size: 1.125rem;
    font-weight: 600;
    color: var(--accent);
  }

  & [data-state="failed"] {
    color: var(--error);
    overflow-wrap: anywhere;
  }
`;

/** The button stays in reach while what is above and below it scrolls. */
const reach = css`
  position: sticky;
  inset-block-end: -1.25rem;
  z-index: 1;
  /* Covers what scrolls below it, to the edges of the dialog. */
  padding: 0.75rem 1.25rem;
  margin-block: -0.75rem;
  margin-inline: -1.25rem;
  background: var(--raised);
`;

const large = css`
  min-block-size: 2.75rem;
  padding-inline: 2rem;
  font-weight: 600;
`;

const wide = css`
  flex: 1 1 16rem;
`;

interface PublishClashProps {
  event: WorkEvent | undefined;
  onResolve: (settled: { takes: 'mine' | 'theirs'; seen: string }) => void;
  onLeave: () => void;
}

/** Conflict with changes that others published; the dialog asks which to keep. */
function PublishClash({ event, onResolve: onTake, onLeave }: PublishClashProps) {
  const w = useWords();
  const clash = event?.is === 'conflict' ? event : undefined;
  return (
    <ModalOverlay className={overlay} isOpen={clash !== undefined}>
      <Modal className={modal} data-narrow="">
        <ClashChoice
          conflicts={clash?.conflicts ?? []}
          words={w.publish.clash}
          onChoose={(takes) => clash && onTake({ takes, seen: clash.seen })}
          leave={{ words: w.publish.clash.leave, onLeave }}
        />
      </Modal>
    </ModalOverlay>
  );
}

/** Progress and result of a build or publication. */
function useWork(onDone: () => void) {
  const { publish: w } = useWords();
  const { api } = useEditor();
  const [event, setEvent] = useState<WorkEvent | undefined>(undefined);
  const fail = (reason: string) => setEvent({ is: 'failed', reason, problems: [] });
  const run = (path: 'build' | 'publish', body: PublishRequest | Record<string, never>) => {
    let last: WorkEvent = { is: 'progress', words: w.begins };
    const note = (next: WorkEvent) => {
      last = next;
      setEvent(next);
    };
    note(last);
    api
      .work(path, body, note)
      .then(() => {
        // The server may have stopped midway.
        if (last.is === 'progress') fail(w.broken);
        if (last.is === 'done') onDone();
      })
      .catch((error) => fail(error instanceof RequestError && error.status === 409 ? w.busy : w.failed));
  };
  return { event, isBusy: event?.is === 'progress', run, fail };
}

interface CommitFormProps {
  branch: string;
  message: string;
  onMessage: (message: string) => void;
  isBusy: boolean;
  onCommit: () => void;
}

function CommitForm({ branch, message, onMessage, isBusy, onCommit }: CommitFormProps) {
  const { publish: w } = useWords();
  return (
    <div className={row}>
      <TextField className={wide} aria-label={w.messageLabel} value={message} onChange={onMessage}>
        <Input className={input} dir="auto" />
      </TextField>
      <Button className={button} isDisabled={isBusy || message.trim() === ''} onPress={() => onCommit()}>
        {fill(w.git, { branch })}
      </Button>
    </div>
  );
}

interface ReachProps {
  /** Path of a page that changed; undefined: nothing can be compared. */
  page: string | undefined;
  isSent: boolean;
}

/** Whether visitors have what was published, as far as it is known. */
function Reach({ page, isSent }: ReachProps) {
  const { publish: w, changes } = useWords();
  const { api } = useEditor();
  const [isLive, setLive] = useState(false);
  useEffect(() => {
    // An unchanged page would prove nothing.
    if (page !== undefined) api.live(page).then(({ state }) => setLive(state === 'live'), Boolean);
  }, [api, page]);
  if (!isLive) return <p>{isSent ? w.sent : changes.none}</p>;
  return (
    <p data-state="live">
      <Drawing name="check" size={20} />
      {w.live}
    </p>
  );
}

interface PublishWorkProps {
  report: ChangesReport;
  onDone: () => void;
  /** Closes the window. */
  onLeave: () => void;
  /** Wraps the separate steps, for developers. */
  children: (steps: ReactNode) => ReactNode;
}

/** The button that publishes the site, with what stops it, its result, and the separate steps for developers. */
export function PublishWork({ report, onDone, onLeave, children }: PublishWorkProps) {
  const { publish: w } = useWords();
  const { git, noGit, s3 } = report.ways;
  const { event, isBusy, run, fail } = useWork(onDone);
  const [message, setMessage] = useState(w.message);
  const [page, setPage] = useState<string | undefined>(undefined);
  const isStopped = useIsStopped(report.examples);
  const publish = (request: PublishRequest) => {
    setPage(report.pages.find(({ state }) => state !== 'removed')?.path);
    run('publish', request);
  };
  const commit = (settled?: { takes: 'mine' | 'theirs'; seen: string }) =>
    publish({ by: 'git', message: message.trim(), ...(settled && { settled }) });
  const hasWay = git !== undefined || s3 !== undefined;
  return (
    <section className={box} aria-label={w.name}>
      <BeforePublishing examples={report.examples} onLeave={onLeave} />
      {hasWay ? (
        <div className={reach}>
          <Button
            className={`${button} ${large}`}
            data-main=""
            isDisabled={isBusy || isStopped || message.trim() === ''}
            onPress={() => (s3 ? publish({ by: 's3' }) : commit())}
          >
            {w.publish}
          </Button>
        </div>
      ) : (
        <p>{w.noWay}</p>
      )}
      <div role="status">
        {event?.is === 'done' && event.isSent !== undefined ? <Reach page={page} isSent={event.isSent} /> : null}
        <Report event={event} onLeave={onLeave} />
      </div>
      {hasWay ? <LiveCheck /> : null}
      {children(
        <>
          <div className={row}>
            <Button className={button} isDisabled={isBusy} onPress={() => run('build', {})}>
              {w.build}
            </Button>
            {s3 ? <span>{fill(w.s3, { bucket: s3.bucket })}</span> : null}
          </div>
          {git ? (
            <CommitForm
              branch={git.upstream}
              {...{ message, isBusy: isBusy || isStopped }}
              onMessage={setMessage}
              onCommit={commit}
            />
          ) : null}
          {noGit ? <p>{fill(w.noGit, { why: w.obstacles[noGit] })}</p> : null}
        </>,
      )}
      <PublishClash event={event} onResolve={commit} onLeave={() => fail(w.clash.left)} />
    </section>
  );
}
