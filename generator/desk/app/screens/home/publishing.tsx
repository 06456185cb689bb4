import { css } from '@linaria/core';
import { useEffect } from 'react';
import { Button } from 'react-aria-components';
import { button } from '../../../../editor/app/style/controls.ts';
import { includesRole } from '../../../../editor/document/person.ts';
import { operationRoles } from '../../../model/operations.ts';
import type { PublishingAnswer } from '../../../model/protocol.ts';
import { publishingWords } from '../../../publishing/words.ts';
import { useDesk } from '../../data/desk-context.ts';
import { useClock } from '../../data/formats.ts';
import { useAction } from '../../data/use-action.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { useChanges } from '../../data/use-changes.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Problem } from '../../parts/problem.tsx';
import { Status } from '../../parts/status.tsx';
import { card, group, head, soft } from '../../style/desk.ts';
import { fill, isolated, useLanguage, useWords } from '../../words/words.tsx';

/** How often the state is asked for while the site is built, in milliseconds. */
const interval = 5000;

/** Why the last publishing failed, or may be outdated. */
function Reason({ of }: { of: NonNullable<PublishingAnswer['last']> }) {
  const language = useLanguage();
  const { reason } = of;
  if (reason === undefined) return null;
  const known = Object.hasOwn(publishingWords, reason) ? publishingWords[reason as keyof typeof publishingWords] : undefined;
  return <p>{known?.[language] ?? reason}</p>;
}

const details = css`
  min-inline-size: 0;

  & > summary {
    inline-size: fit-content;
    color: var(--accent);
    cursor: pointer;
  }

  & > pre {
    max-block-size: 16rem;
    padding: 0.5rem 0.75rem;
    margin-block-start: 0.5rem;
    overflow: auto;
    font-size: 0.8125rem;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
    background: var(--sunken);
    border-radius: var(--radius);
  }
`;

/** Message of the build or of git. */
function Details({ of }: { of: NonNullable<PublishingAnswer['last']> }) {
  const { home } = useWords();
  if (!of.details) return null;
  return (
    <details className={details}>
      <summary>{home.publishing.details}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll */}
      <pre dir="ltr" tabIndex={0}>
        {of.details}
      </pre>
    </details>
  );
}

function State({ state: { task, last, nextAt } }: { state: PublishingAnswer }) {
  const { home } = useWords();
  const w = home.publishing;
  const clock = useClock();
  const working = task?.endsAt === undefined ? w.working : fill(w.workingUntil, isolated({ when: clock(task.endsAt) }));
  return (
    <>
      <Status>{task ? working : null}</Status>
      {last ? (
        <>
          <p>{fill(last.isDone ? w.done : w.failed, isolated({ when: clock(last.at) }))}</p>
          <Reason of={last} />
          <Details of={last} />
          {last.commit === '' ? null : <p className={soft}>{fill(w.version, isolated({ commit: last.commit.slice(0, 7) }))}</p>}
        </>
      ) : (
        <p className={soft}>{w.never}</p>
      )}
      {nextAt === undefined ? null : <p className={soft}>{fill(w.next, isolated({ when: clock(nextAt) }))}</p>}
    </>
  );
}

/** State of publishing; people who may publish can ask for it again. */
export function Publishing() {
  const { home } = useWords();
  const { client, person, say } = useDesk();
  const loading = useAnswer<PublishingAnswer>('publishing');
  const { problem, isBusy, run } = useAction();
  const { data, reload } = loading;
  useChanges('publishing', reload);
  const isWorking = data?.task !== undefined;
  useEffect(() => {
    if (!isWorking) return;
    const timer = setInterval(reload, interval);
    return () => clearInterval(timer);
  }, [isWorking, reload]);
  const publish = () =>
    run(async () => {
      await client.send('publish-again');
      say(home.publishing.asked);
      await reload();
    });
  const mayPublish = includesRole(person.role, operationRoles['publish-again']);
  return (
    <section className={`${card} ${group}`} aria-labelledby="publishing">
      <div className={head}>
        <h2 id="publishing">{home.publishing.title}</h2>
        {mayPublish && data && !isWorking ? (
          <Button className={button} aria-disabled={isBusy} onPress={() => publish()}>
            {data.last ? home.publishing.again : home.publishing.first}
          </Button>
        ) : null}
      </div>
      <Problem words={problem} />
      <Loaded from={loading}>{(state) => <State state={state} />}</Loaded>
    </section>
  );
}
