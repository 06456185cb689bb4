import { useState } from 'react';
import { Button } from 'react-aria-components';
import { button, row } from '../../../../editor/app/style/controls.ts';
import { includesRole } from '../../../../editor/document/person.ts';
import { operationRoles } from '../../../model/operations.ts';
import type { ProposalAnswer } from '../../../model/protocol.ts';
import { useDesk } from '../../data/desk-context.ts';
import { useClock } from '../../data/formats.ts';
import { Question } from '../../parts/question.tsx';
import { card, group, soft, typed } from '../../style/desk.ts';
import { fill, isolated, useWords } from '../../words/words.tsx';
import { SendBack } from './send-back.tsx';

interface DecisionProps {
  proposal: ProposalAnswer;
  reload: () => Promise<void>;
}

/** Decision that was made: by whom, when and why. */
function Made({ proposal: { state, decision } }: Pick<DecisionProps, 'proposal'>) {
  const { proposals: w } = useWords();
  const clock = useClock();
  if (!decision) return <p className={soft}>{w.states[state]}</p>;
  const sentence = state === 'sent-back' ? w.sentBackBy : state === 'withdrawn' ? w.withdrawnBy : w.approvedBy;
  return (
    <>
      <p>{fill(sentence, isolated({ name: decision.by.name, when: clock(decision.at) }))}</p>
      {decision.reason ? <p className={typed}>{decision.reason}</p> : null}
    </>
  );
}

type Step = 'approve' | 'send-back' | 'withdraw';

/** Windows that ask before a decision. */
function Questions({ proposal, reload, step, onClose }: DecisionProps & { step: Step | undefined; onClose: () => void }) {
  const { proposals: w } = useWords();
  const { client, say } = useDesk();
  const { id, version } = proposal;
  const decide = async (task: Promise<unknown>, done: string) => {
    await task;
    await reload();
    say(done);
  };
  return (
    <>
      <Question
        title={w.approve}
        words={w.approveAsk}
        confirm={w.approve}
        isOpen={step === 'approve'}
        onClose={onClose}
        onConfirm={() => decide(client.send('approve', { id, version }), w.approveDone)}
      />
      <Question
        title={w.withdraw}
        words={w.withdrawAsk}
        confirm={w.withdraw}
        isOpen={step === 'withdraw'}
        onClose={onClose}
        onConfirm={() => decide(client.send('withdraw-proposal', { id }), w.withdrawDone)}
      />
      <SendBack
        isOpen={step === 'send-back'}
        onClose={onClose}
        onSend={(reason) => decide(client.send('send-back', { id, reason }), w.sendBackDone)}
      />
    </>
  );
}

/** Buttons of an open proposal: those of an editor, and of its writer. */
function Choices({ proposal, reload }: DecisionProps) {
  const { proposals: w } = useWords();
  const { person } = useDesk();
  const [step, setStep] = useState<Step | undefined>(undefined);
  const mayDecide = includesRole(person.role, operationRoles.approve);
  const isOwn = proposal.by.id === person.id;
  return (
    <>
      {proposal.isChanged ? <p>{w.isChanged}</p> : null}
      {mayDecide || isOwn ? null : <p className={soft}>{w.states.open}</p>}
      <div className={row}>
        {mayDecide ? (
          <>
            <Button className={button} data-main="" onPress={() => setStep('approve')}>
              {w.approve}
            </Button>
            <Button className={button} onPress={() => setStep('send-back')}>
              {w.sendBack}
            </Button>
          </>
        ) : null}
        {isOwn ? (
          <Button className={button} onPress={() => setStep('withdraw')}>
            {w.withdraw}
          </Button>
        ) : null}
      </div>
      <Questions proposal={proposal} reload={reload} step={step} onClose={() => setStep(undefined)} />
    </>
  );
}

/** What was decided about a proposal, or the buttons to decide. */
export function Decision({ proposal, reload }: DecisionProps) {
  const { proposals: w } = useWords();
  return (
    <section className={`${card} ${group}`} aria-labelledby="decision">
      <h2 id="decision">{w.decision}</h2>
      {proposal.state === 'open' ? <Choices proposal={proposal} reload={reload} /> : <Made proposal={proposal} />}
    </section>
  );
}
