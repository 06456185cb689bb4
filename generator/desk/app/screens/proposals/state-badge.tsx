import type { ProposalState } from '../../../model/protocol.ts';
import { Badge, type Tone } from '../../parts/badge.tsx';
import { useWords } from '../../words/words.tsx';

/** States in the order of their filter. */
export const proposalStates = ['open', 'sent-back', 'approved', 'published', 'withdrawn'] as const satisfies ProposalState[];

const tones: Record<ProposalState, Tone> = {
  open: 'warning',
  'sent-back': 'bad',
  approved: 'good',
  published: 'good',
  withdrawn: 'plain',
};

/** State of a proposal in a word. */
export function StateBadge({ state }: { state: ProposalState }) {
  const { proposals } = useWords();
  return <Badge tone={tones[state]}>{proposals.states[state]}</Badge>;
}
