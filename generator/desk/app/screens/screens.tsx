import type { ReactNode } from 'react';
import type { Screen } from '../../model/addresses.ts';
import { useDesk } from '../data/desk-context.ts';
import { useRoute } from '../data/route.ts';
import { maySee } from '../shell/entries.ts';
import { Account } from './account/account.tsx';
import { AuditLog } from './audit-log.tsx';
import { Feedback } from './feedback.tsx';
import { Home } from './home/home.tsx';
import { People } from './people/people.tsx';
import { ProposalList } from './proposals/proposal-list.tsx';
import { ProposalView } from './proposals/proposal-view.tsx';
import { ReceivedItemView } from './received/received-item.tsx';
import { ReceivedList } from './received/received-list.tsx';
import { Settings } from './settings.tsx';

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
  const { person, me } = useDesk();
  const { list: List, one: One } = screens[maySee((me ?? person).role, screen) ? screen : 'home'];
  const id = query.get('id');
  return One && id !== null ? <One key={id} id={id} /> : <List key={screen} />;
}
