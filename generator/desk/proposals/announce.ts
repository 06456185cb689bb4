import { includesRole } from '../../editor/document/person.ts';
import { screenAddress } from '../model/addresses.ts';
import type { Desk } from '../model/desk.ts';
import type { DeskEvent } from '../model/event-words.ts';
import type { Person } from '../model/person.ts';
import type { Proposal } from './stored-proposal.ts';

/** Titles of the first pages of a proposal. */
function titlesOf({ pages }: Proposal): string {
  const titles = pages.slice(0, 3).map(({ title }) => title);
  return [...titles, ...(pages.length > titles.length ? ['…'] : [])].join(' · ');
}

/** Everybody who may approve. */
export const approvers = ({ people }: Pick<Desk, 'people'>): string[] =>
  people
    .all()
    .filter(({ role, isSuspended }) => includesRole(role, 'editor') && !isSuspended)
    .map(({ id }) => id);

/** People who take part in a proposal: its author, and those who wrote about it. */
export const participants = ({ by, comments }: Proposal): string[] => [
  by.id,
  ...comments.flatMap((comment) => (comment.by ? [comment.by.id] : [])),
];

interface Announcement {
  event: DeskEvent;
  proposal: Proposal;
  /** Who did it; absent for a guest or the server. */
  by?: Person | undefined;
  /** People to tell; never who did it. */
  to?: readonly string[];
  /** Further values of the sentence. */
  values?: Record<string, string>;
  address?: string;
}

/** Records a step of a proposal in the audit list, and tells people about it. */
export function announce(desk: Desk, { event, proposal, by, to = [], values, address }: Announcement): void {
  const all = { ...(by && { by: by.name }), pages: titlesOf(proposal), ...values };
  desk.audit.add({ event, values: all, ...(by && { by: by.id }), ...(address !== undefined && { address }) });
  const href = screenAddress('proposals', proposal.id);
  for (const person of new Set(to)) {
    if (person !== by?.id && desk.people.find(person)) desk.notices.add({ to: person, event, values: all, href });
  }
}
