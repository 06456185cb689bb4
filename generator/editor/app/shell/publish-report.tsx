import type { WorkEvent } from '../../document/protocol-publishing.ts';
import { Sentence } from '../parts/sentence.tsx';
import { useWords } from '../words/words.tsx';
import { Problem } from './problems.tsx';

type EventOf<Is extends WorkEvent['is']> = Extract<WorkEvent, { is: Is }>;

function Done({ event: { words, isSent, more = [], problems }, onLeave }: { event: EventOf<'done'>; onLeave: () => void }) {
  const { publish: w } = useWords();
  return (
    <>
      {isSent === undefined ? (
        <p>{words}</p>
      ) : (
        <details>
          <summary>{w.developers}</summary>
          <p dir="auto">{words}</p>
        </details>
      )}
      {more.map((line) => (
        <p key={line} dir="auto">
          {line}
        </p>
      ))}
      {problems ? (
        <ul>
          {problems.map((problem) => (
            <Problem key={`${problem.code} ${problem.place}`} problem={problem} onLeave={onLeave} />
          ))}
        </ul>
      ) : null}
    </>
  );
}

function Failed({ event: { reason, problems } }: { event: EventOf<'failed'> }) {
  return (
    <div data-state="failed">
      {reason.split('\n').map((line) => (
        <p key={line} dir="auto">
          {line}
        </p>
      ))}
      {problems.map(({ code, place, where, message }) => (
        <p key={`${code} ${place}`}>
          <bdi>{where}</bdi> <Sentence pieces={message} />
        </p>
      ))}
    </div>
  );
}

/** Progress or result of publishing. */
export function Report({ event, onLeave }: { event: WorkEvent | undefined; onLeave: () => void }) {
  if (event?.is === 'done') return <Done event={event} onLeave={onLeave} />;
  if (event?.is === 'failed') return <Failed event={event} />;
  if (event?.is !== 'progress') return null;
  return (
    <div>
      <progress value={event.share} aria-label={event.words} />
      <p>{event.words}</p>
    </div>
  );
}
