import { css } from '@linaria/core';
import { useState } from 'react';
import { Button, Input, Modal, ModalOverlay, TextField } from 'react-aria-components';
import type { ChangesReport, PublishRequest, WorkEvent } from '../../../edit/protocol.ts';
import { Sentence } from '../parts/sentence.tsx';
import { Unanswered } from '../store/api.ts';
import { useEditor } from '../store/use-editor.ts';
import { button, input, modal, overlay, row } from '../style/controls.ts';
import { fill, useWords } from '../words/words.tsx';
import { ClashChoice } from './clash-dialog.tsx';
import { LiveCheck } from './live-check.tsx';
import { Problem } from './problems.tsx';

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

  & [data-state="failed"] {
    color: var(--error);
    overflow-wrap: anywhere;
  }
`;

const wide = css`
  flex: 1 1 16rem;
`;

function Told({ event, onLeave }: { event: Exclude<WorkEvent, { is: 'conflict' }>; onLeave: () => void }) {
  if (event.is === 'progress') {
    return (
      <div>
        <progress value={event.share} aria-label={event.words} />
        <p>{event.words}</p>
      </div>
    );
  }
  if (event.is === 'done') {
    return (
      <>
        <p>{event.words}</p>
        {(event.more ?? []).map((line) => (
          <p key={line} dir="auto">
            {line}
          </p>
        ))}
        {event.problems ? (
          <ul>
            {event.problems.map((problem) => (
              <Problem key={`${problem.code} ${problem.place}`} problem={problem} onLeave={onLeave} />
            ))}
          </ul>
        ) : null}
      </>
    );
  }
  return (
    <div data-state="failed">
      {event.reason.split('\n').map((line) => (
        <p key={line} dir="auto">
          {line}
        </p>
      ))}
      {event.problems.map(({ code, place, where, message }) => (
        <p key={`${code} ${place}`}>
          <bdi>{where}</bdi> <Sentence pieces={message} />
        </p>
      ))}
    </div>
  );
}

interface PublishClashProps {
  event: WorkEvent | undefined;
  onTake: (settled: { takes: 'mine' | 'theirs'; seen: string }) => void;
  onLeave: () => void;
}

/** Others have published other values of the same places: which stay is asked in the window for that. */
function PublishClash({ event, onTake, onLeave }: PublishClashProps) {
  const w = useWords();
  const clash = event?.is === 'conflict' ? event : undefined;
  return (
    <ModalOverlay className={overlay} isOpen={clash !== undefined}>
      <Modal className={modal} data-narrow="">
        <ClashChoice
          conflicts={clash?.conflicts ?? []}
          words={w.publish.clash}
          onTake={(takes) => clash && onTake({ takes, seen: clash.seen })}
          leave={{ words: w.publish.clash.leave, onLeave }}
        />
      </Modal>
    </ModalOverlay>
  );
}

interface PublishWorkProps {
  ways: ChangesReport['ways'];
  onDone: () => void;
  /** Closes the window. */
  onLeave: () => void;
}

/** Builds the site, and publishes it in the ways that are set up; never by itself. */
export function PublishWork({ ways, onDone, onLeave }: PublishWorkProps) {
  const w = useWords();
  const { api } = useEditor();
  const [event, setEvent] = useState<WorkEvent | undefined>(undefined);
  const [message, setMessage] = useState(w.publish.message);
  const isBusy = event?.is === 'progress';
  const run = (path: 'build' | 'publish', body: PublishRequest | Record<string, never>) => {
    const failed = (reason: string) => setEvent({ is: 'failed', reason, problems: [] });
    let last: WorkEvent = { is: 'progress', words: w.publish.begins };
    const note = (next: WorkEvent) => {
      last = next;
      setEvent(next);
    };
    note(last);
    api
      .work(path, body, note)
      .then(() => {
        // The server may have gone in the middle of it.
        if (last.is === 'progress') failed(w.publish.broken);
        if (last.is === 'done') onDone();
      })
      .catch((error) => failed(error instanceof Unanswered && error.status === 409 ? w.publish.busy : w.publish.failed));
  };
  const { git, noGit, s3 } = ways;
  const publishByGit = (settled?: { takes: 'mine' | 'theirs'; seen: string }) =>
    run('publish', { by: 'git', message: message.trim(), ...(settled && { settled }) });
  return (
    <section className={box} aria-label={w.publish.name}>
      <div className={row}>
        <Button className={button} data-main="" isDisabled={isBusy} onPress={() => run('build', {})}>
          {w.publish.build}
        </Button>
        {s3 ? (
          <Button className={button} isDisabled={isBusy} onPress={() => run('publish', { by: 's3' })}>
            {fill(w.publish.s3, { bucket: s3.bucket })}
          </Button>
        ) : null}
      </div>
      {git ? (
        <div className={row}>
          <TextField className={wide} aria-label={w.publish.messageLabel} value={message} onChange={setMessage}>
            <Input className={input} dir="auto" />
          </TextField>
          <Button className={button} isDisabled={isBusy || message.trim() === ''} onPress={() => publishByGit()}>
            {fill(w.publish.git, { branch: git.upstream })}
          </Button>
        </div>
      ) : null}
      {noGit ? <p>{fill(w.publish.noGit, { why: w.publish.obstacles[noGit] })}</p> : null}
      <div role="status">{event && event.is !== 'conflict' ? <Told event={event} onLeave={onLeave} /> : null}</div>
      <LiveCheck />
      <PublishClash
        event={event}
        onTake={publishByGit}
        onLeave={() => setEvent({ is: 'failed', reason: w.publish.clash.left, problems: [] })}
      />
    </section>
  );
}
