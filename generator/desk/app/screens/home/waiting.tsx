import { includesRole } from '../../../../editor/document/person.ts';
import { screenAddress } from '../../../model/addresses.ts';
import type { ProposalLine, ProposalsAnswer } from '../../../model/protocol.ts';
import { useDesk } from '../../data/desk-context.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { useChanges } from '../../data/use-changes.ts';
import { ScreenLink } from '../../parts/screen-link.tsx';
import { card, group, soft } from '../../style/desk.ts';
import { count, useLanguage, useWords } from '../../words/words.tsx';

type Own = (proposal: ProposalLine) => boolean;

/** Proposals that the person may approve: only owners approve their own. */
const toApprove = (proposals: readonly ProposalLine[], isOwn: Own, isOwner: boolean) =>
  proposals.filter((one) => one.state === 'open' && (isOwner || !isOwn(one)));

/** Proposals that wait for the person: to be approved, or to be completed; nothing waits for readers. */
export function Waiting() {
  const { home: w } = useWords();
  const language = useLanguage();
  const { person } = useDesk();
  const { data, reload } = useAnswer<ProposalsAnswer>('proposals');
  useChanges('proposals', reload);
  if (!data || !includesRole(person.role, 'writer')) return null;
  const isOwn: Own = ({ by }) => by.id === person.id;
  const mayApprove = includesRole(person.role, 'editor');
  const open = mayApprove ? toApprove(data.proposals, isOwn, person.role === 'owner').length : 0;
  const sentBack = data.proposals.filter((one) => one.state === 'sent-back' && isOwn(one)).length;
  const address = screenAddress('proposals');
  return (
    <section className={`${card} ${group}`} aria-labelledby="waiting">
      <h2 id="waiting">{w.waiting}</h2>
      {open + sentBack === 0 ? <p className={soft}>{mayApprove ? count(w.openProposals, 0, language) : w.nothingWaits}</p> : null}
      {open > 0 ? (
        <p>
          <ScreenLink href={address}>{count(w.openProposals, open, language)}</ScreenLink>
        </p>
      ) : null}
      {sentBack > 0 ? (
        <p>
          <ScreenLink href={`${address}&state=sent-back`}>{count(w.sentBack, sentBack, language)}</ScreenLink>
        </p>
      ) : null}
    </section>
  );
}
