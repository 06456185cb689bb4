import { css } from '@linaria/core';
import { Button } from 'react-aria-components';
import { button } from '../../../../editor/app/style/controls.ts';
import type { SessionLine, SessionsAnswer } from '../../../model/protocol.ts';
import { useDesk } from '../../data/desk-context.ts';
import { useAction } from '../../data/use-action.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { Badge } from '../../parts/badge.tsx';
import { DangerButton } from '../../parts/danger-button.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Moment } from '../../parts/moment.tsx';
import { Problem } from '../../parts/problem.tsx';
import { type Column, Records } from '../../parts/records.tsx';
import { group, head, soft } from '../../style/desk.ts';
import { fill, isolated, useWords } from '../../words/words.tsx';

const deviceCell = css`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.5rem;
  align-items: center;
`;

function useColumns(onEnd: (session: SessionLine) => void): Column<SessionLine>[] {
  const { account: w } = useWords();
  return [
    {
      key: 'device',
      name: w.device,
      isMain: true,
      cell: ({ device, isThis, isShared }) => (
        <span className={deviceCell}>
          <bdi>{device}</bdi>
          {isThis ? <Badge tone="good">{w.thisOne}</Badge> : null}
          {isShared ? <Badge>{w.shared}</Badge> : null}
        </span>
      ),
    },
    { key: 'seen', name: w.seen, isShort: true, cell: ({ seenAt }) => <Moment at={seenAt} /> },
    { key: 'since', name: w.since, isShort: true, cell: ({ createdAt }) => <Moment at={createdAt} /> },
    {
      key: 'end',
      name: w.endSession,
      isTools: true,
      cell: (session) =>
        session.isThis ? null : (
          <Button
            className={button}
            aria-label={fill(w.endSessionOf, isolated({ device: session.device }))}
            onPress={() => onEnd(session)}
          >
            {w.endSession}
          </Button>
        ),
    },
  ];
}

/** Signs out of all devices, and goes to the page that signs in. */
function EverywhereButton() {
  const { account: w } = useWords();
  const { client } = useDesk();
  const signOut = async () => {
    await client.send('sign-out-everywhere');
    location.assign('/_desk/sign-in');
  };
  return (
    <DangerButton title={w.everywhere} words={w.everywhereAsk} confirm={w.everywhere} onConfirm={signOut}>
      {w.everywhere}
    </DangerButton>
  );
}

/** Sessions of the person, each with a button that ends it. */
export function Sessions() {
  const { account: w } = useWords();
  const { client, say } = useDesk();
  const loading = useAnswer<SessionsAnswer>('sessions');
  const { problem, run } = useAction();
  const columns = useColumns(({ id, device }) =>
    run(async () => {
      await client.send('end-session', { id });
      await loading.reload();
      say(fill(w.sessionEnded, isolated({ device })));
    }),
  );
  return (
    <section className={group} aria-labelledby="sessions">
      <div className={head}>
        <h2 id="sessions">{w.sessions}</h2>
        <EverywhereButton />
      </div>
      <p className={soft}>{w.sessionsHelp}</p>
      <Problem words={problem} />
      <Loaded from={loading}>
        {({ sessions }) => <Records name={w.sessions} columns={columns} rows={sessions} idOf={({ id }) => id} />}
      </Loaded>
    </section>
  );
}
