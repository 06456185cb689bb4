import type { ReactNode } from 'react';
import type { Screen } from '../../model/addresses.ts';
import { useDesk } from '../data/desk-context.ts';
import { maySee } from '../data/nav-items.ts';
import { useRoute } from '../data/route.ts';
import { Account } from '../screens/account/account.tsx';
import { AuditLog } from '../screens/audit-log.tsx';
import { Feedback } from '../screens/feedback.tsx';
import { Home } from '../screens/home/home.tsx';
import { People } from '../screens/people/people.tsx';
import { ProposalList } from '../screens/proposals/proposal-list.tsx';
import { ProposalView } from '../screens/proposals/proposal-view.tsx';
import { ReceivedItemView } from '../screens/received/received-item.tsx';
import { ReceivedList } from '../screens/received/received-list.tsx';
import { Settings } from '../screens/settings.tsx';

/** Each screen, and that of one thing if the address names it. */
const screens: Record<Screen, { list: () => ReactNode; one?: (props: { id: string }) => ReactNode }> = {
  home: { list: Home },
  proposals: { list: ProposalList, one: ProposalView },
  received: { list: ReceivedList, one: ReceivedItemView },
  feedback: { list: Feedback },
  people: { list: People },
  me: { list: Account },
  audit: { list: AuditLog },
  settings: { list: Settings },
};

/** Screen of the present address; the first one if the person may not see it. */
export function ShownScreen() {
  const { screen, query } = useRoute();
  const { person } = useDesk();
  const { list: List, one: One } = screens[maySee(person.role, screen) ? screen : 'home'];
  const id = query.get('id');
  return One && id !== null ? <One key={id} id={id} /> : <List key={screen} />;
}
