import type * as z from 'zod';
import { json } from '../../editor/server/endpoints/endpoint.ts';
import type { Desk } from '../model/desk.ts';
import type { DeskRequest, OperationEntry, SignedRequest } from '../model/operations.ts';
import type { Person } from '../model/person.ts';
import type { CommentLine, PersonName, ProposalAnswer, ProposalLine, ProposalsAnswer } from '../model/protocol.ts';
import { createRateLimit } from '../model/rate-limit.ts';
import { readSignedRequest } from '../model/read-request.ts';
import { answerGuestComment } from './guest-comment.ts';
import { inputs } from './input.ts';
import type { Proposals } from './proposals.ts';
import { SharedPreviews } from './shared.ts';
import { ProposalSteps } from './steps.ts';
import type { Proposal, ProposalComment } from './stored-proposal.ts';

/** Maximum size of a request in bytes. */
const mostBytes = 256 * 1024;

/** Present name of a person, or the one at that time for those who left. */
const nameNow = ({ people }: Desk, { id, name }: PersonName): PersonName => ({ id, name: people.find(id)?.name ?? name });

const lineOf = (desk: Desk, { id, state, by, at, note, pages, comments }: Proposal): ProposalLine => ({
  id,
  state,
  by: nameNow(desk, by),
  at,
  note,
  pages: pages.map(({ path, title }) => ({ path, title })),
  comments: comments.length,
});

const commentOf = (desk: Desk, { by, guest = '', ...rest }: ProposalComment): CommentLine => ({
  ...rest,
  by: by ? nameNow(desk, by) : { guest },
});

/** Whole proposal; hashes of links are left out. */
function proposalOf(desk: Desk, proposals: Proposals, proposal: Proposal): ProposalAnswer {
  const { pages, comments, decision } = proposal;
  const version = proposals.version();
  return {
    ...lineOf(desk, proposal),
    pages: pages.map(({ path, title, address }) => ({ path, title, preview: encodeURI(address) })),
    comments: comments.map((comment) => commentOf(desk, comment)),
    shares: proposals
      .sharesOf(proposal)
      .map(({ id, by, createdAt, expiresAt }) => ({ id, by: nameNow(desk, by), createdAt, expiresAt })),
    ...(decision && {
      decision: {
        by: nameNow(desk, decision.by),
        at: decision.at,
        ...(decision.reason !== undefined && { reason: decision.reason }),
      },
    }),
    version,
    isChanged: version !== proposal.version,
  };
}

function list(desk: Desk, proposals: Proposals, { query }: SignedRequest): ProposalsAnswer | ProposalAnswer {
  const id = query.get('id');
  if (id !== null) return proposalOf(desk, proposals, proposals.get(id));
  return { proposals: proposals.all().map((proposal) => lineOf(desk, proposal)) };
}

/** Steps of proposals by the name of their operation. They answer what a step gives back, or nothing. */
function stepAnswers(desk: Desk, steps: ProposalSteps) {
  const step =
    <Schema extends z.ZodType>(schema: Schema, take: (person: Person, input: z.output<Schema>) => unknown) =>
    async (asked: SignedRequest) =>
      json(take(asked.person, await readSignedRequest(desk, asked, schema, mostBytes)) ?? {});
  return {
    propose: step(inputs.propose, (person, input) => steps.propose(person, input)),
    'withdraw-proposal': step(inputs.withdraw, (person, input) => steps.withdraw(person, input)),
    comment: step(inputs.comment, (person, input) => steps.comment(person, input)),
    approve: step(inputs.approve, (person, input) => steps.approve(person, input)),
    'send-back': step(inputs.sendBack, (person, input) => steps.sendBack(person, input)),
    share: step(inputs.share, (person, input) => steps.share(person, input)),
    'end-share': step(inputs.endShare, (person, input) => steps.endShare(person, input)),
  };
}

type StepName = keyof ReturnType<typeof stepAnswers>;
type StepAnswer = ReturnType<typeof stepAnswers>[StepName];

/** Operations on proposals, and the preview for people with a link. */
export function proposalOperations(desk: Desk, proposals: Proposals): OperationEntry[] {
  const steps = new ProposalSteps(desk, proposals);
  const previews = new SharedPreviews(desk, proposals);
  const limits = {
    network: createRateLimit({ burst: 5, perMinute: 2 }, desk.now),
    link: createRateLimit({ burst: 20, perMinute: 5 }, desk.now),
  };
  const answers = Object.entries(stepAnswers(desk, steps)) as [StepName, StepAnswer][];
  return [
    ['proposals', { method: 'GET', answer: (asked: SignedRequest) => json(list(desk, proposals, asked)) }],
    ...answers.map(([name, answer]): OperationEntry => [name, { method: 'POST', answer }]),
    ['shared', { method: 'GET', isFolder: true, answer: (asked: DeskRequest) => previews.answer(asked) }],
    [
      'shared-comment',
      { method: 'POST', answer: (asked: DeskRequest) => answerGuestComment({ steps, proposals, limits }, asked) },
    ],
  ];
}
