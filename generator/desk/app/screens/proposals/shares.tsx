import { css } from '@linaria/core';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { button } from '../../../../editor/app/style/controls.ts';
import { includesRole } from '../../../../editor/document/person.ts';
import { operationRoles } from '../../../model/operations.ts';
import type { LinkAnswer, ProposalAnswer, ShareLine } from '../../../model/protocol.ts';
import { useDesk } from '../../data/desk-context.ts';
import { useClock } from '../../data/formats.ts';
import { useAction } from '../../data/use-action.ts';
import { ChoiceField } from '../../parts/fields.tsx';
import { LinkOnce } from '../../parts/link-once.tsx';
import { Problem } from '../../parts/problem.tsx';
import { card, group, soft } from '../../style/desk.ts';
import { count, fill, isolated, useLanguage, useWords } from '../../words/words.tsx';

/** Days after which a link may expire. */
const dayChoices = [1, 7, 30];

const list = css`
  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 1rem;
    align-items: center;
    justify-content: space-between;
    padding-block: 0.625rem;
    border-block-end: 1px solid var(--hairline);
  }

  & > li > span {
    flex: 1 1 10rem;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

const form = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  align-items: end;

  & > div {
    flex: 1 1 8rem;
  }
`;

interface SharesProps {
  proposal: ProposalAnswer;
  reload: () => Promise<void>;
}

function Share({ share: { id, by, expiresAt }, onEnd }: { share: ShareLine; onEnd: (id: string) => void }) {
  const { proposals: w } = useWords();
  const clock = useClock();
  const values = isolated({ name: by.name, when: clock(expiresAt) });
  return (
    <li>
      <span>{fill(w.shareBy, values)}</span>
      <Button className={button} aria-label={fill(w.endShareOf, values)} onPress={() => onEnd(id)}>
        {w.endShare}
      </Button>
    </li>
  );
}

/** Creates and ends links. @returns the link that was just created */
function useShares({ proposal: { id }, reload }: SharesProps) {
  const { proposals: w } = useWords();
  const { client, say } = useDesk();
  const action = useAction();
  const [link, setLink] = useState<LinkAnswer | undefined>(undefined);
  const create = (days: number) =>
    action.run(async () => {
      setLink(await client.send<LinkAnswer>('share', { proposal: id, days }));
      await reload();
      say(w.created);
    });
  const end = (share: string) =>
    action.run(async () => {
      await client.send('end-share', { id: share });
      if (link?.id === share) setLink(undefined);
      await reload();
      say(w.shareEnded);
    });
  return { ...action, link, create, end };
}

/** Links with which guests see the draft; a new one is shown once. */
export function Shares(props: SharesProps) {
  const { proposals: w } = useWords();
  const language = useLanguage();
  const { person } = useDesk();
  const [days, setDays] = useState('7');
  const { problem, isBusy, link, create, end } = useShares(props);
  const { shares } = props.proposal;
  if (!includesRole(person.role, operationRoles.share)) return null;
  return (
    <section className={`${card} ${group}`} aria-labelledby="shares">
      <h2 id="shares">{w.share}</h2>
      <p className={soft}>{w.shareHelp}</p>
      {shares.length === 0 ? <p className={soft}>{w.noShares}</p> : null}
      <ul className={list}>
        {shares.map((share) => (
          <Share key={share.id} share={share} onEnd={end} />
        ))}
      </ul>
      {link ? <LinkOnce link={link} /> : null}
      <div className={form}>
        <ChoiceField
          label={w.days}
          options={dayChoices.map((n) => ({ id: String(n), words: count(w.daysCount, n, language) }))}
          value={days}
          onChange={setDays}
        />
        <Button className={button} aria-disabled={isBusy} onPress={() => create(Number(days))}>
          {w.create}
        </Button>
      </div>
      <Problem words={problem} />
    </section>
  );
}
