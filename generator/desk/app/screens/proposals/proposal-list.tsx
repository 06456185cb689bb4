import { css } from '@linaria/core';
import { Segments } from '../../../../editor/app/parts/segments.tsx';
import { screenAddress } from '../../../model/addresses.ts';
import type { ProposalLine, ProposalState, ProposalsAnswer } from '../../../model/protocol.ts';
import { useClock } from '../../data/formats.ts';
import { changeQuery, useRoute } from '../../data/route.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { useChanges } from '../../data/use-changes.ts';
import { Empty } from '../../parts/empty.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { ScreenPage } from '../../parts/page.tsx';
import { ScreenLink } from '../../parts/screen-link.tsx';
import { card, cards, group, link, soft, typed } from '../../style/desk.ts';
import { count, fill, isolate, isolated, useLanguage, useWords } from '../../words/words.tsx';
import { proposalStates } from './state-badge.tsx';

const list = css`
  & p:not(:first-of-type) {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
`;

function Line({ proposal }: { proposal: ProposalLine }) {
  const { proposals: w, comma } = useWords();
  const language = useLanguage();
  const clock = useClock();
  const { id, by, at, note, pages, comments } = proposal;
  const about = [
    fill(w.by, isolated({ name: by.name, when: clock(at) })),
    count(w.pagesCount, pages.length, language),
    count(w.commentsCount, comments, language),
  ];
  const titles = pages.map(({ title }) => isolate(title));
  return (
    <li className={`${card} ${group}`}>
      <h2>
        <ScreenLink className={link} href={screenAddress('proposals', id)}>
          {titles.join(comma) || fill(w.titleOf, isolated({ name: by.name }))}
        </ScreenLink>
      </h2>
      <p className={soft}>{about.join(comma)}</p>
      {note === '' ? null : (
        <p className={typed}>
          <bdi>{note}</bdi>
        </p>
      )}
    </li>
  );
}

/** Proposals in a state, the newest first. */
export function ProposalList() {
  const { proposals: w, names } = useWords();
  const language = useLanguage();
  const { query } = useRoute();
  const loading = useAnswer<ProposalsAnswer>('proposals');
  const { reload } = loading;
  useChanges('proposals', reload);
  const state: ProposalState = proposalStates.find((one) => one === query.get('state')) ?? 'open';
  return (
    <ScreenPage title={names.proposals} intro={w.intro}>
      <Loaded from={loading}>
        {({ proposals }) => {
          const shown = proposals.filter((one) => one.state === state);
          return (
            <div className={group}>
              <Segments
                label={w.filter}
                options={proposalStates.map((id) => ({ id, words: w.states[id] }))}
                value={state}
                onChange={(id) => changeQuery({ state: id === 'open' ? undefined : id })}
              />
              <p className={soft} role="status">
                {count(w.found, shown.length, language)}
              </p>
              {shown.length === 0 ? <Empty drawing="task" words={w.empty[state]} /> : null}
              <ul className={`${cards} ${list}`}>
                {shown.map((proposal) => (
                  <Line key={proposal.id} proposal={proposal} />
                ))}
              </ul>
            </div>
          );
        }}
      </Loaded>
    </ScreenPage>
  );
}
