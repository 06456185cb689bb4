import { Button } from 'react-aria-components';
import { button } from '../../../../editor/app/style/controls.ts';
import type { InvitationLine } from '../../../model/protocol.ts';
import { useDesk } from '../../data/desk-context.ts';
import { useAction } from '../../data/use-action.ts';
import { Badge } from '../../parts/badge.tsx';
import { Moment } from '../../parts/moment.tsx';
import { Problem } from '../../parts/problem.tsx';
import { type Column, Records } from '../../parts/records.tsx';
import { group, soft } from '../../style/desk.ts';
import { fill, isolated, useWords } from '../../words/words.tsx';

interface InvitationsProps {
  invitations: InvitationLine[];
  reload: () => Promise<void>;
}

function Invited({ invitation: { name, email, recovers } }: { invitation: InvitationLine }) {
  const { people: w } = useWords();
  return (
    <>
      <bdi>{name}</bdi> {recovers === undefined ? null : <Badge>{w.recovers}</Badge>}
      {email ? (
        <div className={soft}>
          <bdi dir="ltr">{email}</bdi>
        </div>
      ) : null}
    </>
  );
}

function useColumns(onWithdraw: (invitation: InvitationLine) => void): Column<InvitationLine>[] {
  const { people: w, roles } = useWords();
  return [
    { key: 'person', name: w.person, isMain: true, cell: (invitation) => <Invited invitation={invitation} /> },
    { key: 'role', name: w.role, isShort: true, cell: ({ role }) => roles[role] },
    { key: 'by', name: w.invitedBy, cell: ({ by }) => <bdi>{by?.name}</bdi> },
    { key: 'until', name: w.until, isShort: true, cell: ({ expiresAt }) => <Moment at={expiresAt} /> },
    {
      key: 'withdraw',
      name: w.actions,
      isTools: true,
      cell: (invitation) => (
        <Button
          className={button}
          aria-label={fill(w.withdrawOf, isolated({ name: invitation.name }))}
          onPress={() => onWithdraw(invitation)}
        >
          {w.withdraw}
        </Button>
      ),
    },
  ];
}

/** Invitations that still work; renders nothing if there are none. */
export function Invitations({ invitations, reload }: InvitationsProps) {
  const { people: w } = useWords();
  const { client, say } = useDesk();
  const { problem, run } = useAction();
  const columns = useColumns(({ id, name }) =>
    run(async () => {
      await client.send('withdraw-invitation', { id });
      await reload();
      say(fill(w.withdrawn, isolated({ name })));
    }),
  );
  if (invitations.length === 0) return <Problem words={problem} />;
  return (
    <section className={group} aria-labelledby="invitations">
      <h2 id="invitations">{w.invitations}</h2>
      <Problem words={problem} />
      <Records name={w.invitations} columns={columns} rows={invitations} idOf={({ id }) => id} />
    </section>
  );
}
