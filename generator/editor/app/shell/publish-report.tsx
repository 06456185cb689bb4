import { useEffect, useState } from 'react';
import type { PlacedProblem } from '../../document/protocol-changes.ts';
import type { WorkEvent } from '../../document/protocol-publishing.ts';
import { Drawing } from '../parts/drawing.tsx';
import { useEditor } from '../store/use-editor.ts';
import { useWords } from '../words/words.tsx';
import { Problem } from './problems.tsx';

type EventOf<Is extends WorkEvent['is']> = Extract<WorkEvent, { is: Is }>;

function Problems({ problems, onLeave }: { problems: readonly PlacedProblem[]; onLeave: () => void }) {
  if (problems.length === 0) return null;
  return (
    <ul>
      {problems.map((problem) => (
        <Problem key={`${problem.code} ${problem.place}`} problem={problem} onLeave={onLeave} />
      ))}
    </ul>
  );
}

function Done({ event: { words, isSent, more = [], problems = [] }, onLeave }: { event: EventOf<'done'>; onLeave: () => void }) {
  return (
    <>
      {isSent === undefined ? <p>{words}</p> : null}
      {more.map((line) => (
        <p key={line} dir="auto">
          {line}
        </p>
      ))}
      <Problems problems={problems} onLeave={onLeave} />
    </>
  );
}

function Failed({ event, onLeave }: { event: EventOf<'failed'>; onLeave: () => void }) {
  const { reason, problems } = event;
  return (
    <div data-state="failed">
      {reason.split('\n').map((line) => (
        <p key={line} dir="auto">
          {line}
        </p>
      ))}
      <Problems problems={problems} onLeave={onLeave} />
    </div>
  );
}

function detailsOf(event: WorkEvent | undefined): string | undefined {
  if (event?.is === 'failed') return event.details;
  return event?.is === 'done' && event.isSent !== undefined ? event.words : undefined;
}

/** What publishing did, or why it failed, in the terms of developers. */
export function DeveloperDetails({ event }: { event: WorkEvent | undefined }) {
  return detailsOf(event)
    ?.split('\n')
    .map((line) => (
      <p key={line} dir="auto">
        {line}
      </p>
    ));
}

interface ReachProps {
  /** Path of a page that changed; undefined: nothing can be compared. */
  page: string | undefined;
  isSent: boolean;
}

/** Whether visitors have what was published, as far as it is known. */
export function Reach({ page, isSent }: ReachProps) {
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

/** Progress or result of publishing. */
export function Report({ event, onLeave }: { event: WorkEvent | undefined; onLeave: () => void }) {
  if (event?.is === 'done') return <Done event={event} onLeave={onLeave} />;
  if (event?.is === 'failed') return <Failed event={event} onLeave={onLeave} />;
  if (event?.is !== 'progress') return null;
  return (
    <div>
      <progress value={event.share} aria-label={event.words} />
      <p>{event.words}</p>
    </div>
  );
}
