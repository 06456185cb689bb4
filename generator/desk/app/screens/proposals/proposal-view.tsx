import { css } from '@linaria/core';
import { Drawing } from '../../../../editor/app/parts/drawing.tsx';
import type { ProposalAnswer } from '../../../model/protocol.ts';
import { useClock } from '../../data/formats.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { useChanges } from '../../data/use-changes.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { ScreenPage } from '../../parts/page.tsx';
import { card, columns, group, link, soft, stack, typed } from '../../style/desk.ts';
import { fill, isolate, isolated, useWords } from '../../words/words.tsx';
import { Comments } from './comments.tsx';
import { Decision } from './decision.tsx';
import { Shares } from './shares.tsx';
import { StateBadge } from './state-badge.tsx';

const pageList = css`
  & > li {
    display: flex;
    gap: 0.5rem;
    align-items: baseline;
    padding-block: 0.5rem;
  }

  & > li + li {
    border-block-start: 1px solid var(--hairline);
  }

  & svg {
    position: relative;
    inset-block-start: 0.25rem;
    color: var(--soft);
  }

  & small {
    display: block;
  }
`;

/** Pages of a proposal: each with a link to its preview. */
function Pages({ pages }: Pick<ProposalAnswer, 'pages'>) {
  const { proposals: w } = useWords();
  return (
    <section className={`${card} ${group}`} aria-labelledby="pages">
      <h2 id="pages">{w.pages}</h2>
      <ul className={pageList}>
        {pages.map(({ path, title, preview }) => (
          <li key={path}>
            <Drawing name="page" size={18} />
            <div>
              <a className={link} href={preview} target="preview">
                {fill(w.preview, isolated({ title }))}
              </a>
              <small className={soft}>
                <bdi dir="ltr">{path}</bdi>
              </small>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Note({ note }: Pick<ProposalAnswer, 'note'>) {
  const { proposals: w } = useWords();
  if (note === '') return null;
  return (
    <section className={`${card} ${group}`} aria-labelledby="note">
      <h2 id="note">{w.note}</h2>
      <p className={typed}>
        <bdi>{note}</bdi>
      </p>
    </section>
  );
}

interface ContentsProps {
  proposal: ProposalAnswer;
  reload: () => Promise<void>;
}

function Contents({ proposal, reload }: ContentsProps) {
  return (
    <div className={columns}>
      <div className={stack}>
        <Note note={proposal.note} />
        <Pages pages={proposal.pages} />
        <Comments proposal={proposal} reload={reload} />
      </div>
      <div className={stack}>
        <Decision proposal={proposal} reload={reload} />
        <Shares proposal={proposal} reload={reload} />
      </div>
    </div>
  );
}

/** Who proposed it, when, and its state. */
function About({ proposal: { by, at, state } }: { proposal: ProposalAnswer }) {
  const { proposals: w } = useWords();
  const clock = useClock();
  return (
    <>
      {fill(w.by, isolated({ name: by.name, when: clock(at) }))} <StateBadge state={state} />
    </>
  );
}

/** One proposal with what can be done with it. */
export function ProposalView({ id }: { id: string }) {
  const { proposals: w, comma } = useWords();
  const loading = useAnswer<ProposalAnswer>('proposals', { id });
  const { data, reload } = loading;
  useChanges('proposals', reload);
  const titles = data?.pages.map(({ title }) => isolate(title)).join(comma);
  return (
    <ScreenPage title={titles || w.one} intro={data ? <About proposal={data} /> : null} back="proposals">
      <Loaded from={loading}>{(proposal) => <Contents proposal={proposal} reload={reload} />}</Loaded>
    </ScreenPage>
  );
}
