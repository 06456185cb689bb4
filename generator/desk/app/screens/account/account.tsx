import type { MeAnswer } from '../../../model/protocol.ts';
import { useDesk } from '../../data/desk-context.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { Facts } from '../../parts/facts.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { ScreenPage } from '../../parts/page.tsx';
import { card, group, stack } from '../../style/desk.ts';
import { useWords } from '../../words/words.tsx';
import { Passkeys } from './passkeys.tsx';
import { Profile } from './profile.tsx';
import { Sessions } from './sessions.tsx';

/** What only owners change: role, e-mail and linked accounts. */
function Given({ me: { role, email, identities } }: { me: MeAnswer }) {
  const { account: w, roles, roleHelp, comma } = useWords();
  const facts = [
    { key: 'role', name: w.role, value: `${roles[role]}. ${roleHelp[role]}` },
    ...(email === undefined ? [] : [{ key: 'email', name: w.email, value: <bdi dir="ltr">{email}</bdi> }]),
    ...(identities.length === 0 ? [] : [{ key: 'identities', name: w.identities, value: identities.join(comma) }]),
  ];
  return <Facts of={facts} />;
}

/** The own account: name, language, passkeys and sessions. */
export function Account() {
  const { account: w, names } = useWords();
  const { refreshMe } = useDesk();
  const loading = useAnswer<MeAnswer>('me');
  const reload = async () => {
    await loading.reload();
    refreshMe();
  };
  return (
    <ScreenPage title={names.me} intro={w.intro}>
      <Loaded from={loading}>
        {(me) => (
          <div className={stack}>
            <section className={`${card} ${group}`} aria-labelledby="profile">
              <h2 id="profile">{w.profile}</h2>
              <Profile me={me} reload={reload} />
              <Given me={me} />
            </section>
            <Passkeys me={me} reload={reload} />
            <Sessions />
          </div>
        )}
      </Loaded>
    </ScreenPage>
  );
}
