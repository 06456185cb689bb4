import { css } from '@linaria/core';
import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components';
import type { ChangesReport, ConflictChoice, PublishRequest } from '../../document/protocol-publishing.ts';
import { button } from '../style/controls.ts';
import { useWords } from '../words/words.tsx';
import { BeforePublishing, useIsStopped } from './before-publishing.tsx';
import { LiveCheck } from './live-check.tsx';
import { PublishClash } from './publish-clash.tsx';
import { DeveloperDetails, Reach, Report } from './publish-report.tsx';
import { PublishSteps } from './publish-steps.tsx';
import { useWork } from './use-work.ts';

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

  &[data-pending] {
    cursor: progress;
    opacity: 0.7;
  }

  &[aria-disabled="true"]:not([data-pending]) {
    cursor: default;
    opacity: 0.7;
  }
`;

interface PublishWorkProps {
  report: ChangesReport;
  onDone: () => void;
  /** Closes the window. */
  onLeave: () => void;
  /** Wraps the separate steps, for developers. */
  children: (steps: ReactNode) => ReactNode;
}

/** Path of a page whose texts tell the published version from the former one; undefined if there is none. */
const changedPage = ({ pages, shared }: ChangesReport) =>
  pages.find(({ state }) => state !== 'removed')?.path ?? (shared.length > 0 ? '/' : undefined);

/** Whether publishing would change nothing that visitors see; what is in a bucket is not known. */
const isNothingNew = ({ since, isKnown, isLookChanged, hasUnsent, shared, pages, scheduled, ways }: ChangesReport) =>
  since === 'commit' &&
  isKnown &&
  !isLookChanged &&
  !hasUnsent &&
  ways.s3 === undefined &&
  shared.length + pages.length + scheduled.length === 0;

/** State of publishing, and its actions. */
function usePublishing({ report, onDone }: Pick<PublishWorkProps, 'report' | 'onDone'>) {
  const { publish: w } = useWords();
  const work = useWork(onDone);
  const [message, setMessage] = useState(w.message);
  const [page, setPage] = useState<string | undefined>(undefined);
  const { s3 } = report.ways;
  const send = (request: PublishRequest) => {
    setPage(changedPage(report));
    work.run('publish', request);
  };
  const commit = (choice?: ConflictChoice) => send({ by: 'git', message: message.trim(), ...(choice && { settled: choice }) });
  const publish = () => (s3 ? send({ by: 's3' }) : commit());
  return { ...work, message, setMessage, page, commit, publish };
}

interface PublishButtonProps {
  isNothing: boolean;
  isBusy: boolean;
  isDisabled: boolean;
  onPress: () => void;
}

function PublishButton({ isNothing, isBusy, isDisabled, onPress }: PublishButtonProps) {
  const { publish: w } = useWords();
  // Not disabled after publishing, so that it keeps the focus.
  const isIdle = isNothing && !isBusy && !isDisabled;
  return (
    <div className={reach}>
      <Button
        className={`${button} ${large}`}
        data-main=""
        isPending={isBusy}
        isDisabled={isDisabled}
        aria-disabled={isIdle || undefined}
        onPress={() => isIdle || onPress()}
      >
        {isIdle ? w.nothing : w.publish}
      </Button>
    </div>
  );
}

/** The button that publishes the site, with what stops it, its result, and the separate steps for developers. */
export function PublishWork({ report, onDone, onLeave, children }: PublishWorkProps) {
  const { publish: w } = useWords();
  const { ways, examples } = report;
  const { event, isBusy, run, fail, message, setMessage, page, commit, publish } = usePublishing({ report, onDone });
  const isStopped = useIsStopped(examples);
  const hasWay = ways.git !== undefined || ways.s3 !== undefined;
  return (
    <section className={box} aria-label={w.name}>
      <BeforePublishing examples={examples} onLeave={onLeave} />
      {hasWay ? (
        <PublishButton
          isNothing={isNothingNew(report)}
          isBusy={isBusy}
          isDisabled={isStopped || message.trim() === ''}
          onPress={publish}
        />
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
          <PublishSteps
            {...{ ways, isBusy, isStopped, message }}
            onMessage={setMessage}
            onCommit={commit}
            onBuild={() => run('build', {})}
          />
          <DeveloperDetails event={event} />
        </>,
      )}
      <PublishClash event={event} onResolve={commit} onLeave={() => fail(w.clash.left)} />
    </section>
  );
}
